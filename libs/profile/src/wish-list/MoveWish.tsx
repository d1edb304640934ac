import { Button } from '@shop/ui-kit/button';
import { SelectField } from '@shop/ui-kit/field';
import { theme } from '@shop/ui-kit/theme';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';

/** Beside each other where there is room. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs};
  & > div {
    flex: 1 1 9rem;
  }
  & > button {
    flex: 1 0 auto;
  }
`;

/** Another list an article may go to. */
export interface WishTarget {
  id: string;
  title: string;
}

interface MoveWishProps {
  /** Of the article. */
  name: string;
  targets: readonly WishTarget[];
  onMove: (to: string) => Promise<unknown>;
}

/** Moves an article to another list. By a button: a closed select changes with every arrow key (WCAG 3.2.2). */
export function MoveWish({ name, targets, onMove }: MoveWishProps) {
  const { formatMessage } = useIntl();
  const select = useRef<HTMLSelectElement>(null);
  const [to, setTo] = useState('');
  const [isMoving, setMoving] = useState(false);

  async function handlePress() {
    if (!to) {
      select.current?.focus();
      return;
    }
    setMoving(true);
    await onMove(to);
    setMoving(false);
  }

  return (
    <Row>
      <SelectField
        ref={select}
        hideLabel
        label={formatMessage({ id: 'profile.wishList.move.label' }, { title: name })}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      >
        <option value="">{formatMessage({ id: 'profile.wishList.move' })}</option>
        {targets.map((target) => (
          <option key={target.id} value={target.id}>
            {target.title}
          </option>
        ))}
      </SelectField>
      <Button
        mode="secondary"
        size="small"
        loading={isMoving}
        aria-label={formatMessage({ id: 'profile.wishList.move.submit.label' }, { title: name })}
        onClick={() => void handlePress()}
      >
        <FormattedMessage id="profile.wishList.move.submit" />
      </Button>
    </Row>
  );
}
