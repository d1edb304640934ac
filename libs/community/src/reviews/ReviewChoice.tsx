import type { ReviewList, ReviewSort } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { SelectField } from '@shop/ui-kit/field';
import { IconClose } from '@shop/ui-kit/icon';
import { keepFocus } from '@shop/ui-kit/kept-focus';
import { VisuallyHidden } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { changed, type Choice } from '../shared/listQuery';
import { NearPart } from '../shared/NearPart';
import { reviewFilters } from './lateReviewParts';

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
  & > [data-filters] {
    flex-basis: 100%;
  }
`;

const sorts: readonly ReviewSort[] = ['newest', 'best', 'worst', 'helpful'];

interface ReviewChoiceProps {
  /** Number of matching reviews. */
  count: number;
  /** What all reviews can be filtered by. */
  facets: ReviewList['facets'];
  choice: Choice;
  onChoose(choice: Choice): void;
}

/** Number of reviews that match, their order, and filters. */
export function ReviewChoice({ count, facets, choice, onChoose }: ReviewChoiceProps) {
  const { formatMessage } = useIntl();
  const { sort, score } = choice;
  return (
    <Bar data-scripted="">
      <p ref={keepFocus} tabIndex={-1}>
        <span role="status">
          <FormattedMessage id="community.ratingSummary.count" values={{ count }} />
        </span>
        {score && (
          <Button mode="secondary" size="small" onClick={() => onChoose(changed(choice, { score: undefined }))}>
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
      {facets && (facets.pictured > 0 || facets.languages.length > 1) && (
        <div data-filters="">
          <NearPart part={reviewFilters} reservedHeight="2.75rem">
            {({ default: ReviewFilters }) => <ReviewFilters facets={facets} choice={choice} onChoose={onChoose} />}
          </NearPart>
        </div>
      )}
    </Bar>
  );
}
