/** Breakpoints in px (specification, section 9). */
export const breakpoints = { phone: 500, tablet: 768, laptop: 1024, desktop: 1280, max: 1920 } as const;

const from = (px: number) => `@media (min-width: ${px}px)`;
const below = (px: number) => `(max-width: ${px - 0.02}px)`;

/** Media queries, mobile first: `${media.tablet} { … }`. */
export const media = {
  phone: from(breakpoints.phone),
  tablet: from(breakpoints.tablet),
  laptop: from(breakpoints.laptop),
  belowLaptop: `@media ${below(breakpoints.laptop)}`,
  /** Not on paper, which is as narrow. */
  belowTablet: `@media screen and ${below(breakpoints.tablet)}`,
  desktop: from(breakpoints.desktop),
  /** Devices that can hover. */
  hover: '@media (hover: hover) and (pointer: fine)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
