import { paper } from '../palettes.ts';
import * as s from '../shapes.ts';
import { apron, collar, scarf, vest } from './clothes.ts';
import { fullBeard, glasses, strands } from './faces.ts';
import type { Host } from './host.ts';

/** A long plait, and a scarf against the wind. */
const pilot: Host = {
  skin: '#F2BD97',
  hair: '#5B3422',
  shirt: '#1C5F96',
  land: 'sky',
  trade: { motif: 'hot-air-balloon', x: 0.82, y: 0.27, size: 0.5 },
  behind: (k, hair) =>
    s.cut(
      k,
      'M-146 -40C-176 -262 176 -262 146 -40C156 60 140 130 110 190H-110C-140 130 -156 60 -146 -40Z',
      k.soft(hair),
    ),
  clothes: (k) => scarf(k, k.p.accent),
  crown: (k, hair) =>
    s.cut(
      k,
      'M-140 -30C-166 -236 -70 -256 0 -254C80 -256 166 -236 140 -30C128 -96 104 -132 70 -154C10 -140 -60 -150 -92 -176C-96 -120 -128 -90 -140 -30Z',
      k.soft(hair),
      0.8,
    ) +
    strands(k, 'M-108 -120C-96 -190 -50 -226 -10 -232M30 -232C84 -216 112 -170 120 -124', hair) +
    s.each(4, (at) =>
      s.cut(k, `M${-176 + at * 4} ${170 + at * 62}c-34 22 -34 54 0 74c34 -20 34 -52 0 -74Z`, k.soft(hair), 0.6),
    ) +
    s.rect(-182, 398, 40, 20, 8, k.p.accent),
};

/** A straw hat and a grey beard. */
const winemaker: Host = {
  skin: '#E5A67C',
  hair: '#8B8580',
  shirt: '#F4EADB',
  land: 'meadow',
  trade: { motif: 'wine-tasting', x: 0.83, y: 0.72, size: 0.52 },
  clothes: (k) => collar(k, '#FFFDF6') + vest(k, '#6B2C5E', [190, 256], 120),
  face: (k, hair) => fullBeard(k, hair),
  crown: (k, hair) =>
    s.oval(0, -126, 134, 40, k.dark(hair, 0.1)) +
    s.cut(k, 'M-250 -128C-180 -186 180 -186 250 -128C180 -92 -180 -92 -250 -128Z', k.soft('#E3BE74')) +
    s.cut(k, 'M-136 -146C-138 -290 138 -290 136 -146C60 -126 -60 -126 -136 -146Z', k.soft('#EBCB86'), 0.6) +
    s.path('M-137 -160C-60 -138 60 -138 137 -160V-190C60 -168 -60 -168 -137 -190Z', k.p.main),
};

/** A red bun, goggles on the forehead, a leather apron. */
const glassblower: Host = {
  skin: '#F6CDB0',
  hair: '#B4522A',
  shirt: '#3C5F6E',
  land: 'dark',
  trade: { motif: 'glass-blowing', x: 0.8, y: 0.7, size: 0.52 },
  behind: (k, hair) => s.cutDisc(k, 20, -262, 76, k.soft(hair)) + strands(k, 'M-30 -270Q20 -320 72 -270', hair),
  clothes: (k) => apron(k, '#8A5A36'),
  crown: (k, hair) =>
    s.cut(
      k,
      'M-140 -20C-170 -230 -70 -252 0 -250C70 -252 170 -230 140 -20C132 -90 110 -136 60 -160C20 -150 -50 -150 -80 -160C-112 -130 -132 -90 -140 -20Z',
      k.soft(hair),
      0.8,
    ) +
    s.line('M-140 -128C-60 -156 60 -156 140 -128', k.dark(paper.cocoa, 0.2), 16) +
    s.each(
      2,
      (at) =>
        s.cutDisc(k, at ? 50 : -50, -142, 42, k.dark(paper.cocoa, 0.1), 0.6) +
        s.disc(at ? 50 : -50, -142, 29, '#BFE6EE') +
        s.path(`M${at ? 34 : -66} -150q10 -16 26 -12`, 'none', `stroke="#fff" stroke-width="5"`),
    ),
};

/** Short black hair under a felt hat with a feather. */
const falconer: Host = {
  skin: '#D59A70',
  hair: '#2A201E',
  shirt: '#7A5A3A',
  land: 'meadow',
  trade: { motif: 'falconry-day', x: 0.8, y: 0.34, size: 0.5 },
  behind: (k, hair) =>
    s.cut(k, 'M-146 -40C-170 -240 170 -240 146 -40C160 40 158 90 142 128H-142C-158 90 -160 40 -146 -40Z', k.soft(hair)),
  clothes: (k) => collar(k, '#E9DEC4') + vest(k, '#3E6A4A', [196, 258], 80),
  crown: (k, hair) =>
    s.path(
      'M-136 -20C-150 -150 -110 -190 -60 -176C-80 -130 -110 -80 -136 -20ZM136 -20C150 -150 110 -190 60 -176C80 -130 110 -80 136 -20Z',
      hair,
    ) +
    s.cut(k, 'M-216 -118C-150 -166 150 -166 216 -118C150 -96 -150 -96 -216 -118Z', k.soft('#3E6A4A')) +
    s.cut(
      k,
      'M-134 -132C-150 -240 -60 -296 10 -268C70 -300 150 -240 134 -132C60 -114 -60 -114 -134 -132Z',
      k.soft('#4B7C57'),
      0.6,
    ) +
    s.path('M-135 -146C-60 -126 60 -126 135 -146V-172C60 -152 -60 -152 -135 -172Z', paper.cocoa) +
    s.cut(k, 'M104 -160C150 -230 196 -270 236 -300C232 -238 190 -182 118 -146Z', k.soft('#D9662F'), 0.6),
};

/** A white cap and a moustache. */
const cheesemaker: Host = {
  skin: '#F2BF9D',
  hair: '#A9835A',
  shirt: '#DCE8F2',
  land: 'room',
  trade: { motif: 'cheese-dairy', x: 0.82, y: 0.72, size: 0.5 },
  clothes: (k) => collar(k, '#F4F9FD') + apron(k, '#F6F1E6'),
  crown: (k, hair) =>
    s.cut(
      k,
      'M-66 62C-40 44 -14 48 0 60C14 48 40 44 66 62C84 74 100 70 110 58C106 92 60 98 0 80C-60 98 -106 92 -110 58C-100 70 -84 74 -66 62Z',
      k.soft(hair),
      0.5,
    ) +
    s.path('M-136 -20C-140 -90 -136 -120 -126 -140L-108 -110ZM136 -20C140 -90 136 -120 126 -140L108 -110Z', hair) +
    s.cut(
      k,
      'M-150 -122C-196 -250 -90 -300 0 -280C90 -300 196 -250 150 -122C60 -150 -60 -150 -150 -122Z',
      k.soft('#FFFFFF'),
    ) +
    s.path('M-151 -118C-60 -148 60 -148 151 -118V-150C60 -180 -60 -180 -151 -150Z', '#E4EAF0'),
};

/** Grey curls, round glasses, an apron with clay on it. */
const potter: Host = {
  skin: '#C98D63',
  hair: '#B9B2AC',
  shirt: '#C65D3B',
  land: 'studio',
  trade: { motif: 'pottery-course', x: 0.78, y: 0.72, size: 0.5 },
  behind: (k, hair) =>
    s.each(9, (at) =>
      s.cutDisc(
        k,
        Math.round(Math.cos((at / 8) * Math.PI) * 146),
        Math.round(-96 - Math.sin((at / 8) * Math.PI) * 104),
        62,
        k.soft(hair),
        0.5,
      ),
    ),
  clothes: (k) => apron(k, '#8C8478') + s.oval(-70, 470, 40, 24, '#B9AFA0') + s.oval(60, 430, 26, 16, '#B9AFA0'),
  crown: (k, hair) =>
    s.each(7, (at) =>
      s.cutDisc(k, -108 + at * 36, Math.round(-146 - Math.sin((at / 6) * Math.PI) * 52), 44, k.soft(hair), 0.5),
    ) + glasses(k.p.ink),
};

/** The hosts of trips, by motif. */
export const hosts: Record<string, Host> = {
  'host-pilot': pilot,
  'host-winemaker': winemaker,
  'host-glassblower': glassblower,
  'host-falconer': falconer,
  'host-cheesemaker': cheesemaker,
  'host-potter': potter,
};
