import { InlineNotice } from '@shop/notices';
import { theme } from '@shop/ui-kit/theme';
import { knownMaxLength } from '@shop/validation';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { FieldError } from './errorsWithoutField';
import { useErrorTextId } from './useErrorText';

const Box = styled.div`
  margin-block-end: ${theme.space.m};
`;

/** Errors of fields that the form does not have, as a message of the whole form. */
export function FormMessage({ errors }: { errors: readonly FieldError[] }) {
  const { formatMessage } = useIntl();
  const errorTextId = useErrorTextId();
  const said = errors.map(({ path, key }) => {
    const max = knownMaxLength(path);
    const id = errorTextId(key, path, { max, otherwise: 'forms.form.refused' });
    return { id, text: formatMessage({ id }, { max }) };
  });
  const distinct = (words: string[]) => [...new Set(words)].join(' ');
  return (
    <Box data-form-message="">
      <InlineNotice id={distinct(said.map(({ id }) => id))}>{distinct(said.map(({ text }) => text))}</InlineNotice>
    </Box>
  );
}
