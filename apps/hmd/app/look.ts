import type { StorefrontLook } from '@shop/storefront';
import { fontFaces } from './fonts';
import { tokens } from './tokens';

/** How this storefront looks: written into every page's head by the server. */
export const look: StorefrontLook = { tokens, fonts: fontFaces() };
