import { MessageBanner } from '@shop/ui-kit/message-banner';
import { theme } from '@shop/ui-kit/theme';
import { knownMaxLength } from '@shop/validation';
import { styled } from 'styled-components';
import type { FieldError } from './errorsWithoutField';
import { useErrorText } from './useErrorText';

const Box = styled.div`
  margin-block-end: ${theme.space.m};
`;

/** Errors of fields that the form does not have, as a message of the whole form. */
export function FormMessage({ errors }: { errors: readonly FieldError[] }) {
  const errorText = useErrorText();
  const texts = errors.map(({ path, key }) =>
    errorText(key, path, { max: knownMaxLength(path), otherwise: 'forms.form.refused' }),
  );
  return (
    <Box data-form-message="">
      <MessageBanner type="error">{[...new Set(texts)].join(' ')}</MessageBanner>
    </Box>
  );
}
