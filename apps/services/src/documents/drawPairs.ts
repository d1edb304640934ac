import type { Paper, Structure, TextBox } from './Paper.ts';

export interface Pair {
  label: string;
  value: string;
  isStrong?: boolean;
}

interface PairsStyle {
  size: number;
  /** Points from row to row. */
  rowHeight: number;
  /** Width of the values, which are right-aligned; where it is missing they follow the labels. */
  valueWidth?: number;
  labelColor?: string;
}

/** More than the size of the others. */
const STRONG = 1.5;

/** Draws labels with values, one below the other, as a table. Returns where they end. */
export function drawPairs(
  paper: Paper,
  parent: Structure,
  pairs: readonly Pair[],
  { x, y, width, ...style }: TextBox & PairsStyle,
): number {
  const { color } = paper.branding;
  const table = paper.group(parent, 'Table');
  const { size, valueWidth, labelColor = color.text } = style;
  const labels = Math.max(...pairs.map(({ label }) => paper.width(label, { size, color: labelColor }))) + 12;
  let top = y;
  for (const { label, value, isStrong } of pairs) {
    const row = paper.group(table, 'TR');
    const font = isStrong ? 'bold' : 'body';
    const big = isStrong ? size + STRONG : size;
    if (isStrong) {
      const line = top + 2;
      paper.decoration((doc) =>
        doc
          .moveTo(x, line)
          .lineTo(x + width, line)
          .lineWidth(1)
          .stroke(color.accent),
      );
      top += 8;
    }
    const valueBox = valueWidth
      ? { x: x + width - valueWidth, y: top, width: valueWidth }
      : { x: x + labels, y: top, width: width - labels };
    const labelWidth = valueWidth ? width - valueWidth : labels;
    const first = paper.text(
      row,
      'TH',
      label,
      { x, y: top, width: labelWidth },
      { size: big, font, color: labelColor },
    );
    const second = paper.text(row, 'TD', value, valueBox, {
      ...{ size: big, font, color: color.text },
      ...(valueWidth && { align: 'right' }),
    });
    row.end();
    const written = Math.max(first, second) - top;
    top += Math.max(written + style.rowHeight - size * 1.2, style.rowHeight + (isStrong ? STRONG : 0));
  }
  table.end();
  return top;
}
