import { Button } from '@shop/ui-kit/button';
import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import { looksLikeMistypedCom } from '@shop/validation';
import { FormattedMessage } from 'react-intl';
import { useFormField } from './useFormField';

interface MistypedComProps {
  /** Name of the form's field. */
  name: string;
  /** The address in question; the question shows while the field holds it. */
  asked: string;
  /** Called with the address if it is confirmed, with '' if it was corrected. */
  onAnswer: (confirmed: string) => void;
}

/** Offers to correct an address ending in .co to .com. Takes the focus where the form is sent without an answer. */
export function MistypedCom({ name, asked, onAnswer }: MistypedComProps) {
  const { input } = useFormField(name);
  if (!looksLikeMistypedCom(asked) || input.value.trim() !== asked) return null;
  const corrected = `${asked}m`;

  function correct() {
    input.onChange(corrected);
    onAnswer('');
  }

  return (
    <div data-form-question="" tabIndex={-1}>
      <NoticeBanner
        type="info"
        action={
          <>
            <Button mode="secondary" size="small" onClick={correct}>
              <FormattedMessage id="forms.mistypedCom.yes" />
            </Button>{' '}
            <Button mode="transparent" size="small" onClick={() => onAnswer(asked)}>
              <FormattedMessage id="forms.mistypedCom.no" />
            </Button>
          </>
        }
      >
        <FormattedMessage id="forms.mistypedCom.question" values={{ email: corrected }} />
      </NoticeBanner>
    </div>
  );
}
