export { Frame } from './Frame';
export { loadFrameParts } from './parts/frameParts';
