import type { ReviewSort } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { SelectField } from '@shop/ui-kit/field';
import { IconClose } from '@shop/ui-kit/icon';
import { VisuallyHidden } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Choice } from '../shared/listQuery';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s} ${theme.space.m};
  margin-block-end: ${theme.space.l};
  padding-block-end: ${theme.space.s};
  border-block-end: 1px solid ${theme.color.line};
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space.s};
    min-height: 2.75rem;
  }
`;

const sorts: readonly ReviewSort[] = ['newest', 'best', 'worst', 'helpful'];

interface ReviewChoiceProps {
  /** Number of matching reviews. */
  count: number;
  choice: Choice;
  onChoose(choice: Choice): void;
}

/** Number of reviews for the chosen score, and their order. */
export function ReviewChoice({ count, choice, onChoose }: ReviewChoiceProps) {
  const { formatMessage } = useIntl();
  const { sort, score } = choice;
  return (
    <Bar data-scripted="">
      <p>
        <span role="status">
          <FormattedMessage id="community.ratingSummary.count" values={{ count }} />
        </span>
        {score && (
          <Button mode="secondary" size="small" onClick={() => onChoose({ ...(sort && { sort }) })}>
            <FormattedMessage id="community.reviews.stars" values={{ score }} />
            <IconClose />
            <VisuallyHidden>
              <FormattedMessage id="community.reviews.anyScore" />
            </VisuallyHidden>
          </Button>
        )}
      </p>
      <SelectField
        label={formatMessage({ id: 'community.reviews.sort' })}
        hideLabel
        value={sort ?? 'newest'}
        onChange={({ target }) => onChoose({ ...choice, sort: target.value as ReviewSort })}
      >
        {sorts.map((value) => (
          <option key={value} value={value}>
            {formatMessage({ id: `community.reviews.sort.${value}` })}
          </option>
        ))}
      </SelectField>
    </Bar>
  );
}
