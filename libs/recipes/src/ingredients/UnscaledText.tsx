import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { saysHowMuch } from '../scale/saysHowMuch';

const Mark = styled.small`
  color: ${theme.color.textMuted};
  font-style: italic;
`;

interface UnscaledTextProps {
  title: string;
  /** Persons of the recipe. */
  persons: number;
}

/** The recipe's own line; one that says how much also says for how many: `2–3 onions`. */
export function UnscaledText({ title, persons }: UnscaledTextProps) {
  if (!saysHowMuch(title)) return title;
  return (
    <>
      {title}{' '}
      <Mark>
        <FormattedMessage id="recipes.persons.unscaled" values={{ count: persons }} />
      </Mark>
    </>
  );
}
