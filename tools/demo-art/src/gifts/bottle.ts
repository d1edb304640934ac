import type { Kit } from './kit.ts';
import * as s from './shapes.ts';

/** A bottle standing on y: w wide, h high, with rounded shoulders and a neck. */
export function bottle(k: Kit, x: number, y: number, w: number, h: number, color: string, neck = 0.34): string {
  const half = w / 2;
  const n = w * neck * 0.5;
  const shoulder = h * 0.44;
  return s.transform(
    x,
    y,
    1,
    s.cut(
      k,
      `M${-n} ${-h}H${n}V${-h + shoulder * 0.6}C${n} ${-h + shoulder * 0.86} ${half} ${-h + shoulder * 0.8} ${half} ${-h + shoulder * 1.2}V-18Q${half} 0 ${half - 18} 0H${18 - half}Q${-half} 0 ${-half} -18V${-h + shoulder * 1.2}C${-half} ${-h + shoulder * 0.8} ${-n} ${-h + shoulder * 0.86} ${-n} ${-h + shoulder * 0.6}Z`,
      k.soft(color),
    ) + s.shine(-half + w * 0.1, -h + shoulder * 1.2, w * 0.08, h * 0.42, 0.32),
  );
}
