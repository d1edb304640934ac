import type { MessageId } from '@shop/intl';
import { IconUsers } from '@shop/ui-kit/icon';
import type { ComponentType } from 'react';

interface Room {
  /** Its part of the address. */
  path: string;
  title: MessageId;
  Icon: ComponentType;
}

/** The rooms of the desk, as the rail shows them. */
export const rooms: readonly Room[] = [{ path: 'moderation', title: 'desk.frame.moderation', Icon: IconUsers }];
