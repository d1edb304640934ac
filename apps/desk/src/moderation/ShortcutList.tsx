import type { MessageId } from '@shop/intl';
import { Drawer } from '@shop/ui-kit/drawer';
import { CheckboxField } from '@shop/ui-kit/field';
import { theme } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { Key } from './Key';
import { areShortcutsOn, switchShortcuts } from './shortcutSetting';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${theme.space.xs} ${theme.space.m};
  margin-bottom: ${theme.space.l};
`;

const shortcuts: readonly (readonly [keys: readonly string[], text: MessageId])[] = [
  [['j', '↓'], 'desk.shortcut.next'],
  [['k', '↑'], 'desk.shortcut.previous'],
  [['a'], 'desk.shortcut.approve'],
  [['r'], 'desk.shortcut.reject'],
  [['1', '–', '6'], 'desk.shortcut.reason'],
  [['w'], 'desk.shortcut.answer'],
  [['e'], 'desk.shortcut.edit'],
  [['h'], 'desk.shortcut.history'],
  [['n'], 'desk.shortcut.news'],
  [['/'], 'desk.shortcut.search'],
  [['Ctrl', 'Enter'], 'desk.shortcut.send'],
  [['Esc'], 'desk.shortcut.close'],
  [['?'], 'desk.shortcut.list'],
];

/** Lists the keys, and switches them off and on. */
export function ShortcutList({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [isOn, setIsOn] = useState(areShortcutsOn);

  function handleChange(on: boolean) {
    switchShortcuts(on);
    setIsOn(on);
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="right"
      size="narrow"
      title={<FormattedMessage id="desk.shortcut.title" />}
    >
      <Keys>
        {shortcuts.map(([keys, text]) => [
          <dt key={`${text} keys`}>
            {keys.map((key) => (
              <Key key={key}>{key}</Key>
            ))}
          </dt>,
          <dd key={text}>
            <FormattedMessage id={text} />
          </dd>,
        ])}
      </Keys>
      <CheckboxField
        label={<FormattedMessage id="desk.shortcut.on" />}
        checked={isOn}
        onChange={({ target }) => handleChange(target.checked)}
      />
    </Drawer>
  );
}
