export { addressOf, type Location, resolveLocation } from './Location';
export { MemoryRouter } from './MemoryRouter';
export type { LinkIntentHandlers, NavigateOptions, NavigationState, Navigator } from './Navigator';
export { Router, useLocation, useNavigator } from './Router';
export { StaticRouter } from './StaticRouter';
export { textOfHash } from './textOfHash';
export { useBackCloses } from './useBackCloses';
export { useNavigate } from './useNavigate';
export { useNavigationState } from './useNavigationState';
