import type { Paper } from './Paper.ts';

interface Area {
  width: number;
  height: number;
}

const ICON = 84;
/** Circles of the brand's own motif: centre and radius in shares of the area's height, and opacity. */
const CIRCLES = [
  [0.06, 0.1, 0.3, 0.95],
  [0.46, 0.3, 0.12, 0.25],
  [0.5, 0.92, 0.34, 0.45],
  [0.02, 0.72, 0.16, 0.15],
] as const;

/** Draws the picture at the left of a voucher, or the brand's icon among circles where there is none. */
export function drawVoucherMotif(paper: Paper, motif: Uint8Array | null, { width, height }: Area): void {
  const { color, button, header, icon } = paper.branding;
  paper.decoration((doc) => {
    doc.rect(0, 0, width, height).clip();
    if (motif) {
      const options = { cover: [width, height] as [number, number], align: 'center', valign: 'center' } as const;
      doc.image(Buffer.from(motif), 0, 0, options);
      return;
    }
    doc.rect(0, 0, width, height).fill(color.inverse);
    CIRCLES.forEach(([x, y, radius, opacity], index) => {
      doc.fillOpacity(opacity).circle(x * height, y * height, radius * height);
      doc.fill(index % 2 ? header.background : button.background);
    });
    doc.fillOpacity(1);
    const plate = ICON * 0.72;
    doc.circle(width / 2, height / 2, plate).fill(header.background);
    doc.image(icon, (width - ICON) / 2, (height - ICON) / 2, { width: ICON });
  });
}
