export { loadServerBuild, type ServerBuild } from './loadServerBuild.ts';
export { PART_END, STYLE_SHEET } from './styleSheet.ts';
