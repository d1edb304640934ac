import { Link } from '@shop/ui-kit/link';
import { type MouseEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LazyPart } from '../lazy/LazyPart';
import { LostPart } from '../lazy/LostPart';

const loadDrawer = () => import('./ConsentDrawer');

/** Opens the categories of consent again. Without scripts, where nothing needs consent, it leads to the privacy page. */
export function PrivacySettings({ privacyUrl }: { privacyUrl: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <Link to={privacyUrl} aria-haspopup="dialog" onClick={handleClick}>
        <FormattedMessage id="frame.consent.settings" />
      </Link>
      {open && <LazyPart load={loadDrawer} props={{ onClose: close }} failed={<LostPart onClose={close} />} />}
    </>
  );
}
