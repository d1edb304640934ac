import type { ArtSubject } from '../types.ts';
import type { Palette } from './palettes.ts';
import { seededRandom, type Random } from './random.ts';

/** Collects the gradients, clips and stamps of one document; equal ones are written once. */
export class Brush {
  readonly palette: Palette;
  readonly random: Random;
  readonly subject: ArtSubject;
  private readonly ids: Map<string, string>;
  private readonly prefix: string;

  /** Ids start with the prefix; another one than that of a second set of definitions in the same document. */
  constructor(palette: Palette, seed: number, subject: ArtSubject = {}, ids = new Map<string, string>(), prefix = 'd') {
    this.palette = palette;
    this.subject = subject;
    this.random = seededRandom(seed);
    this.ids = ids;
    this.prefix = prefix;
  }

  /** A brush for the same document with other colours. */
  tinted(colors: Partial<Palette>): Brush {
    return new Brush({ ...this.palette, ...colors }, Math.floor(this.random() * 1e9), {}, this.ids, this.prefix);
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.random() * choices.length)] ?? choices[0];
  }

  /** Linear gradient over the shape's box; 0° runs to the right, 90° down. A stop is "colour [percent [opacity]]". */
  linear(angle: number, ...stops: string[]): string {
    const x = Math.cos((angle * Math.PI) / 180) / 2;
    const y = Math.sin((angle * Math.PI) / 180) / 2;
    const line = `x1="${0.5 - x}" y1="${0.5 - y}" x2="${0.5 + x}" y2="${0.5 + y}"`;
    return this.paint('linearGradient', `${line}>${stopTags(stops)}`);
  }

  /** Radial gradient, centre and radius in shares of the shape's box. */
  radial(cx: number, cy: number, r: number, ...stops: string[]): string {
    return this.paint('radialGradient', `cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}`);
  }

  /** Content cut off at the outline of the given shape. */
  clipped(outline: string, content: string): string {
    return `<g clip-path="${this.paint('clipPath', `>${outline}`)}">${content}</g>`;
  }

  /** Something drawn many times: defined once, placed by the function returned. */
  stamp(content: string): (x: number, y: number, turn?: number, scale?: number) => string {
    const id = this.define('g', `>${content}`);
    return (x, y, turn = 0, scale = 1) =>
      `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})${turn ? ` rotate(${Math.round(turn)})` : ''}${scale === 1 ? '' : ` scale(${scale.toFixed(2)})`}"/>`;
  }

  /** Out of focus. */
  blurred(content: string, reach: number): string {
    const filter = this.paint(
      'filter',
      `x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${reach}"/>`,
    );
    return `<g filter="${filter}">${content}</g>`;
  }

  definitions(): string {
    return [...this.ids.entries()].map(([body, id]) => body.replace('@', id)).join('');
  }

  private paint(tag: string, body: string): string {
    return `url(#${this.define(tag, body)})`;
  }

  private define(tag: string, body: string): string {
    const key = `<${tag} id="@" ${body}</${tag}>`;
    const known = this.ids.get(key);
    if (known) return known;
    const id = `${this.prefix}${this.ids.size}`;
    this.ids.set(key, id);
    return id;
  }
}

function stopTags(stops: string[]): string {
  return stops
    .map((stop, index) => {
      const [color, percent, opacity] = stop.split(' ');
      const offset = Number(percent ?? (100 * index) / Math.max(1, stops.length - 1)) / 100;
      return `<stop offset="${offset}" stop-color="${color}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
    })
    .join('');
}

/** Opacity of the paint, not of the element: a renderer needs no layer of its own for it. */
function faded(paint: 'fill' | 'stroke', opacity: number): string {
  return opacity < 1 ? ` ${paint}-opacity="${opacity}"` : '';
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${faded('fill', opacity)}/>`;
}

export function disc(cx: number, cy: number, r: number, fill: string, opacity = 1): string {
  return oval(cx, cy, r, r, fill, opacity);
}

export function ring(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  color: string,
  width: number,
  opacity = 1,
): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="${color}" stroke-width="${width}"${faded('stroke', opacity)}/>`;
}

export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${faded('fill', opacity)}/>`;
}

/** An outline moved to the right and down: the shadow that something flat throws, or the lit edge of a hole. */
export function shifted(d: string, dx: number, dy: number, fill: string, opacity: number): string {
  return shape(d, fill, opacity).replace('<path', `<path transform="translate(${dx} ${dy})"`);
}

export function stroke(d: string, color: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${faded('stroke', opacity)}/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  round = 0,
  opacity = 1,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"${faded('fill', opacity)}/>`;
}

export function at(x: number, y: number, content: string, turn = 0, scale = 1, flip = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale * flip} ${scale})">${content}</g>`;
}
