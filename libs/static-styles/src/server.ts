export { loadServerBuild, type ServerBuild } from './loadServerBuild.ts';
export { STYLE_SHEET } from './styleSheet.ts';
