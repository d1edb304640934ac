import {
  check,
  email,
  formatVoucherCode,
  integerText,
  looksLikeMistypedCom,
  maxLength,
  minLength,
  nameLike,
  namesLength,
  required,
} from './index';

describe('rules', () => {
  it('give the first code a value is wrong by', () => {
    expect(check('', required, email)).toBe('required');
    expect(check(undefined, required)).toBe('required');
    expect(check('anna', required, email)).toBe('email');
    expect(check('anna@example.ch', required, email)).toBeUndefined();
  });

  it.each(['anna@example', 'a b@example.ch', 'anna@@example.ch', '@example.ch', 'anna@.ch', 'anna@example.'])(
    'take %s for no e-mail address',
    (value) => expect(email(value)).toBe('email'),
  );

  it('take blanks for nothing', () => expect(required('  \n')).toBe('required'));

  it('count characters as people do', () => {
    expect(maxLength(2)('🍳🍳')).toBeUndefined();
    expect(maxLength(1)('🍳🍳')).toBe('max');
    expect(minLength(5)('1234')).toBe('size');
    expect(minLength(5)('12345')).toBeUndefined();
  });

  it('share fifty characters between two names', () => {
    expect(namesLength('x'.repeat(40))('x'.repeat(10))).toBeUndefined();
    expect(namesLength('x'.repeat(40))('x'.repeat(11))).toBe('max');
  });

  it.each(['Zoë', "D'Angelo", 'Müller-Lüdenscheidt', 'José María'])('take %s for a name', (name) =>
    expect(nameLike(name)).toBeUndefined(),
  );
  it.each(['R2D2', 'a@b', 'x_y'])('take %s for no name', (name) => expect(nameLike(name)).toBe('invalid'));

  it('take digits with a minus for an integer', () => {
    expect(integerText('-12')).toBeUndefined();
    expect(integerText('1.5')).toBe('invalid');
    expect(integerText('')).toBe('invalid');
  });

  it('notice an address that ends in .co', () => {
    expect(looksLikeMistypedCom('anna@example.co')).toBe(true);
    expect(looksLikeMistypedCom('anna@example.com')).toBe(false);
  });
});

describe('formatVoucherCode', () => {
  it.each([
    ['abcd1234efgh5678', 'ABCD-1234-EFGH-5678'],
    ['e1234 5678 9012 3456', 'E1234-5678-9012-3456'],
    ['ab-cd', 'ABCD'],
    ['abcde', 'ABCD-E'],
    ['e12345', 'E1234-5'],
    ['abcd1234efgh5678999', 'ABCD-1234-EFGH-5678'],
    ['', ''],
  ])('writes %s as %s', (typed, code) => expect(formatVoucherCode(typed)).toBe(code));
});
