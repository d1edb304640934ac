import type { Passkey } from '@shop/contracts';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { PasskeyItem } from './PasskeyItem';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-start: 1px solid ${theme.color.line};
  & > li {
    display: flex;
    align-items: center;
    gap: ${theme.space.m};
    padding-block: ${theme.space.s};
    border-block-end: 1px solid ${theme.color.line};
  }
  & > li > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & p {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }
`;

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  /** Called when one has been removed. */
  onRemoved: () => void;
}

/** Passkeys in the order they were made; a note if there are none. */
export function PasskeyList({ passkeys, onRemoved }: PasskeyListProps) {
  if (passkeys.length === 0) {
    return (
      <p>
        <FormattedMessage id="auth.passkeys.empty" />
      </p>
    );
  }
  return (
    // Without bullets, VoiceOver takes it for no list.
    <List role="list">
      {passkeys.map((passkey) => (
        <PasskeyItem key={passkey.id} passkey={passkey} onRemoved={onRemoved} />
      ))}
    </List>
  );
}
