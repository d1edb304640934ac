import type { MessageId } from '@shop/intl';
import { IconUsers } from '@shop/ui-kit/icon';
import type { ComponentType } from 'react';

interface Section {
  /** Its part of the address. */
  path: string;
  title: MessageId;
  Icon: ComponentType;
}

/** The sections of the desk, as the rail shows them. */
export const sections: readonly Section[] = [{ path: 'moderation', title: 'desk.frame.moderation', Icon: IconUsers }];
