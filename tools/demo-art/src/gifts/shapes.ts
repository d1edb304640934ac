import type { Kit } from './kit.ts';
import { paper } from './palettes.ts';

const attribute = (extra: string): string => (extra ? ' ' + extra : '');

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${attribute(extra)}/>`;

export const line = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${attribute(extra)}/>`;

export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, extra = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${attribute(extra)}/>`;

export const disc = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${attribute(extra)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${attribute(extra)}/>`;

export const group = (transform: string, ...content: string[]): string =>
  `<g transform="${transform}">${content.join('')}</g>`;

/** Moved, scaled and turned content. */
export const transform = (x: number, y: number, scale: number, content: string, turn = 0): string =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''} scale(${Math.round(scale * 1000) / 1000})">${content}</g>`;

/** The same content mirrored left to right. */
export const mirror = (content: string): string => `<g transform="scale(-1 1)">${content}</g>`;

export const faint = (opacity: number): string => `opacity="${opacity}"`;

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Content for every number from 0 to count - 1. */
export const each = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

/** A cut sheet of paper: the outline with its soft edge shadow below it. */
export function cut(k: Kit, d: string, fill: string, lift = 1): string {
  const id = k.outline(d);
  const sheet = (look: string): string => `<use href="#${id}" ${look}/>`;
  const under = (x: number, y: number, opacity: number): string =>
    sheet(`fill="${k.p.ink}" opacity="${opacity}" transform="translate(${round(x * lift)} ${round(y * lift)})"`);
  return (lift < 0.9 ? under(4, 7, 0.14) : under(7, 11, 0.07) + under(3, 5, 0.1)) + sheet(`fill="${fill}"`);
}

export function cutRect(k: Kit, x: number, y: number, w: number, h: number, r: number, fill: string, lift = 1): string {
  return cut(k, boxPath(x, y, w, h, r), fill, lift);
}

export function cutDisc(k: Kit, x: number, y: number, r: number, fill: string, lift = 1): string {
  return cut(k, `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`, fill, lift);
}

function boxPath(x: number, y: number, w: number, h: number, r: number): string {
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** A grounded shadow: a dark contact and a long, tinted one that runs out to the right. */
export function shadow(k: Kit, x: number, y: number, half: number): string {
  const long =
    `M${x - half} ${y}Q${x - half + 80} ${y + 44} ${x - half + 240} ${y + 88}Q${x + 180} ${y + 128} ${x + half + 200} ${y + 98}` +
    `Q${x + half + 330} ${y + 76} ${x + half + 200} ${y + 44}L${x + half} ${y - 6}Z`;
  return (
    path(long, k.fade(k.p.ink, 0.26, 0, 14)) + oval(x, y, half * 1.18, Math.min(34, half * 0.22), k.glow(k.p.ink, 0.5))
  );
}

export function heartPath(x: number, y: number, size: number): string {
  const s = size / 100;
  const at = (dx: number, dy: number): string => `${round(x + dx * s)} ${round(y + dy * s)}`;
  return `M${at(0, 82)}C${at(-130, 0)} ${at(-92, -90)} ${at(-46, -82)}C${at(-20, -78)} ${at(-4, -58)} ${at(0, -40)}C${at(4, -58)} ${at(20, -78)} ${at(46, -82)}C${at(92, -90)} ${at(130, 0)} ${at(0, 82)}Z`;
}

export const heart = (x: number, y: number, size: number, fill: string, extra = ''): string =>
  path(heartPath(x, y, size), fill, extra);

function starPath(x: number, y: number, r: number, points = 5, inner = 0.45): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const reach = at % 2 ? r * inner : r;
    const angle = (at * Math.PI) / points - Math.PI / 2;
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

export const star = (x: number, y: number, r: number, fill: string, points = 5, inner = 0.45): string =>
  path(starPath(x, y, r, points, inner), fill, `stroke="${fill}" stroke-width="${round(r * 0.16)}"`);

/** A leaf from its stem end, pointing up before it is turned. */
export function leaf(x: number, y: number, length: number, turn: number, fill: string): string {
  const w = round(length * 0.32);
  const [low, high, tip] = [-length * 0.3, -length * 0.72, -length].map(round);
  const move = `transform="translate(${round(x)} ${round(y)}) rotate(${turn})"`;
  const blade = path(`M0 0C${-w} ${low} ${-w} ${high} 0 ${tip}C${w} ${high} ${w} ${low} 0 0Z`, fill, move);
  if (length < 60) return blade;
  return blade + path(`M0 0C${w} ${low} ${w} ${high} 0 ${tip}Z`, paper.white, `opacity=".16" ${move}`);
}

/** Outline of a leaf whose stem end is at x y; turn 0 points up. */
function bladePath(x: number, y: number, length: number, turn: number): string {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  const w = length * 0.48;
  const digits = length < 16 ? 10 : 1;
  const at = (dx: number, dy: number): string =>
    [x + dx * cos - dy * sin, y + dx * sin + dy * cos].map((value) => Math.round(value * digits) / digits).join(' ');
  return `M${at(0, 0)}Q${at(-w, -length * 0.5)} ${at(0, -length)}Q${at(w, -length * 0.5)} ${at(0, 0)}`;
}

/** A stem with pairs of leaves, pointing up before it is turned. */
export function sprig(x: number, y: number, length: number, turn: number, fill: string, pairs = 4): string {
  const step = length / (pairs + 0.6);
  let blades = bladePath(0, -length * 0.86, step * 0.92, 0);
  for (let at = 0; at < pairs; at++) {
    const up = -step * (at + 0.8);
    const size = step * 1.15 * (1 - at * 0.09);
    blades += bladePath(0, up, size, -52) + bladePath(0, up - step * 0.22, size, 52);
  }
  return group(
    `translate(${round(x)} ${round(y)}) rotate(${turn})`,
    line(`M0 0V${round(-length * 0.92)}`, fill, round(length * 0.026)) + path(blades, fill),
  );
}

/** A blossom of rounded petals. */
export function blossom(x: number, y: number, r: number, petals: string, core: string, count = 6): string {
  const [rx, ry] = [r * 0.36, r * 0.48].map((value) => Math.round(value * 10) / 10) as [number, number];
  const digits = r < 24 ? 10 : 1;
  const near = (value: number): number => Math.round(value * digits) / digits;
  let d = '';
  for (let at = 0; at < count; at++) {
    const turn = Math.round((at * 360) / count);
    const angle = (turn * Math.PI) / 180;
    const [dx, dy] = [near(2 * ry * Math.sin(angle)), near(-2 * ry * Math.cos(angle))];
    const from = `${near(x + r * 0.08 * Math.sin(angle))} ${near(y - r * 0.08 * Math.cos(angle))}`;
    d += `M${from}a${rx} ${ry} ${turn} 1 1 ${dx} ${dy}a${rx} ${ry} ${turn} 1 1 ${-dx} ${-dy}`;
  }
  return path(d, petals) + disc(x, y, r * 0.3, core);
}

/** A ribbon bow, about 200 wide at scale 1. */
export function bow(k: Kit, x: number, y: number, scale: number, color: string): string {
  const loop = 'M0 0C-30 -70 -110 -78 -112 -22C-114 34 -40 30 0 0Z';
  const tail = 'M-4 4C-24 44 -52 78 -84 96L-52 100L-40 128C-14 96 2 52 6 8Z';
  const half =
    path(tail, k.dark(color, 0.2)) +
    cut(k, loop, k.soft(color), 0.6) +
    path('M-18 -10C-44 -46 -84 -52 -88 -24C-90 2 -52 6 -18 -4Z', k.dark(color, 0.28));
  return transform(x, y, scale, half + mirror(half) + rect(-21, -20, 42, 40, 15, k.soft(k.light(color, 0.12))));
}

/** A wrapped present standing on y, with ribbon and bow. */
export function present(k: Kit, x: number, y: number, w: number, h: number, wrap: string, ribbon: string): string {
  const lid = h * 0.26;
  return transform(
    x,
    y,
    1,
    cutRect(k, -w / 2, -h, w, h, 10, k.soft(wrap)) +
      rect(-w * 0.09, -h, w * 0.18, h, 0, k.soft(ribbon)) +
      rect(-w / 2, -h + lid, w, 10, 0, k.p.ink, faint(0.1)) +
      cutRect(k, -w / 2 - w * 0.05, -h - lid * 0.2, w * 1.1, lid * 1.15, 10, k.soft(k.light(wrap, 0.12)), 0.6) +
      rect(-w * 0.09, -h - lid * 0.2, w * 0.18, lid * 1.15, 0, ribbon) +
      bow(k, 0, -h - lid * 0.2, w / 250, ribbon),
  );
}

/** Two curls of steam rising from y. */
export function steam(x: number, y: number, scale: number, color: string = paper.white): string {
  return transform(
    x,
    y,
    scale,
    line('M-34 0C-74 -36 4 -62 -34 -104C-52 -126 -40 -142 -26 -152', color, 15, faint(0.75)) +
      line('M34 -14C-2 -46 74 -74 36 -118C20 -138 28 -156 42 -168', color, 15, faint(0.6)),
  );
}

export function flame(k: Kit, x: number, y: number, scale: number): string {
  return transform(
    x,
    y,
    scale,
    disc(0, -40, 130, k.glow('#FFE08A', 0.75)) +
      path(
        'M0 8C-38 2 -40 -38 -14 -66C-4 -78 0 -92 0 -104C22 -84 44 -48 36 -20C32 -2 18 8 0 8Z',
        k.linear('#FFB23E', '#F2683A', 90),
      ) +
      path('M0 4C-18 0 -20 -22 -4 -40C2 -46 4 -52 4 -58C18 -42 24 -24 18 -8C14 0 8 4 0 4Z', '#FFF0B8'),
  );
}

/** A crisp vertical highlight. */
export const shine = (x: number, y: number, w: number, h: number, opacity = 0.34): string =>
  rect(x, y, w, h, w / 2, paper.white, faint(opacity));
