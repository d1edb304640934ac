import { onIntent } from '@shop/preloadable';
import { Button, type ButtonVariant } from '@shop/ui-kit/button';
import type { ReactNode } from 'react';
import { useWriting } from './writingContext';
import { writingDrawer } from './writingDrawer';
import type { WritingOrder } from './WritingOrder';

interface WriteButtonProps extends ButtonVariant {
  order: WritingOrder;
  'aria-label'?: string;
  children: ReactNode;
}

/** Opens the drawer to write something. */
export function WriteButton({ order, children, ...variant }: WriteButtonProps) {
  const write = useWriting();
  return (
    <Button
      {...variant}
      data-scripted=""
      aria-haspopup="dialog"
      onClick={() => write(order)}
      {...onIntent(writingDrawer)}
    >
      {children}
    </Button>
  );
}
