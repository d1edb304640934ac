import type { Page } from '@playwright/test';

/** px that pictures are offered in (`IMAGE_WIDTHS` of the UI kit, which is written for bundlers). */
const IMAGE_WIDTHS = [64, 128, 192, 320, 480, 640, 960, 1200, 1600];

export interface ShownPicture {
  /** Address that the browser has chosen, without its origin. */
  source: string;
  /** px it was asked for. */
  asked: number;
  /** CSS px the whole picture takes where it stands, cut off or not. */
  shown: number;
  /** px of the original. */
  original: number;
  /** It grows with the window, so that it is offered in fewer small widths. */
  isFluid: boolean;
  /** Its place is as high before it arrives as after. */
  keepsRoom: boolean;
}

/** Resolves once everything that can be seen is there. */
export async function firstPictures(page: Page) {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, right, top, width } = image.getBoundingClientRect();
      // What stands aside in a carousel, or further down, waits until it is near.
      return image.complete || width === 0 || right <= 0 || left >= innerWidth || top >= innerHeight;
    }),
  );
}

/** Comes to the end of the page step by step, so that whatever waits until it is near gets loaded. */
export async function seeAll(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isThere = () =>
      [...document.images].every((image) => {
        const { left, right, top, bottom, width } = image.getBoundingClientRect();
        const isSeen = width > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
        return image.complete || !isSeen;
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      do await frame();
      while (!isThere());
    }
  });
}

/** The pictures of the image service that stand on the page. */
export function picturesOn(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(() => {
    const isFramed = (image: Element) => {
      const frames = [image.parentElement, image.parentElement?.parentElement, image.closest('[data-layout], article')];
      return frames.some((frame) => frame && getComputedStyle(frame).aspectRatio !== 'auto');
    };
    return [...document.images].flatMap((image) => {
      const { pathname, searchParams } = new URL(image.currentSrc || 'about:blank', location.href);
      // A layout's own size: transforms zoom for a moment, on purpose.
      const [width, height] = [image.offsetWidth, image.offsetHeight];
      if (!pathname.startsWith('/images/') || !width || !searchParams.has('w')) return [];
      const ratio = image.naturalWidth / image.naturalHeight;
      const { objectFit, aspectRatio, position } = getComputedStyle(image);
      const whole = objectFit === 'contain' ? Math.min(width, height * ratio) : Math.max(width, height * ratio);
      return [
        {
          source: pathname,
          asked: Number(searchParams.get('w')),
          shown: objectFit === 'fill' ? width : whole,
          isFluid: !/^\d+px$/.test(image.sizes),
          original: Number(image.getAttribute('width')) || image.naturalWidth,
          // What lies over something else moves nothing, nor what fills a box that has a shape of its own.
          keepsRoom: aspectRatio !== 'auto' || position === 'absolute' || isFramed(image),
        },
      ];
    });
  });
}

/** px; what grows with the window is never asked for narrower. */
const FLUID = 192;

/** The narrowest width offered that has a pixel for every one of the screen's. */
export function widthFor(shown: number, density: number, isFluid: boolean): number {
  const wanted = Math.max(Math.floor(shown) * density, isFluid ? FLUID : 0);
  return IMAGE_WIDTHS.find((width) => width >= wanted) ?? IMAGE_WIDTHS.at(-1)!;
}
