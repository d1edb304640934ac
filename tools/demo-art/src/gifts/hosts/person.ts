import type { Kit } from '../kit.ts';
import { paper } from '../palettes.ts';
import * as s from '../shapes.ts';

/** A person down to the chest, around 0 0 between the eyes and the mouth. */
export interface Person {
  skin: string;
  hair: string;
  shirt: string;
  /** Drawn behind the head, over the clothes, on the face, and over the head. */
  behind?(k: Kit, hair: string): string;
  clothes?(k: Kit): string;
  face?(k: Kit, hair: string): string;
  crown(k: Kit, hair: string): string;
}

const SHOULDERS = 'M-350 560C-352 380 -290 280 -112 226C-60 262 60 262 112 226C290 280 352 380 350 560Z';
const NECK = 'M-58 80V216C-44 262 44 262 58 216V80Z';
const HEAD = 'M-128 -60C-132 62 -82 152 0 154C82 152 132 62 128 -60C122 -208 -122 -208 -128 -60Z';

function features(k: Kit, { skin, hair }: Person): string {
  const shade = k.dark(skin, 0.3);
  const eye = (x: number): string =>
    s.oval(x, -8, 19, 14, paper.white) +
    s.disc(x + 2, -7, 10.5, k.p.ink) +
    s.disc(x - 2, -11, 3.4, paper.white) +
    s.line(`M${x - 21} -12Q${x} -30 ${x + 21} -12`, k.p.ink, 5);
  const brow = (side: number): string =>
    s.line(`M${side * 76} -44Q${side * 52} -60 ${side * 28} -48`, k.dark(hair, 0.25), 10);
  return (
    s.disc(-74, 48, 30, paper.blush, s.faint(0.4)) +
    s.disc(74, 48, 30, paper.blush, s.faint(0.4)) +
    eye(-50) +
    eye(50) +
    brow(-1) +
    brow(1) +
    s.line('M-4 0Q-20 38 4 44', shade, 7, s.faint(0.8)) +
    s.path('M-46 76Q0 96 46 76C38 122 -38 122 -46 76Z', k.dark('#A04438', 0.2)) +
    s.path('M-38 80Q0 97 38 80Q30 96 0 98Q-30 96 -38 80Z', paper.white) +
    s.line('M-52 72Q-48 80 -40 80M52 72Q48 80 40 80', shade, 5)
  );
}

/** A person who smiles at the viewer, cut off at the chest. */
export function drawPerson(k: Kit, person: Person): string {
  const { skin, hair, shirt } = person;
  const shade = k.dark(skin, 0.2);
  const ear = (side: number): string =>
    s.oval(side * 128, 4, 25, 36, k.soft(skin)) +
    s.line(`M${side * 132} -12Q${side * 142} 4 ${side * 128} 20`, shade, 5, s.faint(0.7));
  return (
    (person.behind?.(k, hair) ?? '') +
    s.cut(k, SHOULDERS, k.soft(shirt), 1.4) +
    s.line(
      'M-222 560C-228 470 -222 400 -206 366M222 560C228 470 222 400 206 366',
      k.dark(shirt, 0.3),
      7,
      s.faint(0.5),
    ) +
    s.path(NECK, shade) +
    s.path('M-58 130V216C-44 262 44 262 58 216V150C30 190 -30 190 -58 130Z', k.soft(skin)) +
    (person.clothes?.(k) ?? '') +
    ear(-1) +
    ear(1) +
    s.cut(k, HEAD, k.soft(skin), 1.2) +
    k.clip(s.path(HEAD, 'none'), s.path('M60 -220C130 -120 108 60 30 160H220V-220Z', shade, s.faint(0.35))) +
    (person.face?.(k, hair) ?? '') +
    features(k, person) +
    person.crown(k, hair)
  );
}
