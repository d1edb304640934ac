import { useNavigator } from '@shop/router';
import { use, useEffect } from 'react';
import type { DeskConfig } from './DeskConfig';
import { DeskFrame } from './frame/DeskFrame';
import { DeskTexts } from './frame/DeskTexts';
import { addressOfLocation } from './location/deskLocation';
import { DeskConfigContext, useDesk } from './location/useDesk';
import { ModerationSection } from './moderation/ModerationSection';
import { SiteStore } from './staff/SiteStore';
import { StaffOnly } from './staff/StaffOnly';

/** The staff's app. */
export function Desk({ config }: { config: DeskConfig }) {
  return (
    <DeskConfigContext value={config}>
      <DeskTexts>
        <DeskAtLocation />
      </DeskTexts>
    </DeskConfigContext>
  );
}

/** Everything below belongs to one site: its store and whoever is signed in there go with it. */
function DeskAtLocation() {
  const here = useDesk();
  if (!here) return <ToFirstLocation />;
  const { site } = here.location;
  return (
    <SiteStore key={site} site={site}>
      <StaffOnly>
        {(staff) => (
          <DeskFrame staff={staff}>
            <ModerationSection onRefused={staff.check} />
          </DeskFrame>
        )}
      </StaffOnly>
    </SiteStore>
  );
}

function ToFirstLocation() {
  const { sites } = use(DeskConfigContext);
  const navigator = useNavigator();
  const site = sites[0]?.site ?? '';
  useEffect(() => {
    const first = addressOfLocation({ site, tab: 'waiting', kind: null, search: '', entry: null });
    navigator.navigate(first, { replace: true });
  }, [navigator, site]);
  return null;
}
