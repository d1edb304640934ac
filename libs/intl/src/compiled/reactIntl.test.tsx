import { locales as languages } from '@shop/contracts/constants';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as reactIntl from 'react-intl';
import { formatLocaleOf } from '../formatLocaleOf';
import { shopMessages } from '../testing/shopMessages';
import { compileMessage } from '../vite/compileMessage';
import type { CompiledMessage, MessagePart } from './CompiledMessage';
import { formatPlainNumber, pluralOf } from './formatters';
import * as compiled from './reactIntl';

type Values = Record<string, unknown>;

const locales = languages.map(formatLocaleOf);

const htmlOf = (content: ReactNode) => render(<p>{content}</p>).container.innerHTML;

/** The same message by react-intl and by the run time for compiled ones. */
function bothWays(text: string, values: Values, locale = 'de-CH') {
  const theirs = reactIntl.createIntl({ locale, messages: { text } as never, onError: () => undefined });
  const ours = compiled.createIntl({ locale, messages: { text: compileMessage(text) } });
  return {
    theirs: htmlOf(theirs.formatMessage({ id: 'text' as never }, values as never)),
    ours: htmlOf(ours.formatMessage({ id: 'text' }, values)),
  };
}

/** Names of the arguments of a message, those of tags apart. */
function argumentsOf(message: CompiledMessage): { names: string[]; tags: string[] } {
  const found = { names: [] as string[], tags: [] as string[] };
  const visit = (parts: readonly MessagePart[]) => {
    for (const part of parts) {
      if (!Array.isArray(part)) continue;
      const [name, form] = part as [string, unknown];
      found[Array.isArray(form) ? 'tags' : 'names'].push(name);
      if (form && typeof form === 'object') visit(Object.values(form).flat() as MessagePart[]);
    }
  };
  visit(typeof message === 'string' ? [] : message);
  return found;
}

it.each(languages)('every message in %s is shown as react-intl shows it', (language) => {
  for (const text of Object.values(shopMessages(language))) {
    const { names, tags } = argumentsOf(compileMessage(text));
    const isPlain = names.length + tags.length === 0;
    for (const value of isPlain ? [0] : [0, 1, 2, 5, 1234.5]) {
      const values: Values = Object.fromEntries(names.map((name) => [name, value]));
      for (const tag of tags) values[tag] = (chunks: ReactNode) => <b>{chunks}</b>;
      const { ours, theirs } = bothWays(text, values, formatLocaleOf(language));
      expect(ours).toBe(theirs);
    }
  }
});

it.each([
  ['', {}],
  ["it''s '{'quoted'}'", {}],
  ['{name}', { name: 'Lea & <b>' }],
  ['{name}', { name: '' }],
  ['{a}{b}, {c}', { a: null, b: undefined, c: false }],
  ['a {link} b {link}', { link: <a href="/x">x</a> }],
  ['<b>{count, plural, =0 {none} one {# piece} other {# pieces}}</b>!', { count: 0, b: (text: ReactNode) => text }],
  ['{count, plural, one {{name} has # piece} other {{name} has # pieces}}', { count: 12_345, name: 'Lea' }],
  ['{score, number} of {max}', { score: 4.25, max: 5 }],
  ['<b>bold</b> and <i>{name}</i>', { b: (text: ReactNode) => <b>{text}</b>, i: () => 'not it', name: 'Lea' }],
])('%s is shown as react-intl shows it', (text, values) => {
  for (const locale of locales) {
    const { ours, theirs } = bothWays(text, values, locale);
    expect(ours).toBe(text === '' ? '<p></p>' : theirs);
  }
});

it('formats numbers and dates as react-intl does', () => {
  const day = Date.UTC(2026, 10, 23);
  for (const locale of locales) {
    const theirs = reactIntl.createIntl({ locale });
    const ours = compiled.createIntl({ locale, messages: {} });
    expect(ours.formatNumber(1234.5)).toBe(theirs.formatNumber(1234.5));
    const percent = { style: 'percent' } as const;
    expect(ours.formatNumber(0.256, percent)).toBe(theirs.formatNumber(0.256, percent));
    const weekday = { weekday: 'long', timeZone: 'UTC' } as const;
    expect(ours.formatDate(day, weekday)).toBe(theirs.formatDate(day, weekday));
  }
});

it('says what a hook lacks that stands outside a provider', () => {
  const Lonely = () => compiled.useIntl().locale;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Lonely />)).toThrow('RawIntlProvider');
  jest.mocked(console.error).mockRestore();
});

it('gives components the messages of the provider around them', () => {
  const intl = compiled.createIntl({ locale: 'de', messages: { hello: ['Hallo ', ['name']] } });
  const { container } = render(
    <compiled.RawIntlProvider value={intl}>
      <compiled.FormattedMessage id="hello" values={{ name: 'Lea' }} />,{' '}
      <compiled.FormattedNumber value={0.5} style="percent" />
    </compiled.RawIntlProvider>,
  );
  expect(container).toHaveTextContent('Hallo Lea, 50 %');
});

it.each([
  ['an unknown message', 'toString', {}],
  ['a message that lacks a value', 'hello', {}],
])('shows the id of %s, and reports it', (_what, id, values) => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const intl = compiled.createIntl({ locale: 'de', messages: { hello: ['Hallo ', ['name']] } });
  expect(intl.formatMessage({ id }, values)).toBe(id);
  expect(report).toHaveBeenCalledTimes(1);
  report.mockRestore();
});

it.each([
  '{at, date, short}',
  '{n, number, percent}',
  '{a, select, x {1} other {2}}',
  '{n, selectordinal, other {#.}}',
])('refuses %s, which the run time does not know', (text) =>
  expect(() => compileMessage(text)).toThrow('not supported'),
);

const counts = [0, 1, 2, 3, 5, 11, 21, 99, 100, 101, 999, 1000, 1001, 12_345, 999_999, 1_000_000, 2_000_000];
const fractions = [0.1, 0.5, 1.5, 1.999, 4.65, 12.25, 99.125, 999.999, 0.0005, 1.23456, 999.9999, 1000.5, 1e21];

it.each(locales)('numbers and plurals in %s are those of the browser', (locale) => {
  for (const value of [...counts, ...fractions, -1, -4.6])
    expect(formatPlainNumber(locale, value)).toBe(new Intl.NumberFormat(locale).format(value));
  for (const value of [...counts, ...fractions, -1])
    expect([value, pluralOf(locale, value)]).toEqual([value, new Intl.PluralRules(locale).select(value)]);
});
