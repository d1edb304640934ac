import type { Review } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { Byline } from '../shared/Byline';
import { Reply } from '../shared/Entries';
import { foreignLanguage } from '../shared/foreignLanguage';

/** Up to this many comments are shown; more are collapsed. */
const SHOWN_AT_ONCE = 2;

const Details = styled.details`
  justify-self: stretch;
  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-size: ${theme.text.s};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & > div:not(:first-of-type) {
    margin-block-start: ${theme.space.xs};
  }
`;

interface ReviewCommentsProps {
  comments: Review['comments'];
}

/** Comments on a review. */
export function ReviewComments({ comments }: ReviewCommentsProps) {
  const pageLocale = useLocale();
  if (comments.length === 0) return null;
  return (
    <Details open={comments.length <= SHOWN_AT_ONCE}>
      <summary>
        <FormattedMessage id="community.reviews.comments" values={{ count: comments.length }} />
      </summary>
      {comments.map(({ comment, authorAlias, createdAt, locale }) => (
        <Reply key={`${createdAt} ${authorAlias}`}>
          <Byline author={authorAlias} createdAt={createdAt} language={locale} />
          <p lang={foreignLanguage(locale, pageLocale)}>{comment}</p>
        </Reply>
      ))}
    </Details>
  );
}
