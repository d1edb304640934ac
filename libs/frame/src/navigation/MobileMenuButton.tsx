import type { SiteContent } from '@shop/contracts';
import { useLocation } from '@shop/router';
import { IconButton } from '@shop/ui-kit/button';
import { IconMenu } from '@shop/ui-kit/icon';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LazyPart } from '../lazy/LazyPart';
import { LostPart } from '../lazy/LostPart';

const loadMenu = () => import('./MobileMenu');

/** Opens the navigation of small screens. The drawer's code comes with the first press. */
export function MobileMenuButton({ content }: { content: SiteContent }) {
  const { formatMessage } = useIntl();
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    setOpen(false);
  }
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        label={formatMessage({ id: 'frame.navigation.open' })}
        icon={<IconMenu />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && <LazyPart load={loadMenu} props={{ content, onClose: close }} failed={<LostPart onClose={close} />} />}
    </>
  );
}
