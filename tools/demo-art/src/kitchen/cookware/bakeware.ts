import { type Brush, at, disc, oval, rect, ring, shape, stroke } from '../brush.ts';
import { dark, isPale, light } from '../color.ts';
import { strew } from '../food.ts';
import { steel } from '../materials.ts';
import type { Motifs } from '../motif.ts';
import { rosemarySprig } from '../herbs.ts';
import { circlePath, contact, rimLight, rivet, scatter, shadowOf, sickle, smooth, tube } from '../shapes.ts';
import { tin } from '../tins.ts';
import { mouth } from '../vessels.ts';
import { bakingStone, pizzaSteel } from './bakingSurfaces.ts';

function roastingTin(b: Brush): string {
  const potatoes = scatter(b, 15, 290, 84, 78)
    .map(([x, y]) =>
      at(
        Math.round(x),
        Math.round(y - 116),
        oval(6, 12, 52, 34, '#140a04', 0.3) +
          oval(0, 0, 50, 34, b.radial(0.35, 0.28, 0.8, '#f7dc98', '#d9a24a 50', '#8d5a22')) +
          oval(-16, -12, 14, 6, '#fff', 0.4),
        b.between(-30, 30),
      ),
    )
    .join('');
  return (
    tube('M-150 -268C-150 -340 150 -340 150 -268', '#9da1a1', 18) +
    tin(
      b,
      { width: 860, depth: 180, height: 120 },
      { outside: steel(b), inside: '#8b8f8e', rim: '#dfdfd9', wall: 12 },
      potatoes + at(-130, -110, rosemarySprig(b), 12, 0.9) + at(170, -130, rosemarySprig(b), -24, 0.9),
    ) +
    tube('M-120 -104C-120 -30 120 -30 120 -104', '#b2b5b4', 20) +
    rivet(-120, -100, 9) +
    rivet(120, -100, 9)
  );
}

function gratinDish(b: Brush): string {
  const { accent } = b.palette;
  const ear = (side: number) =>
    shape(
      `M${side * 380} -70Q${side * 470} -62 ${side * 470} 0Q${side * 470} 62 ${side * 380} 70Z`,
      b.linear(50, light(accent, 0.35), dark(accent, 0.25)),
    );
  const potato = b.stamp(
    disc(4, 6, 62, '#5a3410', 0.25) +
      disc(0, 0, 60, b.radial(0.4, 0.35, 0.7, '#fbe9b4', '#f0cd7c 65', '#c98b35')) +
      sickle(0, 0, 58, 58, 150, 300, 8, 0.5),
  );
  const rows = [-150, -75, 0, 75, 150]
    .map((y, row) =>
      Array.from({ length: 9 }, (_, index) =>
        potato(-330 + index * 82 + (row % 2) * 40, y, 0, b.between(0.9, 1.05)),
      ).join(''),
    )
    .join('');
  const brown = scatter(b, 26, 320, 190)
    .map(([x, y]) => oval(Math.round(x), Math.round(y), b.between(12, 30), b.between(8, 18), '#a05f1c', 0.35))
    .join('');
  return (
    shadowOf(circlePath(0, 0, 420, 290), 34) +
    ear(-1) +
    ear(1) +
    oval(0, 0, 420, 286, b.linear(50, light(accent, 0.45), `${accent} 50`, dark(accent, 0.35))) +
    oval(0, 0, 392, 258, b.linear(50, dark(accent, 0.5), light(accent, 0.3))) +
    b.clipped(oval(0, 0, 376, 244, '#000'), rect(-400, -260, 800, 520, '#e8c275') + rows + brown) +
    ring(0, 0, 376, 244, '#6b3d12', 5, 0.4) +
    rimLight(0, 0, 414, 280, 5)
  );
}

function enamelBakingDish(b: Brush): string {
  const { accent } = b.palette;
  const trim = isPale(accent) ? '#48616f' : accent;
  const cheese = scatter(b, 12, 300, 180, 70)
    .map(([x, y]) =>
      oval(
        Math.round(x),
        Math.round(y),
        b.between(40, 80),
        b.between(26, 48),
        b.radial(0.45, 0.4, 0.6, '#fff3c9 0 .95', '#f4cf73 70 .7', '#d99a3a 100 0'),
      ),
    )
    .join('');
  const half =
    shadowOf(circlePath(0, 0, 40), 6) +
    disc(0, 0, 40, b.radial(0.4, 0.35, 0.7, '#e8593a', '#c5341f 70', '#8a1f12')) +
    disc(0, 0, 31, '#f0805a', 0.75) +
    shape('M-22 -6Q0 -24 20 -8Q12 2 0 0Q-12 4 -22 -6ZM-20 10Q0 8 20 8Q10 24 0 24Q-12 24 -20 10Z', '#d8442a') +
    stroke('M-10 -8h.1M8 -10h.1M-8 14h.1M10 13h.1', '#ffe0a0', 5) +
    sickle(0, 0, 36, 36, 180, 280, 6, 0.6);
  const tops = strew(b, scatter(b, 13, 320, 170, 92), half);
  return (
    shadowOf(
      'M-410 -280H410Q440 -280 440 -250V250Q440 280 410 280H-410Q-440 280 -440 250V-250Q-440 -280 -410 -280Z',
      30,
    ) +
    rect(-440, -280, 880, 560, b.linear(50, '#fffaf0', '#eee5d4 55', '#c9bda8'), 60) +
    `<rect x="-434" y="-274" width="868" height="548" rx="56" fill="none" stroke="${trim}" stroke-width="13"/>` +
    rect(-398, -238, 796, 476, b.linear(50, '#a99b86', '#f4ecdc'), 44) +
    b.clipped(
      rect(-380, -222, 760, 444, '#000', 36),
      rect(-380, -222, 760, 444, b.radial(0.45, 0.4, 0.75, '#e5683c', '#c9472b 60', '#8e2b1c')) + cheese + tops,
    ) +
    stroke('M-380 -268H200', '#fff', 4, 0.8)
  );
}

function springform(b: Brush): string {
  const side = 'M-300 -170L-298 0A298 108 0 0 0 298 0L300 -170Z';
  const latch =
    rect(150, -92, 30, 130, steel(b), 8) +
    tube('M166 -60C226 -76 236 10 178 30', '#a4a8a8', 16) +
    rivet(165, -74, 8) +
    rivet(165, 22, 8);
  return (
    contact(b, 310, 112) +
    oval(0, 12, 322, 112, dark('#8b9091', 0.2)) +
    oval(0, 6, 322, 112, '#c3c6c5') +
    shape(side, b.linear(0, '#3a3c3e', '#a2a6a8 14', '#67696b 32', '#4b4d4f 60', '#242627 86', '#6a6a69 96')) +
    mouth(
      b,
      { rx: 300, ry: 108, height: 170, foot: 294 },
      { outside: '', inside: '#74777a', rim: '#b9bcbc', wall: 9 },
      oval(0, -6, 280, 100, '#8d9092') + ring(0, -6, 200, 70, '#fff', 2, 0.2),
    ) +
    stroke('M-299 -146A300 108 0 0 0 299 -146', '#fff', 2, 0.35) +
    latch
  );
}

function gugelhupf(b: Brush): string {
  const { accent } = b.palette;
  const [lit, deep] = accent === '#b3633a' ? ['#f0b48c', '#7c3a1c'] : [light(accent, 0.42), dark(accent, 0.4)];
  const flutes = Array.from({ length: 9 }, (_, index) => {
    const angle = (t: number) => Math.cos(((180 - t) * Math.PI) / 180);
    const [l, r] = [angle(index * 20), angle(index * 20 + 20)];
    const sag = (x: number) => 100 * Math.sqrt(Math.max(0, 1 - x * x));
    const d = `M${l * 120} ${-330 + sag(l) * 0.36}C${l * 250} ${-320 + sag(l) * 0.5} ${l * 290} ${-170 + sag(l) * 0.8} ${l * 300} ${-20 + sag(l)}Q${((l + r) / 2) * 326} ${10 + sag((l + r) / 2)} ${r * 300} ${-20 + sag(r)}C${r * 290} ${-170 + sag(r) * 0.8} ${r * 250} ${-320 + sag(r) * 0.5} ${r * 120} ${-330 + sag(r) * 0.36}Z`;
    return (
      shape(d, b.linear(0, deep, `${lit} 34`, `${accent} 62`, deep)) +
      shape(d, '#140a04', Math.max(0, (index - 3) * 0.07))
    );
  }).join('');
  return (
    contact(b, 320, 104) +
    oval(0, -8, 330, 108, b.linear(0, deep, `${lit} 20`, `${accent} 60`, deep)) +
    sickle(0, -8, 328, 106, 100, 175, 8, 0.6) +
    flutes +
    oval(0, -330, 122, 40, b.linear(0, deep, `${lit} 30`, accent, deep)) +
    oval(4, -330, 62, 20, dark(deep, 0.6)) +
    sickle(0, -330, 118, 38, 170, 290, 7)
  );
}

function loafTin(b: Brush): string {
  return (
    tin(
      b,
      { width: 820, depth: 120, height: 210, flare: 46 },
      {
        outside: b.linear(0, '#36393b', '#9a9fa2 12', '#5d6164 34', '#4a4d50 62', '#2a2c2e 92', '#5d5f60'),
        inside: '#6c7073',
        rim: '#a9adad',
        wall: 10,
      },
    ) + stroke('M-396 -212H396', '#e8e8e4', 3, 0.5)
  );
}

function tartTin(b: Brush): string {
  const points = Array.from({ length: 104 }, (_, index) => {
    const angle = (index / 104) * Math.PI * 2;
    const r = index % 2 ? 400 : 384;
    return [Math.cos(angle) * r, Math.sin(angle) * r] as const;
  });
  const edge = smooth(points, true);
  return (
    shadowOf(edge, 24) +
    shape(edge, b.linear(50, '#f3f1ec', '#a7abab 45', '#d8d8d3 60', '#7a7f80')) +
    `<g transform="scale(.93)">${shape(edge, b.linear(50, '#6c7172', '#d6d7d3 60', '#f4f3ee'))}</g>` +
    disc(0, 0, 326, b.linear(50, '#dcdcd7', '#b4b8b8 40', '#e4e4df 58', '#9ba0a0')) +
    ring(0, 0, 326, 326, '#6c7172', 4, 0.6) +
    ring(0, 0, 250, 250, '#fff', 3, 0.4) +
    ring(0, 0, 160, 160, '#868b8c', 2, 0.3) +
    shape('M-240 -150L-120 -260L-60 -270L-290 30Z', '#fff', 0.28) +
    sickle(0, 0, 396, 396, 175, 280, 7)
  );
}

export const bakeware: Motifs = {
  'roasting-tin': {
    pose: 'stand',
    box: [-432, -330, 432, 20],
    draw: roastingTin,
    props: ['garlic', 'rosemary', 'salt'],
    focus: [120, -140],
  },
  'ceramic-gratin-dish': {
    pose: 'lie',
    box: [-470, -290, 470, 290],
    draw: gratinDish,
    props: ['thyme', 'garlic', 'salt'],
  },
  'enamel-baking-dish': {
    pose: 'lie',
    box: [-440, -280, 440, 280],
    draw: enamelBakingDish,
    props: ['basil', 'tomatoes', 'salt'],
  },
  'springform-tin': {
    pose: 'stand',
    box: [-324, -280, 324, 120],
    draw: springform,
    props: ['egg', 'flour', 'lemon'],
    focus: [140, -90],
  },
  'gugelhupf-mould': {
    pose: 'stand',
    box: [-330, -372, 330, 102],
    draw: gugelhupf,
    props: ['egg', 'flour', 'walnuts'],
  },
  'loaf-tin': {
    pose: 'stand',
    box: [-412, -340, 412, 10],
    draw: loafTin,
    props: ['flour', 'egg', 'walnuts'],
    focus: [180, -180],
  },
  'bread-baking-stone': {
    pose: 'lie',
    box: [-440, -310, 440, 320],
    draw: bakingStone,
    props: ['flour', 'salt', 'rosemary'],
  },
  'pizza-steel': { pose: 'lie', box: [-430, -330, 430, 330], draw: pizzaSteel, props: ['basil', 'tomatoes', 'garlic'] },
  'tart-tin': { pose: 'lie', box: [-400, -400, 400, 400], draw: tartTin, props: ['plums', 'flour', 'egg'] },
};
