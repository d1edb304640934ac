/** @jest-environment node */
import { compactCss } from './compactCss';

it('leaves out blanks behind commas, and zeros before points', () => {
  expect(compactCss('a{margin:-0.02em 10.5px 0.25rem;color:rgb(0, 0.5, 1);width:clamp(1rem,\n 0.5vw, 2rem)}')).toBe(
    'a{margin:-.02em 10.5px .25rem;color:rgb(0,.5,1);width:clamp(1rem,.5vw,2rem)}',
  );
});
