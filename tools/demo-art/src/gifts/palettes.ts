/** The colours of one picture: a light two-tone backdrop, the object, one complementary accent. */
export interface Palette {
  /** Backdrop, upper and lower end of its gradient. */
  tint: string;
  tintLow: string;
  /** Big circle or arch behind the object. */
  arch: string;
  /** The object's own colour and its lighter companion. */
  main: string;
  second: string;
  /** Complementary colour for ribbons, confetti and small parts. */
  accent: string;
  /** Darkest tone: shadows and fine lines. */
  ink: string;
  sun: string;
}

type Tones = [
  tint: string,
  tintLow: string,
  arch: string,
  main: string,
  second: string,
  accent: string,
  ink: string,
  sun: string,
];

const rose: Tones = ['#FFEDE8', '#FAD4D3', '#F2A3AC', '#D43F62', '#FBD3C0', '#1C8C86', '#4A1830', '#FFDDA6'];

const tones: Record<string, Tones> = {
  rose,
  coral: ['#FFEEE2', '#FFD6C1', '#FFA283', '#EB5138', '#FFDDAC', '#176F8A', '#4B1B22', '#FFE2A0'],
  amber: ['#FFF5DC', '#FFE5B0', '#FAC255', '#E58312', '#FFF0CC', '#2C5AA6', '#4A2810', '#FFF1BE'],
  mint: ['#E9F9F1', '#C9EDDD', '#84D3B7', '#1B9878', '#FDEFD8', '#FF7660', '#0E3D3A', '#FFE7A8'],
  sky: ['#E8F6FD', '#C6E6F8', '#82C7EE', '#1C7AC0', '#FFF0DA', '#FF9D2E', '#0F2D52', '#FFE9AE'],
  indigo: ['#EDECFD', '#D0CEF6', '#938DE6', '#4539AE', '#F9D8E4', '#FFB52E', '#1B1650', '#FFE3A6'],
  plum: ['#F9EAF5', '#EBC9E4', '#C583BC', '#8B2B7D', '#FCDACA', '#F0AE2B', '#3A1038', '#FFDFA3'],
  forest: ['#F1F5E4', '#D6E3C0', '#92B780', '#2C6A46', '#F7E9CB', '#E66538', '#13311F', '#FFE6A3'],
  sand: ['#FCF5E9', '#F1E0C5', '#DFBC8C', '#B56E38', '#FFF6E8', '#227C84', '#42271A', '#FFF0C8'],
  ink: ['#EBEEF4', '#CBD4E0', '#7A8DAB', '#27365A', '#F6E9D8', '#F26655', '#10182E', '#FFDFA8'],
};

const toPalette = ([tint, tintLow, arch, main, second, accent, ink, sun]: Tones): Palette => ({
  tint,
  tintLow,
  arch,
  main,
  second,
  accent,
  ink,
  sun,
});

export const palettes: Record<string, Palette> = Object.fromEntries(
  Object.entries(tones).map(([name, list]) => [name, toPalette(list)]),
);

/** The palette with this name; rose when there is none. */
export const paletteNamed = (name: string): Palette => palettes[name] ?? toPalette(rose);

/** Material colours that stay the same in every palette. */
export const paper = {
  cream: '#FFF8EC',
  white: '#FFFFFF',
  wood: '#C88B55',
  woodDark: '#96592F',
  oak: '#E0B27B',
  gold: '#ECB548',
  steel: '#CDD7DF',
  steelDark: '#8E9DAB',
  leaf: '#56A36F',
  leafDark: '#2E7552',
  cocoa: '#5E3526',
  cocoaDark: '#3F2118',
  skin: '#F2B893',
  blush: '#F28A8A',
  straw: '#F2D58E',
} as const;
