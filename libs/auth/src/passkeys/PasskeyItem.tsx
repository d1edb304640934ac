import type { Passkey } from '@shop/contracts';
import { formatDate } from '@shop/intl';
import { useRemovePasskeyMutation } from '@shop/service-client/passkey';
import { IconButton } from '@shop/ui-kit/button';
import { IconTrash } from '@shop/ui-kit/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import { askToRemove } from './askToRemove';

interface PasskeyItemProps {
  passkey: Passkey;
  onRemoved: () => void;
}

/** A passkey with its dates, and the button that removes it once that is confirmed. */
export function PasskeyItem({ passkey, onRemoved }: PasskeyItemProps) {
  const intl = useIntl();
  const [removePasskey, { isLoading }] = useRemovePasskeyMutation();
  const { id, name, createdAt, usedAt } = passkey;

  async function handleRemove() {
    if (isLoading || !(await askToRemove(name, intl))) return;
    const { data } = await removePasskey(id);
    // Without an answer the visitor has been told. One that is not found is gone already.
    if (data) onRemoved();
  }

  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>
          <FormattedMessage id="auth.passkeys.created" values={{ date: formatDate(createdAt) }} />
        </p>
        <p>
          {usedAt === null ? (
            <FormattedMessage id="auth.passkeys.unused" />
          ) : (
            <FormattedMessage id="auth.passkeys.used" values={{ date: formatDate(usedAt) }} />
          )}
        </p>
      </div>
      <IconButton
        label={intl.formatMessage({ id: 'auth.passkeys.remove.button' }, { name })}
        icon={<IconTrash />}
        onClick={() => void handleRemove()}
      />
    </li>
  );
}
