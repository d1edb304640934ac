import { FormattedMessage } from 'react-intl';

/** Says that a vote did not arrive. */
export default function ReactionFailure() {
  return <FormattedMessage id="detailsPage.reviews.list.reviewRating.error" />;
}
