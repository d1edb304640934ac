import fc from 'fast-check';
import { imageHeights, imageWidths } from './imageWidths.ts';
import { preferredFormat, readImageRequest } from './readImageRequest.ts';

describe('readImageRequest', () => {
  it('has a default for everything', () => {
    expect(readImageRequest({})).toEqual({ width: null, height: null, format: null, quality: 80 });
  });

  it.each([
    ['1', 64],
    ['320', 320],
    ['321', 384],
    ['2400', 2400],
    ['9000', 2400],
  ])('rounds a width of %s up to %i', (w, width) => {
    expect(readImageRequest({ w })?.width).toBe(width);
  });

  it('accepts a height with fit=cover only', () => {
    expect(readImageRequest({ w: '300', h: '200', fit: 'cover' })).toMatchObject({ width: 320, height: 256 });
    expect(readImageRequest({ w: '300', h: '200', fit: 'contain' })?.height).toBeNull();
    expect(readImageRequest({ w: '300', h: '200' })?.height).toBeNull();
  });

  it.each([
    ['1', 60],
    ['75', 80],
    ['80', 80],
    ['95', 90],
  ])('rounds a quality of %s to %i', (q, quality) => {
    expect(readImageRequest({ q })?.quality).toBe(quality);
  });

  it.each([
    { w: '0' },
    { w: '-1' },
    { w: '1.5' },
    { w: 'wide' },
    { w: '' },
    { w: ['1', '2'] },
    { w: '1000000' },
    { h: '1e3' },
    { fit: 'stretch' },
    { f: 'svg' },
    { f: '' },
    { q: '0' },
    { q: '101' },
  ])('rejects %j', (query) => {
    expect(readImageRequest(query)).toBeNull();
  });

  it('offers a limited set of pictures for any request', () => {
    const value = fc.oneof(fc.integer({ min: 1, max: 99_999 }).map(String), fc.constant(undefined));
    fc.assert(
      fc.property(value, value, (w, h) => {
        const request = readImageRequest({ ...(w && { w }), ...(h && { h }), fit: 'cover' })!;
        if (request.width !== null) expect(imageWidths).toContain(request.width);
        if (request.height !== null) expect(imageHeights).toContain(request.height);
      }),
    );
  });
});

describe('preferredFormat', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'avif'],
    ['image/webp, image/apng;q=0.8', 'webp'],
    ['IMAGE/AVIF;q=0.9', 'avif'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/avif-sequence', 'original'],
    ['*/*', 'original'],
    ['', 'original'],
    [undefined, 'original'],
  ])('answers Accept %j with %s', (accept, format) => {
    expect(preferredFormat(accept)).toBe(format);
  });
});
