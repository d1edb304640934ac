import type { Review } from '@shop/contracts';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { Byline } from '../shared/Byline';
import { Reply } from '../shared/Entries';

const Details = styled.details`
  justify-self: stretch;
  & > summary {
    display: inline-block;
    padding-block: ${theme.space.xxs};
    color: ${theme.color.accent};
    font-size: ${theme.text.s};
    text-decoration: underline;
  }
  & > div {
    margin-top: ${theme.space.xs};
  }
`;

/** What others said to a review, folded up. Nothing where nobody did. */
export function ReviewComments({ comments }: { comments: Review['comments'] }) {
  if (comments.length === 0) return null;
  return (
    <Details>
      <summary>
        <FormattedMessage id="community.reviews.comments" values={{ count: comments.length }} />
      </summary>
      {comments.map(({ comment, authorAlias, createdAt }) => (
        <Reply key={`${createdAt} ${authorAlias}`}>
          <p>{comment}</p>
          <Byline author={authorAlias} createdAt={createdAt} />
        </Reply>
      ))}
    </Details>
  );
}
