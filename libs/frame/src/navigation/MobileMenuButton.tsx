import type { SiteContent } from '@shop/contracts';
import { IconButton } from '@shop/ui-kit/button';
import { IconMenu } from '@shop/ui-kit/icon';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';

const MobileMenu = lazy(() => import('./MobileMenu'));

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
  return (
    <>
      <IconButton
        label={formatMessage({ id: 'frame.navigation.open' })}
        icon={<IconMenu />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <MobileMenu content={content} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
