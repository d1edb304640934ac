/** @jest-environment node */
import { compactCss } from './compactCss';

it('leaves out blanks behind commas, and zeros before points', () => {
  expect(compactCss('a{margin:-0.02em 10.5px 0.25rem;color:rgb(0, 0.5, 1);width:clamp(1rem,\n 0.5vw, 2rem)}')).toBe(
    'a{margin:-.02em 10.5px .25rem;color:rgb(0,.5,1);width:clamp(1rem,.5vw,2rem)}',
  );
});

it('writes colours in three digits where three say the same', () => {
  expect(compactCss('a{color:#ffffff;fill:#FFEEDD;stroke:#ffeed1;background:#ffffff80;outline-color:#fff}')).toBe(
    'a{color:#fff;fill:#FED;stroke:#ffeed1;background:#ffffff80;outline-color:#fff}',
  );
});

it('leaves out the semicolon before the end of a rule', () => {
  expect(compactCss('a{top:0;left:0;}@media print{b{top:0;}}')).toBe('a{top:0;left:0}@media print{b{top:0}}');
});

it('leaves out the quotes around names in attribute selectors', () => {
  expect(compactCss(`a[data-size='big'],b[lang="de-CH"],c[data-count='2'],d[title='a b']{top:0}`)).toBe(
    "a[data-size=big],b[lang=de-CH],c[data-count='2'],d[title='a b']{top:0}",
  );
});
