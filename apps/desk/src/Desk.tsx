import { useNavigator } from '@shop/router';
import { use, useEffect } from 'react';
import type { DeskConfig } from './DeskConfig';
import { DeskFrame } from './frame/DeskFrame';
import { DeskTexts } from './frame/DeskTexts';
import { ModerationRoom } from './moderation/ModerationRoom';
import { addressOfPlace } from './place/deskPlace';
import { DeskConfigContext, useDesk } from './place/useDesk';
import { SiteStore } from './staff/SiteStore';
import { StaffOnly } from './staff/StaffOnly';

/** The staff's app. */
export function Desk({ config }: { config: DeskConfig }) {
  return (
    <DeskConfigContext value={config}>
      <DeskTexts>
        <DeskAtPlace />
      </DeskTexts>
    </DeskConfigContext>
  );
}

/** Everything below belongs to one site: its store and whoever is signed in there go with it. */
function DeskAtPlace() {
  const here = useDesk();
  if (!here) return <ToFirstPlace />;
  const { site } = here.place;
  return (
    <SiteStore key={site} site={site}>
      <StaffOnly>
        {(staff) => (
          <DeskFrame staff={staff}>
            <ModerationRoom onRefused={staff.check} />
          </DeskFrame>
        )}
      </StaffOnly>
    </SiteStore>
  );
}

function ToFirstPlace() {
  const { sites } = use(DeskConfigContext);
  const navigator = useNavigator();
  const site = sites[0]?.site ?? '';
  useEffect(() => {
    const first = addressOfPlace({ site, tab: 'waiting', kind: null, search: '', entry: null });
    navigator.navigate(first, { replace: true });
  }, [navigator, site]);
  return null;
}
