/** The server's build: the base styles, and those of every component of the app. */
import { baseCss } from '@shop/ui-kit/global';
import { tokensToCss } from '@shop/ui-kit/theme';
import { tokens } from './tokens';

export { registry } from '@shop/static-styles';
// What is exported is in the build, with its styles.
export { Desk } from './Desk';

export const baseStyles = tokensToCss(tokens) + baseCss;
