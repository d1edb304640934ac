import fraunces from '@fontsource/fraunces/files/fraunces-latin-400-normal.woff2?url';
import frauncesLettering from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { fallbackFace, fontFace } from '@shop/ui-kit/fonts';

// Headings have one weight, whose file is half as large as that of all; lettering on articles has another.
// Ratios measured over running text in all four languages, at the weights the shop uses.
const frauncesMetrics = { ascent: 0.978, descent: 0.255 };
const instrumentMetrics = { ascent: 0.97, descent: 0.25 };
const times = ['Times New Roman', 'Liberation Serif'];
const regular = ['Arial', 'Liberation Sans', 'Roboto'];
const bold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'];

/** The brand's fonts with their fallbacks: `@font-face` rules. */
export const fontFaces = [
  fontFace({ family: 'Fraunces', url: fraunces, weight: '400' }),
  fontFace({ family: 'Fraunces', url: frauncesLettering, weight: '600' }),
  fontFace({ family: 'Instrument Sans', url: instrument, weight: '400 700' }),
  fallbackFace({ family: 'HerdHeading', locals: times, weight: '100 900', sizeAdjust: 1.1535, ...frauncesMetrics }),
  // For phones without Times.
  fallbackFace({
    family: 'HerdHeading2',
    locals: ['Noto Serif'],
    weight: '100 900',
    sizeAdjust: 0.9742,
    ...frauncesMetrics,
  }),
  fallbackFace({ family: 'HerdBody', locals: regular, weight: '400 500', sizeAdjust: 1.0135, ...instrumentMetrics }),
  fallbackFace({ family: 'HerdBody', locals: bold, weight: '600 700', sizeAdjust: 0.9722, ...instrumentMetrics }),
].join('');
