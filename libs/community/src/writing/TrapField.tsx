import { useFormField } from '@shop/forms';
import { VisuallyHidden } from '@shop/ui-kit/layout';
import { FormattedMessage } from 'react-intl';

/** What programs fill in. */
export interface Trapped {
  website?: string;
}

/** A field that people neither see nor reach: whoever fills it in is a program that fills in everything. */
export function TrapField() {
  const { input } = useFormField('website');
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        <FormattedMessage id="community.writing.trap" />
        <input {...input} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
