import { compactCss } from './compactCss';
import { StyleRegistry } from './StyleRegistry';
import { PART_END } from './styleSheet';

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

describe('the critical rules of a page', () => {
  it('are of what is in it, in the order of their definition, without those of hovered controls', () => {
    const html = '<p class="wheel other"></p><div id="row" class="box"></div><p>class="row"</p>';
    expect(aRegistry().criticalRulesIn(html)).toBe('.box{color:red}' + compactCss(aRegistry().rulesOf('wheel')));
  });

  it('are not of what is late', () => {
    const html = '<p class="row"></p><!--$--><div data-late="" class="late"><p class="box"></p></div><!--/$-->';
    expect(aRegistry().criticalRulesIn(html)).toBe(compactCss(aRegistry().rulesOf('row')));
  });

  it('are not those of a page that has the same, late', () => {
    const registry = aRegistry();
    expect(registry.criticalRulesIn('<p class="box">x</p>')).toBe('.box{color:red}');
    expect(registry.criticalRulesIn('<!--$--><div data-late="" class="box">x</div><!--/$-->')).toBe('');
    expect(registry.criticalRulesIn('<p class="box">another page</p>')).toBe('.box{color:red}');
  });

  it('are those of a style that has changed since', () => {
    const registry = aRegistry();
    registry.criticalRulesIn('<p class="box">x</p>');
    registry.addStyle('box', 'color:blue');
    expect(registry.criticalRulesIn('<p class="box">x</p>')).toBe('.box{color:blue}');
  });

  it('leave out what is for a page that has been scrolled', () => {
    const registry = new StyleRegistry();
    registry.addStyle('bar', 'top:0;&[data-scrolled]{top:1px;}&:not([data-scrolled]){top:2px;}');
    expect(registry.criticalRulesIn('<p class="bar">')).toBe('.bar{top:0}.bar:not([data-scrolled]){top:2px}');
  });

  it('say where what is late stands in what is not', () => {
    const registry = new StyleRegistry();
    registry.addStyle('box', '& [data-heart]{top:0;}');
    const html = '<p class="box"><button data-late="" data-heart="a" class="heart"></button></p>';
    expect(registry.criticalRulesIn(html)).toBe('.box [data-heart]{top:0}');
  });

  it('leave out what is for attributes that nothing on the page has', () => {
    const registry = new StyleRegistry();
    registry.addStyle(
      'box',
      '&[data-a]{top:0;}&[data-b],b{top:1px;}&[data-c="x"]{top:2px;}&[data-c="y"]{top:3px;}&:not([data-d]){top:4px;}' +
        '&:is([data-d],[data-a]){top:5px;}@media (width > 9px){&[data-e]{top:6px;}}',
    );
    const rest = '.box:not([data-d]){top:4px}.box:is([data-d],[data-a]){top:5px}';
    expect(registry.criticalRulesIn('<p class="box" data-c="y"><b>')).toBe(
      `.box b{top:1px}.box[data-c=y]{top:3px}${rest}`,
    );
    expect(registry.criticalRulesIn('<p data-a="" class="box"><b data-e="true">')).toBe(
      `.box[data-a]{top:0}.box b{top:1px}${rest}@media (width > 9px){.box[data-e]{top:6px}}`,
    );
  });

  it('leave out what is for classes that nothing on the page has', () => {
    const registry = new StyleRegistry();
    registry.addStyle('box', '.hint{top:0.5em;}.count,.sum{top:1px;}&[data-a=".hint"]{top:2px;}&:not(.open){top:3px;}');
    expect(registry.criticalRulesIn('<p class="box" data-a=".hint"><b class="sum big"></b></p>')).toBe(
      '.box .sum{top:1px}.box[data-a=".hint"]{top:2px}.box:not(.open){top:3px}',
    );
    const late = '<!--$--><div data-late="" class="hint"></div><!--/$-->';
    expect(registry.criticalRulesIn(`<p class="box">${late}</p>`)).toBe('.box .hint{top:.5em}.box:not(.open){top:3px}');
  });

  it('leave out what is for elements that the page does not have', () => {
    const registry = new StyleRegistry();
    registry.addStyle(
      'box',
      'ol{top:0;}ul,b>i{top:1px;}textarea&{top:2px;}& b + p:nth-child(2n of ol){top:3px;}&:has(> ol){top:4px;}:is(ol,ul){top:5px;}' +
        '[title="an ol"]{top:6px;}&::before{top:7px;}',
    );
    const rest = '.box:has(> ol){top:4px}.box :is(ol,ul){top:5px}.box [title="an ol"]{top:6px}.box::before{top:7px}';
    expect(registry.criticalRulesIn('<b></b><ul class="box"><p>ol</p></ul>')).toBe(
      `.box ul{top:1px}.box b+p:nth-child(2n of ol){top:3px}${rest}`,
    );
    const late = '<!--$--><div data-late=""><ol></ol></div><!--/$-->';
    expect(registry.criticalRulesIn(`<div class="box">${late}</div>`)).toBe(`.box ol{top:0}${rest}`);
    expect(registry.criticalRulesIn('<textarea class="box"></textarea>')).toBe(`textarea.box{top:2px}${rest}`);
  });

  it('keep what is for controls that nobody hovers', () => {
    const registry = new StyleRegistry();
    registry.addStyle('bar', '&:not([open], :hover, :has(dialog[open])){top:0;}');
    expect(registry.criticalRulesIn('<p class="bar">')).toBe('.bar:not([open],:hover,:has(dialog[open])){top:0}');
  });

  it('leave out how things move and scroll, and the pointer', () => {
    const registry = new StyleRegistry();
    registry.addStyle(
      'box',
      'top:0;transition:top 1s;cursor:pointer;scroll-snap-type:x mandatory;overscroll-behavior:none;scrollbar-width:none;',
    );
    expect(registry.criticalRulesIn('<p class="box">')).toBe('.box{top:0;scrollbar-width:none}');
  });

  it('leave out what only scrolling brings about, with its keyframes', () => {
    const registry = new StyleRegistry();
    registry.addKeyframes('rise', 'from{top:9px;}');
    registry.addKeyframes('turn', 'to{rotate:1turn;}');
    registry.addStyle(
      'bar',
      'display:none;animation:turn 1s;view-timeline:--bar;@supports (animation-timeline: view()){display:flex;animation:rise both;}',
    );
    expect(registry.criticalRulesIn('<p class="bar">')).toBe(
      '.bar{display:none;animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
    );
    expect(registry.rulesOf('bar')).toContain('@keyframes rise');
  });

  it('keep the other selectors of a rule, and what is in other media than paper', () => {
    const registry = new StyleRegistry();
    registry.addStyle(
      'box',
      '&:hover,&[open]{top:0;}@media print{top:1px;}@media (width > 9px){top:2px;&:hover{top:3px;}}',
    );
    expect(registry.criticalRulesIn('<p class="box">')).toBe('.box[open]{top:0}@media (width > 9px){.box{top:2px}}');
  });
});

it('brings no keyframes whose name is part of another word only', () => {
  const registry = new StyleRegistry();
  registry.addKeyframes('Ri', 'to{top:0;}');
  registry.addStyle('bar', 'animation:Rise 1s;');
  expect(registry.rulesOf('bar')).toBe('.bar{animation:Rise 1s;}');
  expect(registry.criticalRulesIn('<p class="bar">')).toBe('.bar{animation:Rise 1s}');
});

describe('the base', () => {
  const variables = { '--text': '#112233', '--line': '#dddddd', '--gap': '0.5rem' };
  const css =
    'body{color:var(--text);gap:calc(var(--gap) * 2)}::selection{color:var(--line)}@media print{nav{display:none}}';
  const withBase = () => {
    const registry = new StyleRegistry();
    registry.setBase({ variables, css });
    return registry;
  };

  const root = ':root{--text:#112233;--line:#dddddd;--gap:0.5rem}';

  it('has all its variables', () => {
    expect(withBase().baseRules()).toBe(root + css);
  });

  it('is the first part of the style sheet, its variables the last', () => {
    const registry = withBase();
    registry.addStyle('box', 'color:var(--text);');
    expect(registry.allRules().split(PART_END)).toEqual([css, '.box{color:var(--text);}', root]);
  });

  it('is critical with the values of its variables, without what is for paper and selected text', () => {
    const registry = withBase();
    registry.addStyle('box', 'border:1px solid var(--line);color:var(--other);top:var(--offset,var(--gap));');
    expect(registry.criticalRulesIn('<p class="box">')).toBe(
      'body{color:#123;gap:calc(.5rem * 2)}.box{border:1px solid #ddd;color:var(--other);top:var(--offset,.5rem)}',
    );
  });

  it('says that nothing moves, to visitors who want that, only where something does', () => {
    const registry = new StyleRegistry();
    const still = '@media (prefers-reduced-motion: reduce){*{transition-duration:.01ms!important}}';
    registry.setBase({ variables: {}, css: `body{margin:0;}${still}` });
    registry.addStyle('box', 'top:0;');
    registry.addStyle('wheel', 'animation:turn 1s;');
    expect(registry.criticalRulesIn('<p class="box">')).toBe('body{margin:0}.box{top:0}');
    expect(registry.criticalRulesIn('<p class="wheel">')).toBe(`body{margin:0}.wheel{animation:turn 1s}${still}`);
    // Before any part of the style sheet that moves something.
    expect(registry.allRules().split(PART_END).at(-1)).toBe(still);
  });

  it('has no variables that name others', () => {
    const registry = new StyleRegistry();
    expect(() => registry.setBase({ variables: { '--a': 'var(--b)' }, css: '' })).toThrow('--a');
  });

  it('leaves the variables that something on the page sets anew, and those that its HTML asks for', () => {
    const registry = withBase();
    registry.addStyle('dark', '--text:#fff;&[data-wide]{--gap:0;}');
    registry.addStyle('box', 'color:var(--text);gap:var(--gap);');
    const html = (more: string) =>
      registry.criticalRulesIn(`<p class="dark"${more}><b class="box"><i style="color:var(--line)">`);
    expect(html('')).toBe(
      ':root{--text:#123;--line:#ddd}body{color:var(--text);gap:calc(.5rem * 2)}.dark{--text:#fff}.box{color:var(--text);gap:.5rem}',
    );
    expect(html(' data-wide=""')).toContain('.box{color:var(--text);gap:var(--gap)}');
    expect(registry.criticalRulesIn('<b class="box">')).toContain('.box{color:#123;gap:.5rem}');
  });
});

it('leaves out what is for attributes of the component itself that only something late has', () => {
  const registry = new StyleRegistry();
  registry.addStyle('box', '&[data-a]{top:0;}&[data-b="x"]{top:1px;}& [data-a]{top:2px;}');
  const late = '<!--$--><div data-late=""><p data-a="" data-b="x" class="box"></p></div><!--/$-->';
  expect(registry.criticalRulesIn(`<p class="box"></p>${late}`)).toBe('.box [data-a]{top:2px}');
  expect(registry.criticalRulesIn(`<p data-b="x" class="box"></p>${late}`)).toBe(
    '.box[data-b=x]{top:1px}.box [data-a]{top:2px}',
  );
});

it('parts a long style sheet between components, in the order of their definition', () => {
  const registry = new StyleRegistry();
  for (const id of ['one', 'two', 'three']) registry.addStyle(id, `width:1px;${'color:red;'.repeat(2_000)}`);
  const parts = registry.allRules().split(PART_END);
  expect(parts.map((part) => part.match(/\.\w+/g))).toEqual([['.one', '.two'], ['.three']]);
});

it('replaces styles that are defined anew', () => {
  const registry = aRegistry();
  registry.rulesOf('box');
  registry.addStyle('box', 'color:green;');
  expect(registry.rulesOf('box')).toBe('.box{color:green;}');
});

it('knows no rules of other classes', () => {
  expect(aRegistry().rulesOf('nothing')).toBe('');
  expect(aRegistry().criticalRulesIn('<p class="nothing">')).toBe('');
});
