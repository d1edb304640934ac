/** @jest-environment jsdom */
/// <reference lib="dom" />
import { scriptJson } from './scriptJson.ts';

/** The contents of the first script element of a document, and the text behind it, as a browser reads them. */
function parsed(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return { json: page.querySelector('script')!.textContent, rest: page.body.textContent, count: page.scripts.length };
}

it.each([
  '</script><script>alert(1)</script>',
  '</SCRIPT >',
  '<!-- <script>',
  '<!--<Script></script>-->',
  '<!--',
  '<script',
  '<<!--<</script',
  'plain <p>text</p> & "quotes" \\u003c/script>',
])('keeps %j inside its element, and gives it back', (text) => {
  const html = `<body><script type="application/json">${scriptJson({ text })}</script><p>end</p>`;
  const { json, rest, count } = parsed(html);
  expect(JSON.parse(json)).toEqual({ text });
  expect({ rest: rest!.replace(json, ''), count }).toEqual({ rest: 'end', count: 1 });
});

it('leaves other tags as they are', () => expect(scriptJson('<p>a</p><s>b</s>')).toBe('"<p>a</p><s>b</s>"'));
