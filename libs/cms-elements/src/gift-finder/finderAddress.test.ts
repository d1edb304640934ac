import { chosenOptions, finderStateOf, stepHref, withAnswer } from './finderAddress';
import { reasonsOf } from './reasonsOf';

const option = (reason: string, ...values: string[]) => ({ values, label: reason, hint: '', reason });
const questions = [
  {
    attribute: 'who',
    title: '',
    hint: '',
    skip: '',
    several: false,
    options: [option('Für ihn', 'him'), option('Für sie', 'her')],
  },
  {
    attribute: 'mood',
    title: '',
    hint: '',
    skip: '',
    several: true,
    options: [option('Süss', 'sweet'), option('Wild', 'wild')],
  },
  {
    attribute: 'productType',
    title: '',
    hint: '',
    skip: '',
    several: false,
    options: [option('Heute', 'a', 'b'), option('Später', 'c')],
  },
];

describe('finderStateOf', () => {
  it.each([
    ['', {}, 1],
    ['?filter.who=him', { who: ['him'] }, 2],
    ['?filter.who=him&step=1', { who: ['him'] }, 1],
    ['?filter.who=him&filter.mood=sweet&filter.mood=wild&step=4', { who: ['him'], mood: ['sweet', 'wild'] }, 4],
    [
      '?filter.who=him&filter.mood=wild&filter.productType=a&filter.productType=b',
      { who: ['him'], mood: ['wild'], productType: ['a', 'b'] },
      4,
    ],
    ['?step=99', {}, 4],
    ['?step=0', {}, 1],
    ['?step=two&filter.who=nobody&filter.colour=red&filter.productType=a', {}, 1],
  ])('of %j has the answers %j and step %i', (search, answers, step) =>
    expect(finderStateOf(questions, search)).toEqual({ answers, step }),
  );
});

it('writes answers and step into addresses, which it reads again', () => {
  const answers = { who: ['him'], mood: ['sweet', 'wild'] };
  const href = stepHref('/finder', answers, 3);
  expect(href).toBe('/finder?filter.who=him&filter.mood=sweet&filter.mood=wild&step=3');
  expect(finderStateOf(questions, href.slice(href.indexOf('?')))).toEqual({ answers, step: 3 });
  expect(stepHref('/finder', {}, 1)).toBe('/finder?step=1');
});

it('replaces and removes the answer to a question', () => {
  expect(withAnswer({ who: ['him'] }, 'who', ['her'])).toEqual({ who: ['her'] });
  expect(withAnswer({ who: ['him'] }, 'who', [])).toEqual({});
});

it('gives the reasons that an item fits, in the order of the questions', () => {
  const chosen = chosenOptions(questions, { mood: ['sweet', 'wild'], who: ['him'], productType: ['a', 'b'] });
  expect(chosen.map(({ step, option: { reason } }) => [step, reason])).toEqual([
    [1, 'Für ihn'],
    [2, 'Süss'],
    [2, 'Wild'],
    [3, 'Heute'],
  ]);
  expect(reasonsOf(chosen, { who: ['him'], mood: ['wild'], productType: ['b'] })).toEqual(['Für ihn', 'Wild', 'Heute']);
  expect(reasonsOf(chosen)).toEqual([]);
});
