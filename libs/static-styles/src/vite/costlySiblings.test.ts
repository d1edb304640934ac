import { costlySiblings } from './costlySiblings.ts';

it('names selectors whose sibling is an element only', () => {
  const css = `.a > li + li{margin:0}@media (width>=1px){.b h1 ~ p, .c{margin:0}}.d :is(li,p) + p::before{content:"+"}`;
  expect(costlySiblings(css)).toEqual(['.a > li + li', '.b h1 ~ p, .c', '.d :is(li,p) + p::before']);
});

it('names those that are about any element, or a state of one', () => {
  expect(
    costlySiblings('.a *+*{margin:0}.b input:checked + span{margin:0}.c li:nth-child(2n+1) + li{margin:0}'),
  ).toEqual(['.a *+*', '.b input:checked + span', '.c li:nth-child(2n+1) + li']);
});

it('leaves siblings with a class, an id or an attribute, and sums in brackets', () => {
  const css = `.a + p{margin:0}.b [data-row] ~ button{width:calc(1px + 2px)}#c + p{margin:0}.d > :nth-child(2n+1){margin:0}
    .e [type]:checked+span{margin:0}.f:not(.g + .h){margin:0}@keyframes i{0%{top:0}100%{top:calc(1px + 1px)}}`;
  expect(costlySiblings(css)).toEqual([]);
});
