import type { Page } from '@playwright/test';
import { FLUID_IMAGE_WIDTH, IMAGE_WIDTHS } from '@shop/contracts/constants';

export interface ShownPicture {
  /** Address chosen by the browser, without its origin. */
  source: string;
  /** Requested width in px. */
  asked: number;
  /** Displayed width of the whole picture in CSS px, cropped or not. */
  shown: number;
  /** Width of the original in px. */
  original: number;
  /** It grows with the window, so that fewer small widths are offered. */
  isFluid: boolean;
  /** Its space is reserved before it loads. */
  reservesSpace: boolean;
}

/** Resolves once all visible pictures have loaded. */
export async function firstPictures(page: Page) {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, right, top, width } = image.getBoundingClientRect();
      // Pictures outside of the viewport, e.g. in a carousel, are loaded lazily, and those in closed details not at all.
      return (
        image.complete ||
        !image.checkVisibility() ||
        width === 0 ||
        right <= 0 ||
        left >= innerWidth ||
        top >= innerHeight
      );
    }),
  );
}

/** Scrolls to the end of the page step by step, so that lazy content is loaded. */
export async function seeAll(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isThere = () =>
      [...document.images].every((image) => {
        const { left, right, top, bottom, width } = image.getBoundingClientRect();
        const isSeen = width > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
        return image.complete || !isSeen || !image.checkVisibility();
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      do await frame();
      while (!isThere());
    }
  });
}

/** The pictures of the image service on the page. */
export function picturesOn(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(() => {
    const isFramed = (image: Element) => {
      const frames = [image.parentElement, image.parentElement?.parentElement, image.closest('[data-layout], article')];
      return frames.some((frame) => frame && getComputedStyle(frame).aspectRatio !== 'auto');
    };
    return [...document.images].flatMap((image) => {
      const { pathname, searchParams } = new URL(image.currentSrc || 'about:blank', location.href);
      // Layout size without transforms, which may be animated.
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
          // Overlays and elements with their own ratio cause no layout shift.
          reservesSpace: aspectRatio !== 'auto' || position === 'absolute' || isFramed(image),
        },
      ];
    });
  });
}

/** The smallest offered width with a pixel for each device pixel. */
export function widthFor(shown: number, density: number, isFluid: boolean): number {
  const wanted = Math.max(Math.floor(shown) * density, isFluid ? FLUID_IMAGE_WIDTH : 0);
  return IMAGE_WIDTHS.find((width) => width >= wanted) ?? IMAGE_WIDTHS.at(-1)!;
}
