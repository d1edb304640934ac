import { textToHtml } from './textToHtml';

it.each([
  ['Ja.', '<p>Ja.</p>'],
  [' Eins\nzwei\n\n\nDrei ', '<p>Eins<br>zwei</p><p>Drei</p>'],
  ['<b onclick=x> & 5 > 3', '<p>&lt;b onclick=x&gt; &amp; 5 &gt; 3</p>'],
])('%j becomes %s', (text, html) => {
  expect(textToHtml(text)).toBe(html);
});
