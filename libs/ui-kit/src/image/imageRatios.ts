/** height / width of picture boxes (specification, section 9). */
export const imageRatios = { landscape: 0.75, portrait: 1.333, square: 1, video: 0.5625, voucher: 0.5 } as const;

export type ImageRatio = keyof typeof imageRatios;
