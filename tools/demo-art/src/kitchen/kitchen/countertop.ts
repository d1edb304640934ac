import { type Brush, at, disc, oval, rect, shape, stroke } from '../brush.ts';
import { dark, light } from '../color.ts';
import { brass, hollow, steel, walnut } from '../materials.ts';
import type { Motifs } from '../motif.ts';
import { contact, dots, leaf, scatter, sickle, speckles } from '../shapes.ts';
import { body, mouth } from '../vessels.ts';
import { woodTone } from '../../woods.ts';

function turned(b: Brush, tone: string): string {
  return b.linear(
    0,
    dark(tone, 0.42),
    light(tone, 0.4) + ' 16',
    `${tone} 40`,
    light(tone, 0.08) + ' 54',
    dark(tone, 0.35) + ' 82',
    dark(tone, 0.1) + ' 95',
    dark(tone, 0.4),
  );
}

function pepperMill(b: Brush): string {
  const base =
    'M-128 0C-132 -60 -116 -84 -92 -120C-66 -160 -62 -230 -86 -290C-104 -334 -104 -360 -94 -384H94C104 -360 104 -334 86 -290C62 -230 66 -160 92 -120C116 -84 132 -60 128 0A128 36 0 0 1 -128 0Z';
  const head =
    'M-96 -396C-112 -440 -104 -500 -62 -530C-40 -546 40 -546 62 -530C104 -500 112 -440 96 -396A96 24 0 0 1 -96 -396Z';
  const rings = [-60, -120, -330]
    .map((y, index) =>
      stroke(
        `M${[-128, -94, -100][index]} ${y}A110 28 0 0 0 ${[128, 94, 100][index]} ${y}`,
        dark(walnut, 0.6),
        4,
        0.55,
      ),
    )
    .join('');
  const fibers = [-60, -30, 6, 40, 72]
    .map((x) => stroke(`M${x} -14C${x * 0.9} -100 ${x * 0.5} -200 ${x * 0.9} -370`, dark(walnut, 0.5), 2.5, 0.28))
    .join('');
  return (
    contact(b, 126, 36) +
    shape(base, turned(b, walnut)) +
    fibers +
    rings +
    shape('M-95 -388A95 24 0 0 0 95 -388V-398A95 24 0 0 1 -95 -398Z', steel(b)) +
    shape(head, turned(b, walnut)) +
    stroke('M-78 -424C-84 -470 -72 -506 -44 -520', '#fff8e8', 10, 0.45) +
    stroke('M-104 -24C-104 -60 -90 -86 -72 -112', '#fff8e8', 9, 0.35) +
    oval(0, -544, 24, 8, '#8c8f8e') +
    disc(0, -562, 24, steel(b)) +
    oval(-8, -570, 8, 6, '#fff', 0.8)
  );
}

function saltMill(b: Brush): string {
  const tone = woodTone(b.subject, 'maple');
  const base = 'M-118 0L-112 -214Q-110 -226 -98 -226H98Q110 -226 112 -214L118 0A118 34 0 0 1 -118 0Z';
  const head = 'M-112 -242C-112 -330 -70 -372 0 -372C70 -372 112 -330 112 -242A112 30 0 0 1 -112 -242Z';
  const window = 'M-76 -190H76V-30A76 22 0 0 1 -76 -30Z';
  const salt = 'M-70 -120Q-30 -134 10 -122Q44 -112 70 -124V-34A70 20 0 0 1 -70 -34Z';
  const flakes = dots(
    scatter(b, 34, 66, 40).map(([x, y]) => [x, y - 70]),
    '#fff',
    9,
    0.95,
  );
  return (
    contact(b, 118, 34) +
    shape(base, turned(b, tone)) +
    shape(window, '#d8d4c9') +
    shape(salt, '#f4f1ea') +
    flakes +
    shape(window, b.linear(0, '#ffffff 0 .75', '#ffffff 20 .1', '#8c8472 70 .12', '#5d5443 100 .45')) +
    stroke('M-64 -180V-44', '#fff', 8, 0.8) +
    shape('M-110 -226A110 30 0 0 0 110 -226V-244A110 30 0 0 1 -110 -244Z', steel(b)) +
    shape(head, turned(b, tone)) +
    stroke('M-86 -262C-84 -314 -58 -342 -30 -352', '#fff', 10, 0.6) +
    disc(0, -388, 20, steel(b)) +
    oval(-6, -394, 7, 5, '#fff', 0.8)
  );
}

function mortar(b: Brush): string {
  const stone = b.linear(0, '#4a4b4c', '#a5a5a2 14', '#747573 34', '#666766 56', '#3c3d3e 84', '#6a6763 96', '#3f4041');
  const form = { rx: 290, ry: 106, height: 280, foot: 190, bulge: 46 };
  const grit = speckles(b, 250, 120, 60, '#d5d3cc', 0, -110) + speckles(b, 250, 120, 50, '#232425', 0, -110);
  const herbs = scatter(b, 8, 120, 30, 26)
    .map(([x, y]) => at(Math.round(x), Math.round(y - 246), leaf(64, 26, '#6b8c45'), b.between(0, 360)))
    .join('');
  const pestle =
    'M-40 -300C-70 -300 -76 -250 -52 -232C-20 -214 20 -230 34 -250L236 -470C262 -500 250 -540 214 -548C184 -554 162 -540 148 -512Z';
  return (
    body(b, form, stone) +
    grit +
    mouth(
      b,
      form,
      { outside: '', inside: '#5c5d5c', rim: '#8c8c88', wall: 34 },
      herbs + shape(pestle, '#140a04', 0.3),
    ) +
    shape(pestle, b.linear(20, '#b3b3ae', '#7a7b79 40', '#474849')) +
    stroke('M-30 -268L186 -516', '#fff', 12, 0.3) +
    b.clipped(
      shape(pestle, '#000'),
      dots(
        scatter(b, 26, 150, 130).map(([x, y]) => [x + 90, y - 380]),
        '#2a2b2b',
        6,
        0.4,
      ),
    )
  );
}

function kitchenScale(b: Brush): string {
  const ticks = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${(c * 122).toFixed(0)} ${(s * 122).toFixed(0)}L${(c * (index % 6 ? 110 : 98)).toFixed(0)} ${(s * (index % 6 ? 110 : 98)).toFixed(0)}`;
  }).join('');
  const stand = 'M-200 0C-190 -120 -160 -330 -110 -366H110C160 -330 190 -120 200 0A200 44 0 0 1 -200 0Z';
  const { accent } = b.palette;
  const tone = accent === '#efe4cb' ? '#7d8a72' : accent;
  const dial =
    disc(4, 8, 150, '#140a04', 0.3) +
    disc(0, 0, 150, brass(b)) +
    disc(0, 0, 134, '#fdf8ea') +
    disc(0, 0, 134, b.radial(0.4, 0.35, 0.75, '#ffffff 0 .6', '#c9b890 100 .5')) +
    stroke(ticks, '#3a2f24', 4) +
    stroke('M-20 26L62 -78', '#9c2f20', 7) +
    disc(0, 0, 14, brass(b)) +
    sickle(0, 0, 128, 128, 190, 265, 16, 0.7);
  const pan = 'M-300 -440C-270 -376 -140 -356 0 -356C140 -356 270 -376 300 -440Z';
  const lemons = [
    [-110, -470, 66],
    [20, -484, 70],
    [140, -464, 60],
  ]
    .map(
      ([x = 0, y = 0, r = 60]) =>
        oval(x, y, r * 1.16, r, b.radial(0.34, 0.28, 0.8, '#fff0a3', '#f2c945 50', '#b17a10')) +
        oval(x - r * 0.4, y - r * 0.4, r * 0.24, r * 0.14, '#fff', 0.6),
    )
    .join('');
  return (
    contact(b, 200, 44) +
    shape(stand, turned(b, tone)) +
    stroke('M-158 -60C-150 -150 -130 -260 -104 -326', '#fff', 10, 0.35) +
    stroke('M-196 -24A200 44 0 0 0 196 -24', '#c9a04c', 8, 0.8) +
    at(0, -170, dial) +
    rect(-24, -380, 48, 30, brass(b), 6) +
    oval(0, -440, 300, 62, hollow(b, '#c9a04c')) +
    lemons +
    shape(pan, brass(b)) +
    shape('M-300 -440A300 62 0 0 0 300 -440C270 -376 140 -356 0 -356C-140 -356 -270 -376 -300 -440Z', brass(b)) +
    stroke('M-300 -440A300 62 0 0 0 300 -440', '#fff3cf', 6, 0.85)
  );
}

function proofingBasket(b: Brush): string {
  const cane = '#cfa870';
  const coil = (y: number, rx: number) =>
    stroke(`M${-rx} ${y}A${rx} ${rx * 0.36} 0 0 0 ${rx} ${y}`, dark(cane, 0.45), 34) +
    stroke(
      `M${-rx} ${y}A${rx} ${rx * 0.36} 0 0 0 ${rx} ${y}`,
      b.linear(0, dark(cane, 0.1), light(cane, 0.45) + ' 18', `${cane} 45`, dark(cane, 0.4)),
      26,
    ) +
    `<path d="M${-rx} ${y - 7}A${rx} ${rx * 0.36} 0 0 0 ${rx} ${y - 7}" fill="none" stroke="#fff3d8" stroke-width="4" stroke-opacity=".5" stroke-dasharray="26 16"/>`;
  const coils = [0, 1, 2, 3, 4, 5].map((row) => coil(-row * 32, 232 + row * 18)).join('');
  const dough = 'M-270 -196C-262 -300 -130 -350 0 -350C130 -350 262 -300 270 -196A270 96 0 0 1 -270 -196Z';
  return (
    contact(b, 250, 84) +
    oval(0, -20, 230, 84, dark(cane, 0.5)) +
    coils +
    oval(0, -192, 322, 116, dark(cane, 0.35)) +
    oval(0, -192, 306, 106, b.linear(30, dark(cane, 0.6), dark(cane, 0.2))) +
    shape(dough, b.radial(0.36, 0.26, 0.85, '#fffaf0', '#f3e4c6 50', '#c7a878')) +
    b.clipped(
      shape(dough, '#000'),
      [-210, -240, -270, -300]
        .map((y, index) =>
          stroke(
            `M${-266 + index * 26} ${y}A${266 - index * 26} ${80 - index * 12} 0 0 0 ${266 - index * 26} ${y}`,
            '#fffdf6',
            9,
            0.7,
          ),
        )
        .join('') +
        dots(
          scatter(b, 40, 240, 90).map(([x, y]) => [x, y - 250]),
          '#fffdf6',
          8,
          0.8,
        ),
    ) +
    stroke(
      'M-320 -192A320 116 0 0 0 320 -192',
      b.linear(0, dark(cane, 0.1), light(cane, 0.5) + ' 20', `${cane} 50`, dark(cane, 0.4)),
      28,
    ) +
    `<path d="M-320 -199A320 116 0 0 0 320 -199" fill="none" stroke="#fff3d8" stroke-width="5" stroke-opacity=".6" stroke-dasharray="30 16"/>`
  );
}

export const countertop: Motifs = {
  'pepper-mill': {
    pose: 'stand',
    box: [-200, -590, 200, 36],
    draw: pepperMill,
    props: ['peppercorns', 'rosemary', 'garlic'],
    focus: [20, -400],
  },
  'salt-mill': {
    pose: 'stand',
    box: [-200, -430, 200, 36],
    draw: saltMill,
    props: ['salt', 'thyme', 'lemon'],
    focus: [20, -200],
  },
  'mortar-granite': {
    pose: 'stand',
    box: [-330, -552, 330, 74],
    draw: mortar,
    props: ['garlic', 'basil', 'salt'],
    focus: [40, -270],
  },
  'kitchen-scale-brass': {
    pose: 'stand',
    box: [-304, -560, 304, 46],
    draw: kitchenScale,
    props: ['flour', 'egg', 'lemon'],
    focus: [60, -260],
  },
  'proofing-basket': {
    pose: 'stand',
    box: [-336, -352, 336, 84],
    draw: proofingBasket,
    props: ['flour', 'bread', 'salt'],
    focus: [60, -190],
  },
};
