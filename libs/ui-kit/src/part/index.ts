export { Preloaded } from './Preloaded';
export { WhenNear } from './WhenNear';
export { WhenWanted } from './WhenWanted';
