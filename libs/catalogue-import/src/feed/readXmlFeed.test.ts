import fc from 'fast-check';
import type { Entry } from '../files/Entry.ts';
import { readXmlFeed } from './readXmlFeed.ts';

const feed = (...items: string[]) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items.join('\n')}</channel></rss>`;
const item = (id: string, title = 'Krug') => `<item><g:id>${id}</g:id><title>${title}</title></item>`;
const idOf = (entry: Entry) => (entry.kind === 'product' ? entry.record.get('id')?.[0] : 'broken');

it("prefers the feed's own fields to those of Atom", () => {
  const text = `<feed xmlns:c="http://base.google.com/ns/1.0"><entry><id>tag:x</id><c:id>7</c:id><title>A</title></entry></feed>`;
  expect(readXmlFeed(text).map(idOf)).toEqual(['7']);
});

it.each([
  ['is not closed', '<item><g:id>x</g:id>'],
  ['has tags that cross', '<item><g:id>x</title></g:id></item>'],
  ['has a CDATA section that is not closed', '<item><g:id><![CDATA[x</g:id></item>'],
  ['has a comment that is not closed', '<item><!-- <g:id>x</g:id></item>'],
  ['has a bare angle', '<item><g:id>1 < 2</g:id></item>'],
])('loses only an item that %s', (_, broken) => {
  expect(readXmlFeed(feed(item('a'), broken, item('b', '<![CDATA[ <item> ]]>'))).map(idOf)).toEqual([
    'a',
    'broken',
    'b',
  ]);
});

it('ignores items in comments and CDATA sections', () => {
  expect(readXmlFeed(feed(`<!-- ${item('x')} -->`, item('a', `<![CDATA[${item('y')}]]>`))).map(idOf)).toEqual(['a']);
});

it('does not expand entities of the document', () => {
  const [entry] = readXmlFeed(`<!DOCTYPE x [<!ENTITY a "bomb">]>${feed(item('a', 'Tür &amp; &a;'))}`);
  expect(entry?.kind === 'product' && entry.record.get('title')).toEqual(['Tür & &a;']);
});

it('reads repeated fields, and structured ones', () => {
  const details = '<g:product_detail><g:attribute_name>Höhe</g:attribute_name></g:product_detail>';
  const [entry] = readXmlFeed(
    feed(`<item><g:product_type>A</g:product_type><g:product_type>B</g:product_type>${details}</item>`),
  );
  expect(entry?.kind === 'product' && Object.fromEntries(entry.record)).toEqual({
    product_type: ['A', 'B'],
    product_detail: [{ attribute_name: 'Höhe' }],
  });
});

it('survives any content between valid items', () => {
  const rubbish = fc
    .stringMatching(/^[<>!&;/a-z"= ]{0,60}$/)
    .filter((text) => !/<\/?(?:item|entry)|<!--|<!\[/.test(text));
  fc.assert(
    fc.property(rubbish, (text) => {
      const ids = readXmlFeed(feed(item('a'), `<item>${text}</item>`, item('b'))).map(idOf);
      expect([ids.at(0), ids.at(-1), ids.length]).toEqual(['a', 'b', 3]);
    }),
  );
});
