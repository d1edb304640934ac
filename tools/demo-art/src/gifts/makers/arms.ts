import type { Person } from '../hosts/person.ts';
import type { Kit } from '../kit.ts';
import * as s from '../shapes.ts';

type Point = readonly [x: number, y: number];

/** Where a hand is: its wrist, the degrees by which it points down, and whether it grasps or lies flat. */
export interface Reach {
  wrist: Point;
  turn: number;
  flat?: boolean;
}

const SHOULDER: Point = [-256, 380];
const ELBOW: Point = [-398, 566];
/** How far down the forearm the rolled sleeve reaches. */
const SLEEVE = 0.36;

/** Points beside the line between two joints, at `r` from it, and by `bow` further along it. */
function sidesOf([x1, y1]: Point, [x2, y2]: Point) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  return ([x, y]: Point, r: number, bow = 0): string =>
    `${s.round(x - uy * r + ux * bow)} ${s.round(y + ux * r + uy * bow)}`;
}

/** Outline of a limb between two joints, each with its half width. */
function limb(from: Point, r1: number, to: Point, r2: number): string {
  const at = sidesOf(from, to);
  return `M${at(from, r1)}L${at(to, r2)}A${r2} ${r2} 0 0 0 ${at(to, -r2)}L${at(from, -r1)}A${r1} ${r1} 0 0 0 ${at(from, r1)}Z`;
}

/** Outline of a piece of a sleeve, which ends in a bow around the arm. */
function tube(from: Point, r1: number, to: Point, r2: number): string {
  const at = sidesOf(from, to);
  const bow = 26;
  return `M${at(from, r1)}L${at(to, r2)}Q${at(to, 0, bow)} ${at(to, -r2)}L${at(from, -r1)}Q${at(from, 0, bow)} ${at(from, r1)}Z`;
}

const along = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

/** A hand from its wrist at 0 0 to the right, the thumb above. */
function hand(k: Kit, skin: string, flat = false): string {
  const fill = k.soft(skin);
  const shade = k.dark(skin, 0.32);
  if (flat)
    return (
      [
        [28, 36, 124],
        [10, 13, 148],
        [-9, -11, 154],
        [-27, -34, 142],
      ]
        .map(([from = 0, to = 0, reach = 0]) => s.cut(k, limb([66, from], 14, [reach, to], 11), fill, 0.5))
        .join('') +
      s.cut(k, limb([16, -22], 18, [92, -66], 12), fill, 0.4) +
      s.path('M-16 -36C24 -50 60 -48 84 -38C98 -20 98 20 84 40C54 50 20 46 -16 36Z', fill)
    );
  return (
    s.cut(
      k,
      'M-16 -36C20 -52 64 -56 94 -46C110 -42 118 -30 116 -20C128 -14 130 0 122 8C128 18 122 32 110 34C106 48 84 54 54 52C22 50 0 44 -16 36Z',
      fill,
      0.8,
    ) +
    s.line('M116 -20Q92 -20 74 -12M122 8Q96 6 78 12M110 34Q92 32 80 34', shade, 5, s.faint(0.6)) +
    s.cut(k, 'M18 -30C36 -64 80 -80 106 -64C118 -54 112 -40 94 -40C76 -40 60 -30 50 -14Z', fill, 0.4)
  );
}

function leftArm(k: Kit, { skin, shirt }: Person, { wrist, turn, flat }: Reach): string {
  const [hem, edge] = [along(ELBOW, wrist, SLEEVE), along(ELBOW, wrist, SLEEVE + 0.16)];
  return (
    s.cut(k, limb(SHOULDER, 60, ELBOW, 62), k.soft(shirt)) +
    s.cut(k, limb(ELBOW, 46, wrist, 36), k.soft(skin)) +
    s.transform(...wrist, 1, hand(k, skin, flat), turn) +
    s.disc(...ELBOW, 62, shirt) +
    s.path(tube(ELBOW, 62, hem, 57), shirt) +
    s.line(`M${ELBOW[0] + 30} ${ELBOW[1] - 44}q-18 30 -2 60`, k.dark(shirt, 0.25), 5, s.faint(0.5)) +
    s.cut(k, tube(hem, 60, edge, 58), k.soft(k.light(shirt, 0.2)), 0.6)
  );
}

/** Both arms on the bench. */
export function arms(k: Kit, person: Person, [left, { wrist, ...right }]: readonly [Reach, Reach]): string {
  const mirrored: Reach = { ...right, wrist: [-wrist[0], wrist[1]] };
  return leftArm(k, person, left) + s.mirror(leftArm(k, person, mirrored));
}
