import { defineElement } from '@shop/cms-renderer';

export const promoBanner = defineElement('promoBanner', () => import('./promo-banner'));
export const teaser = defineElement('teaser', () => import('./teaser'));
export const block = defineElement('block', () => import('./block'));
export const richText = defineElement('richText', () => import('./rich-text'));
export const productSlider = defineElement('productSlider', () => import('./product-slider'));
export const grid = defineElement('grid', () => import('./grid'));
export const image = defineElement('image', () => import('./image'));
export const line = defineElement('line', () => import('./line'));
export const info = defineElement('info', () => import('./info'));
