import { useFormField } from '@shop/forms';
import { Button } from '@shop/ui-kit/button';
import { MessageBanner } from '@shop/ui-kit/message-banner';
import { looksLikeMistypedCom } from '@shop/validation';
import { FormattedMessage } from 'react-intl';

interface MistypedComProps {
  /** The field of the form around it. */
  name: string;
  /** The address in question; it is asked about for as long as the field holds it. */
  asked: string;
  /** Gets the address where it is meant so, '' where it has been mended. */
  onAnswer: (meant: string) => void;
}

/** Offers to end in .com what ends in .co. Nothing where that is not in question. */
export function MistypedCom({ name, asked, onAnswer }: MistypedComProps) {
  const { input } = useFormField(name);
  if (!looksLikeMistypedCom(asked) || input.value.trim() !== asked) return null;
  const mended = `${asked}m`;

  function mend() {
    input.onChange(mended);
    onAnswer('');
  }

  return (
    <MessageBanner
      type="info"
      action={
        <>
          <Button mode="secondary" size="small" onClick={mend}>
            <FormattedMessage id="catalogue.backInStock.mistyped.yes" />
          </Button>{' '}
          <Button mode="transparent" size="small" onClick={() => onAnswer(asked)}>
            <FormattedMessage id="catalogue.backInStock.mistyped.no" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="catalogue.backInStock.mistyped" values={{ email: mended }} />
    </MessageBanner>
  );
}
