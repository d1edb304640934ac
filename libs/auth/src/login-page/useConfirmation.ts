import { tokenIn } from '@shop/contracts/account-links';
import { ACCOUNT_DOMAIN, useNotify } from '@shop/notices';
import { useConfirmAccountMutation } from '@shop/service-client/account';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Confirms the address of an account by the token in a query, and says what came of it. */
export function useConfirmation(search: string) {
  const [confirmAccount] = useConfirmAccountMutation();
  const notify = useNotify();
  const token = tokenIn(search, 'confirmation');
  const asked = useRef('');

  const handleToken = useEffectEvent(async () => {
    const { data } = await confirmAccount(token);
    // A call without an answer has been told of.
    if (!data) return;
    const outcome = data.error ? 'refused' : 'done';
    notify({
      id: 'confirmation',
      domain: ACCOUNT_DOMAIN,
      type: data.error ? 'error' : 'success',
      titleId: `auth.confirm.${outcome}.title`,
      messageId: `auth.confirm.${outcome}.text`,
      // Who is signed in is led on meanwhile.
      showAfterRedirect: true,
    });
  });
  useEffect(() => {
    if (!token || asked.current === token) return;
    asked.current = token;
    void handleToken();
  }, [token]);
}
