import { useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton';
import { Heading } from '../heading/Heading';
import { IconClose } from '../icon/IconClose';
import { DrawerBody, DrawerPanel } from './DrawerPanel';
import { useModalDialog } from './useModalDialog';

export interface DrawerProps {
  open: boolean;
  /** Called on the close button, Escape, the browser's way back, or a click beside the drawer. */
  onClose(): void;
  title: ReactNode;
  size?: 'full' | 'wide' | 'half' | 'narrow';
  side?: 'left' | 'right';
  children: ReactNode;
}

function OpenDrawer({ onClose, title, size = 'half', side = 'left', children }: Omit<DrawerProps, 'open'>) {
  const intl = useIntl();
  const titleId = useId();
  const ref = useModalDialog(onClose);
  const pressedOnBackdrop = useRef(false);

  function handleCancel(event: SyntheticEvent) {
    // A file input inside also fires `cancel`, which bubbles.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  // Only a click that also began there: not the end of a text selection.
  function handleClick(event: MouseEvent) {
    if (pressedOnBackdrop.current && event.target === event.currentTarget) onClose();
  }

  return (
    <DrawerPanel
      ref={ref}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-size={size}
      data-side={side}
      onCancel={handleCancel}
      onKeyDown={handleKeyDown}
      onMouseDown={(event) => (pressedOnBackdrop.current = event.target === event.currentTarget)}
      onClick={handleClick}
    >
      <DrawerBody>
        <div>
          <Heading level={2} size="l" id={titleId}>
            {title}
          </Heading>
          <IconButton
            label={intl.formatMessage({ id: 'ui-kit.drawer.close' })}
            icon={<IconClose />}
            onClick={onClose}
          />
        </div>
        <div>{children}</div>
      </DrawerBody>
    </DrawerPanel>
  );
}

/** A panel over the page from the side. Its content is mounted only while it is open. */
export function Drawer({ open, ...props }: DrawerProps) {
  return open ? <OpenDrawer {...props} /> : null;
}
