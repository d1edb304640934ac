import { keepFocus } from '@shop/ui-kit/kept-focus';
import { measureBar } from '@shop/ui-kit/scroll';

/** The `ref` of a bar over what scrolls: it covers no focused control, and takes the focus of one in it that goes away. */
export function keptBar(bar: HTMLElement | null): () => void {
  const stops = [keepFocus(bar), measureBar(bar)];
  return () => stops.forEach((stop) => stop?.());
}
