import type { ArtSubject } from '../types.ts';
import type { Palette } from './palettes.ts';

/** Drawing state of one picture: its colours, its random numbers and the gradients used so far. */
export interface Kit {
  p: Palette;
  subject: ArtSubject;
  /** Next number of the picture's own sequence, 0 up to 1. */
  random(): number;
  /** Linear gradient; angle 0 runs left to right, 90 top to bottom. */
  linear(from: string, to: string, angle?: number): string;
  /** The colour with gentle light from the upper left. */
  soft(color: string): string;
  /** Linear gradient from one opacity of a colour to another. */
  fade(color: string, from: number, to: number, angle?: number): string;
  /** Radial gradient that runs out to nothing; stands in for a blur. */
  glow(color: string, opacity: number): string;
  /** Id of an outline that several sheets of paper share. */
  outline(d: string): string;
  /** Content cut to the outline of a shape. */
  clip(outline: string, content: string): string;
  /** Towards the palette's ink. */
  dark(color: string, amount: number): string;
  /** Towards warm white. */
  light(color: string, amount: number): string;
  /** All gradients and clip paths, for the head of the document. */
  defs(): string;
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** One colour towards another, amount 0 to 1. */
export function mix(from: string, to: string, amount: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + ((target[at] ?? value) - value) * amount));
  return '#' + mixed.map((value) => value.toString(16).padStart(2, '0')).join('');
}

/** A whole number that stands for the text. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

/** Seeded sequence of numbers from 0 up to 1 (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value = (value + Math.imul(value ^ (value >>> 7), value | 61)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const stop = (offset: number, color: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;

function direction(angle: number): string {
  const x = Math.cos((angle * Math.PI) / 180) / 2;
  const y = Math.sin((angle * Math.PI) / 180) / 2;
  const at = (value: number): string => (0.5 + value).toFixed(2);
  return `x1="${at(-x)}" y1="${at(-y)}" x2="${at(x)}" y2="${at(y)}"`;
}

export function createKit(p: Palette, seed: number, subject: ArtSubject = {}): Kit {
  const definitions = new Map<string, { id: string; markup: string }>();
  const define = (key: string, draw: (id: string) => string): string => {
    const id = definitions.get(key)?.id ?? `d${definitions.size}`;
    if (!definitions.has(key)) definitions.set(key, { id, markup: draw(id) });
    return `url(#${id})`;
  };
  const gradient = (angle: number, stops: string): string =>
    define(
      `linear ${angle} ${stops}`,
      (id) => `<linearGradient id="${id}" ${direction(angle)}>${stops}</linearGradient>`,
    );
  const dark = (color: string, amount: number): string => mix(color, p.ink, amount);
  const light = (color: string, amount: number): string => mix(color, '#FFFAF0', amount);
  return {
    p,
    subject,
    random: sequence(seed),
    dark,
    light,
    linear: (from, to, angle = 90) => gradient(angle, stop(0, from) + stop(1, to)),
    soft: (color) => gradient(60, stop(0, light(color, 0.16)) + stop(0.45, color) + stop(1, dark(color, 0.14))),
    fade: (color, from, to, angle = 90) => gradient(angle, stop(0, color, from) + stop(1, color, to)),
    glow: (color, opacity) =>
      define(
        `glow ${color} ${opacity}`,
        (id) =>
          `<radialGradient id="${id}">${stop(0, color, opacity)}${stop(0.45, color, opacity * 0.6)}${stop(1, color, 0)}</radialGradient>`,
      ),
    outline: (d) => define(`path ${d}`, (id) => `<path id="${id}" d="${d}"/>`).slice(5, -1),
    clip: (outline, content) =>
      `<g clip-path="${define(`clip ${outline}`, (id) => `<clipPath id="${id}">${outline}</clipPath>`)}">${content}</g>`,
    defs: () => [...definitions.values()].map(({ markup }) => markup).join(''),
  };
}
