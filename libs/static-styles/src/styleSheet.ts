/** Key of the style sheet of all components in the manifest of a client build. */
export const STYLE_SHEET = 'styles.css';
