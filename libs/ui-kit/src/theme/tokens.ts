/**
 * The visual design values of a brand. Names describe the role, never the colour. The values here are the kit's neutral
 * ones; a brand replaces all of them (`satisfies Tokens`). They reach components as CSS custom properties, so class
 * names are the same in every brand.
 */
export const neutralTokens = {
  color: {
    text: '#1c1c1c',
    heading: '#1c1c1c',
    /** Secondary text; 4.5:1 on every surface. */
    textMuted: '#595959',
    /** The page. */
    surface: '#ffffff',
    /** Cards, drawers, menus. */
    surfaceRaised: '#ffffff',
    /** Subtle bands and picture backgrounds. */
    surfaceSunken: '#f4f4f4',
    /** Background of text fields. */
    control: '#ffffff',
    line: '#d8d8d8',
    /** Borders of controls; 3:1 against the surface. */
    lineStrong: '#767676',
    accent: '#1f4fd8',
    accentHover: '#173ca6',
    onAccent: '#ffffff',
    /** A tint of the accent for bands behind text. */
    accentSoft: '#e8edfb',
    /** Dark band (footer, slogan) and its foreground. */
    inverse: '#1c1c1c',
    onInverse: '#ffffff',
    sale: '#b3261e',
    onSale: '#ffffff',
    campaign: '#1c1c1c',
    onCampaign: '#ffffff',
    success: '#1a6b3c',
    successSoft: '#e6f4ec',
    warning: '#8a5a00',
    warningSoft: '#fdf3e0',
    danger: '#b3261e',
    dangerSoft: '#fcebea',
    info: '#1f4fd8',
    infoSoft: '#e8edfb',
    focus: '#1f4fd8',
    rating: '#c77700',
    backdrop: 'rgb(0 0 0 / 50%)',
  },
  font: { body: 'system-ui, sans-serif', heading: 'system-ui, sans-serif' },
  text: {
    /** rem; the root is 16 px. */
    xs: '0.75rem',
    s: '0.875rem',
    m: '1rem',
    l: '1.125rem',
    xl: '1.375rem',
    xxl: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem)',
    display: 'clamp(2rem, 1.4rem + 3vw, 3.5rem)',
    lineHeight: '1.55',
  },
  heading: { weight: '700', lineHeight: '1.15', letterSpacing: '0', transform: 'none' },
  /** Small headings: sections of a menu, categories of a tile, columns of the footer. */
  label: { size: '0.8125rem', weight: '600', letterSpacing: '0', transform: 'none' },
  icon: { stroke: '1.75', cap: 'round' },
  space: {
    xxs: '0.25rem',
    xs: '0.5rem',
    s: '0.75rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2.5rem',
    xxl: '4rem',
    /** Between sections of a page. */
    section: 'clamp(2.5rem, 1.5rem + 4vw, 5rem)',
    /** Horizontal page margin. */
    gutter: 'clamp(1rem, 0.5rem + 2vw, 2.5rem)',
  },
  radius: { s: '4px', m: '8px', l: '16px', pill: '999px', control: '6px', picture: '8px' },
  border: { control: '1px', focus: '3px' },
  shadow: { low: '0 1px 3px rgb(0 0 0 / 12%)', high: '0 12px 40px rgb(0 0 0 / 18%)' },
  motion: { fast: '120ms', base: '240ms', slide: '500ms' },
  button: {
    background: '#1f4fd8',
    backgroundHover: '#173ca6',
    text: '#ffffff',
    size: '1rem',
    radius: '6px',
    weight: '600',
    transform: 'none',
    letterSpacing: '0',
    padding: '0.375rem 1.5rem',
  },
  badge: { radius: '4px', weight: '600', transform: 'none', letterSpacing: '0', padding: '0 0.625rem' },
  tile: {
    background: 'transparent',
    padding: '0',
    radius: '8px',
    shadow: 'none',
    textAlign: 'left',
    /** Transition of the hover picture. */
    hoverTransform: 'none',
  },
  header: { background: '#ffffff', text: '#1c1c1c', height: '4.5rem', navWeight: '600', navTransform: 'none' },
  footer: { background: '#1c1c1c', text: '#ffffff', line: 'rgb(255 255 255 / 20%)' },
};

export type Tokens = typeof neutralTokens;
