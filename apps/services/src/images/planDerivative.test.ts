import { derivativeKey, planDerivative } from './planDerivative.ts';

const request = { width: 640, height: null, format: null, quality: 80 };
const svg = { mimeType: 'image/svg+xml', width: 1200, height: 900 };
const photo = { mimeType: 'image/jpeg', width: 500, height: 400 };

describe('planDerivative', () => {
  it('renders an SVG at any size and never sends it', () => {
    expect(planDerivative(svg, { ...request, width: 2400 }, 'avif')).toMatchObject({ format: 'avif', width: 2400 });
    expect(planDerivative(svg, request, 'original')).toMatchObject({ kind: 'render', format: 'raster' });
  });

  it('never enlarges a photo', () => {
    expect(planDerivative(photo, request, 'original')).toMatchObject({ format: 'jpeg', width: 500, height: null });
  });

  it('keeps the ratio of a crop that is larger than the photo', () => {
    const plan = planDerivative(photo, { ...request, width: 960, height: 480 }, 'webp');
    expect(plan).toMatchObject({ width: 500, height: 250 });
  });

  it('uses the width of the original by default, up to the maximum', () => {
    expect(planDerivative(svg, { ...request, width: null }, 'avif')).toMatchObject({ width: 1200 });
    const huge = { ...photo, width: 6000, height: 4000 };
    expect(planDerivative(huge, { ...request, width: null }, 'avif')).toMatchObject({ width: 2400 });
  });

  it('makes a preview as wide as a phone, and as high, whatever else is asked for', () => {
    const preview = { ...request, width: 2400, height: 100, quality: 90 };
    expect(planDerivative(svg, preview, 'preview')).toEqual({ kind: 'preview', width: 555 });
    expect(planDerivative({ ...svg, height: 1200 }, preview, 'preview')).toEqual({ kind: 'preview', width: 416 });
    expect(planDerivative({ ...svg, height: 1600 }, preview, 'preview')).toEqual({ kind: 'preview', width: 416 });
    expect(planDerivative({ ...svg, height: 200 }, preview, 'preview')).toEqual({ kind: 'preview', width: 1200 });
    expect(planDerivative({ ...svg, width: 4000 }, preview, 'preview')).toEqual({ kind: 'preview', width: 1248 });
    expect(planDerivative({ ...photo, width: 300 }, preview, 'preview')).toEqual({ kind: 'preview', width: 300 });
  });

  it('leaves a GIF unchanged', () => {
    const gif = { mimeType: 'image/gif', width: 100, height: 100 };
    expect(planDerivative(gif, request, 'avif')).toEqual({ kind: 'untouched' });
  });
});

describe('derivativeKey', () => {
  it('differs by picture and by plan', () => {
    const plan = planDerivative(svg, request, 'avif');
    const other = planDerivative(svg, request, 'webp');
    expect(new Set([derivativeKey('a', plan), derivativeKey('b', plan), derivativeKey('a', other)]).size).toBe(3);
  });
});
