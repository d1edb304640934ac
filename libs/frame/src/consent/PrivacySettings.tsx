import { onIntent } from '@shop/preloadable';
import { Link } from '@shop/ui-kit/link';
import { type MouseEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConsentCategories, consentDrawer } from './ConsentCategories';

/** Reopens the consent categories. Without scripts, where nothing needs consent, it is a link to the privacy page. */
export function PrivacySettings({ privacyUrl }: { privacyUrl: string }) {
  const [open, setOpen] = useState(false);

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <Link to={privacyUrl} aria-haspopup="dialog" onClick={handleClick} {...onIntent(consentDrawer)}>
        <FormattedMessage id="frame.consent.settings" />
      </Link>
      {open && <ConsentCategories onClose={() => setOpen(false)} />}
    </>
  );
}
