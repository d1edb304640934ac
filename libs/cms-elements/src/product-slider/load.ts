import type { ElementContext } from '@shop/cms-renderer';
import type { ElementData } from '@shop/contracts';
import { sendLate } from '@shop/service-client';
import { sliderRequest } from './sliderRequest';

/** Loads the slider's items for the server's HTML. */
export function load(data: ElementData<'productSlider'>, { store, locale }: ElementContext) {
  return sendLate(store, sliderRequest(data, locale));
}
