import { drawQrCode } from './drawQrCode.ts';
import { drawVoucherMotif } from './drawVoucherMotif.ts';
import { formatDay, formatMoney } from './formatAmount.ts';
import { Paper, type TextStyle } from './Paper.ts';
import { voucherWords } from './voucherWords.ts';
import type { VoucherDocument } from './VoucherDocument.ts';

/** A5 across, in points. */
const [WIDTH, HEIGHT] = [595.28, 419.53];
const MOTIF_WIDTH = 216;
const PADDING = 30;
const LEFT = MOTIF_WIDTH + PADDING;
const TEXT_WIDTH = WIDTH - LEFT - PADDING;
const QR = 92;
/** Top of the part with code and validity. */
const TICKET = HEIGHT - 132;
const MAX_WORDS = 96;

/** A voucher to be printed or sent on: one page A5, in the branding of its site. For threads, like all documents. */
export async function createVoucherPdf(voucher: VoucherDocument): Promise<Buffer> {
  const { branding, locale, gift, activationUrl } = voucher;
  const words = voucherWords[locale];
  const kind = 'cents' in gift ? words.value : words.experience;
  const paper = new Paper({
    ...{ branding, locale, author: branding.name, size: [WIDTH, HEIGHT] },
    title: `${kind} ${giftOf(voucher)}`,
  });
  paper.decoration((doc) => doc.rect(0, 0, WIDTH, HEIGHT).fill(branding.color.surface));
  drawVoucherMotif(paper, voucher.motif, { width: MOTIF_WIDTH, height: HEIGHT });
  drawGreeting(paper, voucher, drawGift(paper, voucher, kind));
  drawTicket(paper, voucher, new URL(activationUrl).host);
  return paper.finish();
}

const giftOf = ({ gift }: VoucherDocument) => ('cents' in gift ? formatMoney(gift.cents, gift.currency) : gift.title);

/** Kind of voucher, and what it gives. Returns where it ends. */
function drawGift(paper: Paper, voucher: VoucherDocument, kind: string): number {
  const { color } = paper.branding;
  const { gift } = voucher;
  const name = { size: 13, font: 'heading', color: color.heading, align: 'right' } as const;
  paper.text(paper.root, 'P', paper.branding.name, { x: LEFT, y: PADDING - 3, width: TEXT_WIDTH }, name);
  const isAlone = !voucher.recipient && !voucher.words && !voucher.giver;
  const top = isAlone ? TICKET / 2 - 44 : PADDING;
  const label = { size: 10, font: 'bold', color: color.accent } as const;
  const y = paper.text(paper.root, 'P', kind, { x: LEFT, y: top, width: TEXT_WIDTH }, label) + 6;
  const sizes = 'cents' in gift ? [44, 38, 32] : [30, 26, 22, 19, 16];
  const title = fit(paper, giftOf(voucher), 84, sizes, { font: 'heading', color: color.heading });
  const end = paper.text(paper.root, 'H1', title.text, { x: LEFT, y, width: TEXT_WIDTH }, title.style);
  const subTitle = 'cents' in gift ? '' : gift.subTitle;
  const style = { size: 10, color: color.textMuted };
  return paper.text(paper.root, 'P', subTitle, { x: LEFT, y: end + 3, width: TEXT_WIDTH }, style);
}

/** Names, and the words of the giver. */
function drawGreeting(paper: Paper, voucher: VoucherDocument, y: number): void {
  const { color } = paper.branding;
  const { recipient, giver, locale } = voucher;
  const names = { size: 11.5, font: 'bold', color: color.text } as const;
  const box = { x: LEFT, width: TEXT_WIDTH };
  const own = voucherWords[locale];
  let top = y + 14;
  if (recipient) top = paper.text(paper.root, 'P', own.to(recipient), { ...box, y: top }, names) + 4;
  const height = Math.min(MAX_WORDS, TICKET - top - (giver ? 26 : 10));
  const written = fit(paper, voucher.words.trim(), height, [11.5, 10.5, 9.5, 8.5, 7.5], {
    color: color.text,
    lineGap: 2,
  });
  top = paper.text(paper.root, 'P', written.text, { ...box, y: top }, written.style);
  if (giver) paper.text(paper.root, 'P', own.from(giver), { ...box, y: top + 4 }, names);
}

/** Code, validity, and the code of the address that activates it. */
function drawTicket(paper: Paper, voucher: VoucherDocument, website: string): void {
  const { color } = paper.branding;
  const own = voucherWords[voucher.locale];
  paper.decoration((doc) => doc.rect(MOTIF_WIDTH, TICKET, WIDTH, HEIGHT - TICKET).fill(color.accentSoft));
  paper.decoration((doc) =>
    doc.moveTo(MOTIF_WIDTH, TICKET).lineTo(WIDTH, TICKET).lineWidth(1).dash(3, { space: 3 }).stroke(color.accent),
  );
  const box = { x: LEFT, width: TEXT_WIDTH - QR - 14 };
  const small = { size: 8.5, color: color.text };
  let y = paper.text(paper.root, 'P', own.code, { ...box, y: TICKET + 22 }, small) + 3;
  const code = fit(paper, voucher.code, 22, [15, 14, 13, 12, 11], { font: 'bold', color: color.heading }, box.width);
  y = paper.text(paper.root, 'P', code.text, { ...box, y }, code.style) + 8;
  const validity = { size: 9.5, font: 'bold', color: color.text } as const;
  y = paper.text(paper.root, 'P', own.validUntil(formatDay(voucher.validUntil)), { ...box, y }, validity) + 3;
  paper.text(paper.root, 'P', own.redeem(website), { ...box, y }, { ...small, lineGap: 1 });
  const square = { x: WIDTH - PADDING - QR, y: TICKET + (HEIGHT - TICKET - QR) / 2, size: QR };
  const alt = own.qrCode(voucher.activationUrl);
  paper.root.add(paper.doc.struct('Figure', { alt }, [() => drawQrCode(paper.doc, voucher.activationUrl, square)]));
}

/** The largest of some sizes in which a text fits into a height; shortened where even the smallest is too large. */
function fit(
  paper: Paper,
  text: string,
  height: number,
  sizes: readonly number[],
  style: Omit<TextStyle, 'size'>,
  width = TEXT_WIDTH,
): { text: string; style: TextStyle } {
  const isLow = (one: string, size: number) => paper.height(one, width, { ...style, size }) <= height;
  const size = sizes.find((one) => isLow(text, one));
  if (size !== undefined) return { text, style: { ...style, size } };
  const smallest = sizes.at(-1)!;
  let [shortened, words] = ['', text.split(' ')];
  while (words.length > 0 && shortened === '') {
    words = words.slice(0, -1);
    const tried = `${words.join(' ')} …`;
    if (isLow(tried, smallest)) shortened = tried;
  }
  return { text: shortened, style: { ...style, size: smallest } };
}
