import type { ReviewList } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { SelectField } from '@shop/ui-kit/field';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { changed, type Choice } from '../shared/listQuery';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s};
  min-height: 2.75rem;
  & > [aria-pressed='true'] {
    background: ${theme.color.accentSoft};
  }
`;

interface ReviewFiltersProps {
  facets: NonNullable<ReviewList['facets']>;
  choice: Choice;
  onChoose(choice: Choice): void;
}

/** Filters by pictures and by language, where there are any. */
export default function ReviewFilters({ facets, choice, onChoose }: ReviewFiltersProps) {
  const { formatMessage } = useIntl();
  const { pictured, languages } = facets;
  const { withPictures, language } = choice;
  return (
    <Row>
      {pictured > 0 && (
        <Button
          mode="secondary"
          size="small"
          aria-pressed={withPictures === true}
          onClick={() => onChoose(changed(choice, { withPictures: withPictures ? undefined : true }))}
        >
          <FormattedMessage id="community.filters.withPictures" values={{ count: pictured }} />
        </Button>
      )}
      {languages.length > 1 && (
        <SelectField
          label={formatMessage({ id: 'community.filters.language' })}
          hideLabel
          value={language ?? ''}
          onChange={({ target }) =>
            onChoose(changed(choice, { language: languages.find(({ locale }) => locale === target.value)?.locale }))
          }
        >
          <option value="">{formatMessage({ id: 'community.filters.anyLanguage' })}</option>
          {languages.map(({ locale, count }) => (
            <option key={locale} value={locale}>
              {formatMessage({ id: `community.filters.language.${locale}` }, { count })}
            </option>
          ))}
        </SelectField>
      )}
    </Row>
  );
}
