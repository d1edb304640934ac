import bricolage from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2?url';
import bricolageLettering from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { fallbackFace, fontFace } from '@shop/ui-kit/fonts';

// Headings have one weight, whose file is half as large as that of all; lettering on articles has another.
// Ratios measured over running text in all four languages, at the weights the shop uses.
const bricolageMetrics = { ascent: 0.93, descent: 0.27 };
const figtreeMetrics = { ascent: 0.95, descent: 0.25 };
const regular = ['Arial', 'Liberation Sans', 'Roboto'];
const bold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'];

/** The brand's fonts with their fallbacks: `@font-face` rules. */
export const fontFaces = [
  fontFace({ family: 'Bricolage Grotesque', url: bricolage, weight: '800' }),
  fontFace({ family: 'Bricolage Grotesque', url: bricolageLettering, weight: '600' }),
  fontFace({ family: 'Figtree', url: figtree, weight: '300 900' }),
  fallbackFace({ family: 'GioiaHeading', locals: bold, weight: '600 900', sizeAdjust: 1.0288, ...bricolageMetrics }),
  fallbackFace({ family: 'GioiaBody', locals: regular, weight: '300 500', sizeAdjust: 0.9996, ...figtreeMetrics }),
  fallbackFace({ family: 'GioiaBody', locals: bold, weight: '600 900', sizeAdjust: 0.9493, ...figtreeMetrics }),
].join('');
