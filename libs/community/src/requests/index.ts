export { isWholeListAsked } from '../shared/shownList';
export { communityRequests } from './communityRequests';
