import { onIntent, preloadable } from '@shop/preloadable';
import { Link } from '@shop/ui-kit/link';
import { WhenWanted } from '@shop/ui-kit/part';
import { type MouseEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadFailed } from '../LoadFailed';

const drawer = preloadable(() => import('./ConsentDrawer'));

/** Reopens the consent categories. Without scripts, where nothing needs consent, it is a link to the privacy page. */
export function PrivacySettings({ privacyUrl }: { privacyUrl: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <Link to={privacyUrl} aria-haspopup="dialog" onClick={handleClick} {...onIntent(drawer)}>
        <FormattedMessage id="frame.consent.settings" />
      </Link>
      {open && (
        <WhenWanted part={drawer} failed={<LoadFailed onClose={close} />}>
          {({ default: ConsentDrawer }) => <ConsentDrawer onClose={close} />}
        </WhenWanted>
      )}
    </>
  );
}
