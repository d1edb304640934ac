import { StyleRegistry } from './StyleRegistry';

function aRegistry() {
  const registry = new StyleRegistry();
  registry.addStyle('box', 'color:red;&:hover{color:blue;}');
  registry.addStyle('row', 'gap:1px;.box > &{gap:2px;}');
  registry.addKeyframes('turn', 'to{rotate:1turn;}');
  registry.addStyle('wheel', 'animation:turn 1s;');
  return registry;
}

it('compiles nesting to rules of the class', () => {
  const registry = aRegistry();
  expect(registry.rulesOf('box')).toBe('.box{color:red;}.box:hover{color:blue;}');
  expect(registry.rulesOf('row')).toBe('.row{gap:1px;}.box>.row{gap:2px;}');
});

it('brings keyframes with what names them', () => {
  expect(aRegistry().rulesOf('wheel')).toBe('.wheel{animation:turn 1s;}@keyframes turn{to{rotate:1turn;}}');
});

it('gives the rules of what is in a page, in the order of their definition', () => {
  const html = '<p class="wheel other"></p><div id="row" class="box"></div><p>class="row"</p>';
  expect(aRegistry().rulesIn(html)).toBe(aRegistry().rulesOf('box') + aRegistry().rulesOf('wheel'));
});

it('replaces styles that are defined anew', () => {
  const registry = aRegistry();
  registry.rulesOf('box');
  registry.addStyle('box', 'color:green;');
  expect(registry.rulesOf('box')).toBe('.box{color:green;}');
});

it('knows no rules of other classes', () => {
  expect(aRegistry().rulesOf('nothing')).toBe('');
  expect(aRegistry().rulesIn('<p class="nothing">')).toBe('');
});
