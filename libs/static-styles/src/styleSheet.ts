/** Key of the style sheet of all components in the manifest of a client build. */
export const STYLE_SHEET = 'styles.css';

/** Stands between the parts of the style sheet that are applied one after the other. */
export const PART_END = '/**/';
