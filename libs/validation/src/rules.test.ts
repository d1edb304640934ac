import {
  check,
  dayWithin,
  email,
  formatVoucherCode,
  groupedAtEnd,
  integerText,
  isBirthdayTooLongAgo,
  knownMaxLength,
  looksLikeMistypedCom,
  maxLength,
  maxLengthOf,
  minLength,
  nameLike,
  namesLength,
  passwordLength,
  required,
} from './index';

describe('rules', () => {
  it('return the first error code of a value', () => {
    expect(check('', required, email)).toBe('required');
    expect(check(undefined, required)).toBe('required');
    expect(check('anna', required, email)).toBe('email');
    expect(check('anna@example.ch', required, email)).toBeUndefined();
  });

  it.each(['anna@example', 'a b@example.ch', 'anna@@example.ch', '@example.ch', 'anna@.ch', 'anna@example.'])(
    'reject %s as an e-mail address',
    (value) => expect(email(value)).toBe('email'),
  );

  it('treat blanks as empty', () => expect(required('  \n')).toBe('required'));

  it('count code points', () => {
    expect(maxLength(2)('🍳🍳')).toBeUndefined();
    expect(maxLength(1)('🍳🍳')).toBe('max');
    expect(minLength(5)('1234')).toBe('size');
    expect(minLength(5)('12345')).toBeUndefined();
  });

  it('limit a password at both ends', () => {
    expect(passwordLength('1234')).toBe('size');
    expect(passwordLength('x'.repeat(128))).toBeUndefined();
    expect(passwordLength('x'.repeat(129))).toBe('max');
  });

  it('limit an e-mail address before they read it', () => {
    const end = '@example.ch';
    expect(email('x'.repeat(254 - end.length) + end)).toBeUndefined();
    expect(email('x'.repeat(255 - end.length) + end)).toBe('max');
    expect(email('x'.repeat(255))).toBe('max');
  });

  it('know the limit of a field by its name, wherever it is in the form', () => {
    expect(maxLengthOf('zip')('x'.repeat(12))).toBeUndefined();
    expect(maxLengthOf('zip')('x'.repeat(13))).toBe('max');
    expect(knownMaxLength('billingAddress.zip')).toBe(12);
    expect(knownMaxLength('zip')).toBe(12);
    expect(knownMaxLength('question')).toBeUndefined();
  });

  it('know a year of birth that must be mistyped', () => {
    const now = new Date('2026-06-01T00:00:00Z');
    expect(isBirthdayTooLongAgo(Date.UTC(1901, 5, 1), now)).toBe(false);
    expect(isBirthdayTooLongAgo(Date.UTC(1901, 4, 31), now)).toBe(true);
  });

  it('keep a day within two, which are among them', () => {
    const within = dayWithin('2026-12-01', '2027-02-28');
    expect(['2026-11-30', '2026-12-01', '2027-02-28', '2027-03-01'].map(within)).toEqual([
      'min',
      undefined,
      undefined,
      'max',
    ]);
  });

  it('share fifty characters between two names', () => {
    expect(namesLength('x'.repeat(40))('x'.repeat(10))).toBeUndefined();
    expect(namesLength('x'.repeat(40))('x'.repeat(11))).toBe('max');
  });

  it.each(['Zoë', "D'Angelo", 'Müller-Lüdenscheidt', 'José María'])('accept %s as a name', (name) =>
    expect(nameLike(name)).toBeUndefined(),
  );
  it.each(['R2D2', 'a@b', 'x_y'])('reject %s as a name', (name) => expect(nameLike(name)).toBe('invalid'));

  it('accept digits with a minus as an integer', () => {
    expect(integerText('-12')).toBeUndefined();
    expect(integerText('1.5')).toBe('invalid');
    expect(integerText('')).toBe('invalid');
  });

  it('detect an address that ends in .co', () => {
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
  ])('formats %s as %s', (typed, code) => expect(formatVoucherCode(typed)).toBe(code));
});

describe('groupedAtEnd', () => {
  it.each([
    ['abcde', 5, 'ABCD-E'],
    ['abcde', null, 'ABCD-E'],
    ['abcde', 2, 'abcde'],
  ])('shows %j with the caret at %p as %j', (value, selectionStart, shown) =>
    expect(groupedAtEnd({ value, selectionStart }, formatVoucherCode)).toBe(shown),
  );
});
