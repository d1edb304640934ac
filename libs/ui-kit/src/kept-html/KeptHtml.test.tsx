/** @jest-environment node */
import type { Locale } from '@shop/contracts/constants';
import { ShopIntlProvider } from '@shop/intl';
import { shopMessages } from '@shop/intl/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { HtmlKeeper } from './HtmlKeeper';
import { KeptHtml } from './KeptHtml';
import { KeptHtmlContext } from './KeptHtmlContext';

/** HTML of a document with these children. */
function write(children: ReactNode, locale: Locale = 'de') {
  const keeper = new HtmlKeeper();
  const html = renderToString(
    <KeptHtmlContext value={keeper}>
      <ShopIntlProvider locale={locale} messages={shopMessages(locale)}>
        <main>{children}</main>
      </ShopIntlProvider>
    </KeptHtmlContext>,
  );
  return keeper.finish(html);
}

const onRender = jest.fn();
function Text({ children }: { children: ReactNode }) {
  onRender();
  return <p>{children}</p>;
}

const kept = (of: object, text: ReactNode, by = '') => (
  <KeptHtml of={of} by={by}>
    <Text>{text}</Text>
  </KeptHtml>
);

beforeEach(() => onRender.mockClear());

it('renders the same object once, also beside others', () => {
  const [pan, pot] = [{}, {}];
  const both = (
    <>
      {kept(pan, 'Pfanne')}
      <hr />
      {kept(pot, 'Topf')}
    </>
  );
  expect(write(kept(pan, 'Pfanne'))).toBe('<main><p>Pfanne</p></main>');
  expect(write(both)).toBe('<main><p>Pfanne</p><hr/><p>Topf</p></main>');
  expect(write(both)).toBe('<main><p>Pfanne</p><hr/><p>Topf</p></main>');
  expect(onRender).toHaveBeenCalledTimes(2);
});

it('renders it anew in another language, and where something else differs', () => {
  const pan = {};
  write(kept(pan, 'Pfanne'));
  expect(write(kept(pan, 'Poêle'), 'fr')).toBe('<main><p>Poêle</p></main>');
  expect(write(kept(pan, 'Grosse Pfanne', 'large'))).toBe('<main><p>Grosse Pfanne</p></main>');
  expect(write(kept(pan, ''))).toBe('<main><p>Pfanne</p></main>');
});

it('keeps what another component shows of it apart', () => {
  const pan = {};
  const Price = () => <b>49.90</b>;
  const price = (
    <KeptHtml of={pan}>
      <Price />
    </KeptHtml>
  );
  for (let times = 0; times < 2; times += 1) {
    expect(write(kept(pan, 'Pfanne'))).toBe('<main><p>Pfanne</p></main>');
    expect(write(price)).toBe('<main><b>49.90</b></main>');
  }
});

it('refuses a document without the end of a part', () => {
  const keeper = new HtmlKeeper();
  const { begin } = keeper.add({ of: {}, component: 'p', by: '' });
  expect(() => keeper.finish(`<main><template data-kept="${begin}"></template><p>Pfanne</p></main>`)).toThrow(
    'data-kept',
  );
});

it('writes parts of a kept part with it', () => {
  const [list, pan] = [{}, {}];
  const nested = (
    <KeptHtml of={list}>
      <div>{kept(pan, 'Pfanne')}</div>
    </KeptHtml>
  );
  expect(write(nested)).toBe('<main><div><p>Pfanne</p></div></main>');
  expect(write(nested)).toBe('<main><div><p>Pfanne</p></div></main>');
});

it('takes no content for a mark', () => {
  const evil = '<template data-kept="0"></template>';
  const html = <div dangerouslySetInnerHTML={{ __html: evil }} />;
  const pan = {};
  for (let times = 0; times < 2; times += 1) {
    expect(write(<KeptHtml of={pan}>{html}</KeptHtml>)).toBe(`<main><div>${evil}</div></main>`);
  }
});

it('renders as ever where nothing is kept', () => {
  const pan = {};
  const tree = (
    <ShopIntlProvider locale="de" messages={shopMessages('de')}>
      {kept(pan, 'Pfanne')}
    </ShopIntlProvider>
  );
  expect(renderToString(tree)).toBe('<p>Pfanne</p>');
  expect(renderToString(tree)).toBe('<p>Pfanne</p>');
  expect(onRender).toHaveBeenCalledTimes(2);
});
