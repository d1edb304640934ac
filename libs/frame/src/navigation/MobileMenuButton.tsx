import type { SiteContent } from '@shop/contracts';
import { onIntent, preloadable } from '@shop/preloadable';
import { useLocation } from '@shop/router';
import { IconButton } from '@shop/ui-kit/button';
import { IconMenu } from '@shop/ui-kit/icon';
import { WhenWanted } from '@shop/ui-kit/part';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../LoadFailed';
import { useWholeContent } from '@shop/service-client/partial';

const menu = preloadable(() => import('./MobileMenu'));

/** Opens the navigation of small screens. The drawer's code is loaded on first press. */
export function MobileMenuButton({ content }: { content: SiteContent }) {
  const { formatMessage } = useIntl();
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    setOpen(false);
  }
  const whole = useWholeContent(content);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        label={formatMessage({ id: 'frame.navigation.open' })}
        icon={<IconMenu />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...onIntent(menu, whole.prepare)}
      />
      {open && (
        <WhenWanted part={menu} {...whole} failed={<LoadFailed onClose={close} />}>
          {({ default: MobileMenu }) => <MobileMenu content={content} onClose={close} />}
        </WhenWanted>
      )}
    </>
  );
}
