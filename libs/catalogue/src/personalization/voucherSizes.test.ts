import { voucherSizes } from './voucherSizes';

const field = { left: 27, top: 64, width: 45, height: 19 };
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
});
