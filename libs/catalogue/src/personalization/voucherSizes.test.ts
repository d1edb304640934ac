import { narrowLabel, printAreaOnCard } from './voucherPrintAreas';
import { voucherSizes } from './voucherSizes';

const field = printAreaOnCard({ left: 27, top: 64, width: 45, height: 19 });
const printed = { amount: 'CHF 100.00', recipient: 'Für Ida', greeting: 'Alles Liebe' };

describe('voucherSizes', () => {
  it('prints a short greeting as large as a recipient, and the amount larger', () => {
    const { amount, recipient, greeting } = voucherSizes(printed, field);
    expect(recipient).toBeCloseTo(greeting);
    expect(amount).toBeGreaterThan(recipient);
  });

  it.each([
    ['of many words', 'Alles Liebe zum Geburtstag und viel Freude '.repeat(5).slice(0, 200)],
    ['of one word', 'W'.repeat(200)],
    ['of words that are longer than a line', `${'a'.repeat(90)} ${'b'.repeat(90)}`],
  ])('makes a greeting %s smaller until it fits', (_, greeting) => {
    const alone = voucherSizes({ ...printed, greeting }, field);
    expect(alone.greeting).toBeLessThan(voucherSizes(printed, field).greeting);
    expect(voucherSizes({ amount: undefined, recipient: '', greeting }, field).greeting).toBeGreaterThan(
      alone.greeting,
    );
  });

  it('keeps a long name in its line', () => {
    const { recipient } = voucherSizes({ ...printed, recipient: 'W'.repeat(50) }, field);
    expect(recipient * 50 * 1.1).toBeLessThan(field.width);
  });

  describe('over the preview of a phone', () => {
    /** px of the preview where the window is 320 to 390 px wide, and of the smallest type that is readable. */
    const PREVIEW = 256;
    const READABLE = 11;
    const px = (percent: number) => (percent / 100) * PREVIEW;
    const longest = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze ';

    it.each([
      ['of one line', 'Alles Liebe zum Geburtstag'],
      ['of words', 'Alles Liebe zum Geburtstag und viel Freude '.repeat(5).slice(0, 200)],
      ['of the longest words', longest.repeat(5).slice(0, 200)],
      ['without spaces', 'W'.repeat(200)],
      ['of capitals', 'FROHE WEIHNACHTEN UND VIEL GLÜCK '.repeat(7).slice(0, 200)],
      ['with many line breaks', 'Ja\n'.repeat(67).slice(0, 200)],
      ['with empty lines', 'Ja\n\n\n'.repeat(40).slice(0, 200)],
    ])('a greeting %s is readable', (_, greeting) => {
      const { amount, recipient, greeting: size } = voucherSizes({ ...printed, greeting }, narrowLabel);
      for (const part of [amount, recipient, size]) expect(px(part)).toBeGreaterThanOrEqual(READABLE);
    });

    it('the longest greeting stays within the picture', () => {
      const { amount, recipient, greeting, gap } = voucherSizes({ ...printed, greeting: 'W'.repeat(200) }, narrowLabel);
      // Each W as wide as in the widest font, without what slants over the end of a line.
      const lines = Math.ceil((200 * 1.1) / (narrowLabel.width / greeting - 0.3));
      expect((amount + recipient + lines * greeting) * 1.2 + 2 * gap).toBeLessThanOrEqual(narrowLabel.height);
    });
  });
});
