/** The colours of one picture: two backdrops, the table, the cloth, and what the object itself takes on. */
export interface Palette {
  wall: string;
  scene: string;
  table: string;
  cloth: string;
  accent: string;
  glaze: string;
}

const linen: Palette = {
  wall: '#e3d8c5',
  scene: '#c6b496',
  table: '#a5845f',
  cloth: '#f4eddf',
  accent: '#a78c66',
  glaze: '#e6dbc6',
};

export const palettes: Record<string, Palette> = {
  iron: { wall: '#c9c2b6', scene: '#8b8780', table: '#705a47', cloth: '#dcd6ca', accent: '#3b3f43', glaze: '#6a6c6b' },
  copper: {
    wall: '#ddc1a8',
    scene: '#a9775c',
    table: '#7d5539',
    cloth: '#f0e4d3',
    accent: '#b3633a',
    glaze: '#cf9a78',
  },
  linen,
  sage: { wall: '#c8cfbb', scene: '#94a287', table: '#987b5b', cloth: '#eeecde', accent: '#71886a', glaze: '#a9b79c' },
  tomato: {
    wall: '#e0baa7',
    scene: '#a5624f',
    table: '#7b573f',
    cloth: '#f2e6d8',
    accent: '#b5432f',
    glaze: '#cf8470',
  },
  saffron: {
    wall: '#e9d2a4',
    scene: '#c39a58',
    table: '#896241',
    cloth: '#f7eedb',
    accent: '#d2922d',
    glaze: '#e2bb70',
  },
  olive: { wall: '#c8c5a3', scene: '#868356', table: '#84694a', cloth: '#ecead8', accent: '#6b7039', glaze: '#a3a374' },
  slate: { wall: '#bcc5c8', scene: '#6f8089', table: '#7a6452', cloth: '#e6e7e3', accent: '#48616f', glaze: '#859aa4' },
  berry: { wall: '#d8bcb8', scene: '#8f5e66', table: '#6f4d42', cloth: '#f1e4de', accent: '#8a314c', glaze: '#b67b88' },
  cream: { wall: '#d8c8ad', scene: '#b39d7c', table: '#9a7957', cloth: '#fbf5e8', accent: '#efe4cb', glaze: '#f1e9d8' },
};

export function paletteOf(name: string): Palette {
  return (Object.hasOwn(palettes, name) ? palettes[name] : undefined) ?? linen;
}
