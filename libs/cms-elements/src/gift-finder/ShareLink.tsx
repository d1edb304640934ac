import { Button } from '@shop/ui-kit/button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

/** Copies the address of the page, which holds all answers. Not shown without scripts. */
export function ShareLink() {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  async function handleCopy() {
    setOutcome(
      await navigator.clipboard.writeText(location.href).then(
        () => 'copied' as const,
        () => 'failed' as const,
      ),
    );
  }

  return (
    <div data-scripted="">
      <Button mode="secondary" onClick={() => void handleCopy()}>
        <FormattedMessage id="cms-elements.giftFinder.copy" />
      </Button>
      <p role="status">{outcome && <FormattedMessage id={`cms-elements.giftFinder.${outcome}`} />}</p>
    </div>
  );
}
