import { pieces } from '../pieces.ts';
import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';
import { woodTone } from '../woods.ts';

/** A wooden box with a tin for each spice. */
export function spiceBox(k: Kit): string {
  const spices = [
    '#E0A526',
    '#B63A2B',
    '#7C4A2A',
    '#E06A2C',
    '#6F8A3D',
    '#F0D9A6',
    '#4A332B',
    '#C98F3A',
    '#93401F',
    '#A7B26A',
    '#D9482F',
    '#5D6B2E',
  ];
  const bowl = (x: number, y: number, at: number): string =>
    s.disc(x + 3, y + 7, 76, k.p.ink, s.faint(0.22)) +
    s.disc(x, y, 75, k.linear(paper.steel, paper.steelDark, 60)) +
    s.disc(x, y, 65, k.dark(spices[at] ?? '#B63A2B', 0.25)) +
    s.disc(x, y + 3, 61, k.soft(spices[at] ?? '#B63A2B')) +
    s.path(
      `M${x - 46} ${y + 8}Q${x - 20} ${y - 40} ${x + 30} ${y - 30}Q${x - 10} ${y - 14} ${x - 46} ${y + 8}Z`,
      paper.white,
      s.faint(0.24),
    ) +
    s.each(6, (i) =>
      s.disc(
        x - 32 + ((i * 29 + at * 13) % 66),
        y - 16 + ((i * 23 + at * 7) % 52),
        4,
        k.dark(spices[at] ?? '#B63A2B', 0.4),
        s.faint(0.6),
      ),
    );
  const wood = woodTone(k.subject, 'fir');
  const count = k.subject.pieces ?? 12;
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const cell = 480 / columns;
  const top = -112;
  const high = rows * cell + 40;
  return (
    s.cutRect(k, -264, top - 20, 528, high, 22, k.soft(wood), 1.5) +
    s.rect(-246, top - 2, 492, high - 36, 12, mix(wood, paper.cocoa, 0.65)) +
    s.line(`M-250 ${top - 10}H250`, k.light(wood, 0.5), 5, s.faint(0.8)) +
    pieces(count, (at) =>
      s.transform(
        s.round(-240 + ((at % columns) + 0.5) * cell),
        s.round(top + (Math.floor(at / columns) + 0.5) * cell),
        s.round(cell / 16.4) / 10,
        bowl(0, 0, at % spices.length),
      ),
    ) +
    s.group(
      'rotate(38 60 40)',
      s.line('M60 -40V230', k.p.ink, 20, 'opacity=".14" transform="translate(6 10)"') +
        s.cutRect(k, 50, -20, 22, 260, 11, k.soft(paper.oak), 0.6) +
        s.cut(k, 'M26 -60Q26 -120 61 -120T96 -60Q96 -10 61 -10T26 -60Z', k.soft(paper.oak), 0.6) +
        s.oval(61, -66, 24, 36, '#E0A526'),
    ) +
    s.transform(226, 218, 1, s.star(0, 0, 46, paper.woodDark, 8, 0.42) + s.disc(0, 0, 10, paper.oak)) +
    s.group(
      'rotate(-32 -216 226)',
      s.cutRect(k, -266, 206, 120, 24, 12, k.soft(paper.woodDark), 0.5) +
        s.cutRect(k, -256, 230, 120, 24, 12, k.soft(paper.wood), 0.5),
    )
  );
}
