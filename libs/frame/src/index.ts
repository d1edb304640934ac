export { Frame } from './Frame';
export { frameModules, loadFrameParts } from './parts/frameParts';
