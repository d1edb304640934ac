export { communityRequests } from './communityRequests';
