import { encodeQR } from 'qr';

/** Quiet zone of the standard around a code, in modules. */
const QUIET = 4;

interface Square {
  x: number;
  y: number;
  /** Width with the quiet zone. */
  size: number;
}

/** Draws a QR code in black on white. */
export function drawQrCode(doc: PDFKit.PDFDocument, text: string, { x, y, size }: Square): void {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const unit = size / rows.length;
  doc.rect(x, y, size, size).fill('#ffffff');
  rows.forEach((modules, row) =>
    modules.forEach((isDark, column) => {
      if (isDark) doc.rect(x + column * unit, y + row * unit, unit, unit);
    }),
  );
  doc.fill('#000000');
}
