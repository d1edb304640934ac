/** Event of the window: the address has got the hash of the section in view, without a navigation. */
export const SECTION_SHOWN = 'sectionshown';
