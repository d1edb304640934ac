export { RemovedList } from './RemovedList';
