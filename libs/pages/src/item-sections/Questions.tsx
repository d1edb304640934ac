import { QuestionList } from '@shop/community/questions';
import { communityRequests } from '@shop/community/requests';

/**
 * What the questions begin with.
 * @public `communityLists` imports it with the list.
 */
export function requestsOf(...item: Parameters<typeof communityRequests>) {
  return [communityRequests(...item).questions];
}

export default QuestionList;
