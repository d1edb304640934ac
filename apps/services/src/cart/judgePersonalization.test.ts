import type { Lettering, Personalization } from '@shop/contracts';
import { judgeLettering } from './judgePersonalization.ts';

const lettering: Lettering = {
  maxLength: 12,
  lines: 2,
  font: 'serif',
  color: '#000',
  takesPicture: false,
  takesRecipient: false,
  takesDate: false,
};
const judge = (given: Personalization, own: Partial<Lettering> | null) =>
  Object.entries(judgeLettering(given, { lettering: own && { ...lettering, ...own } })?.validationError?.fields ?? {});

describe('judgeLettering', () => {
  it.each<[string, Personalization, Partial<Lettering> | null, unknown[]]>([
    ['as many lines and characters as there is space for', { text: 'Maria-Amalia\nund Leopoldx' }, {}, []],
    ['a character too many in a line', { text: 'Ida\nund Maximilian' }, {}, [['personalization.text', ['max']]]],
    ['a line too many', { text: 'a\nb\nc' }, {}, [['personalization.text', ['max']]]],
    ['30 characters where nothing is said', { text: 'x'.repeat(30) }, null, []],
    ['31 characters where nothing is said', { text: 'x'.repeat(31) }, null, [['personalization.text', ['max']]]],
    ['a day where none is taken', { date: '2026-12-24' }, {}, [['personalization.date', ['invalid']]]],
    ['a day where one is taken', { date: '2026-12-24' }, { takesDate: true }, []],
    ['a recipient where none is taken', { recipient: 'Ida' }, {}, [['personalization.recipient', ['invalid']]]],
    ['a recipient', { recipient: 'x'.repeat(50) }, { takesRecipient: true }, []],
    [
      'too long a recipient',
      { recipient: 'x'.repeat(51) },
      { takesRecipient: true },
      [['personalization.recipient', ['max']]],
    ],
    ['a picture where none is taken', { imageId: 'a' }, {}, [['personalization.imageId', ['invalid']]]],
    ['a picture where nothing is said', { imageId: 'a' }, null, []],
  ])('%s', (_, given, own, problems) => expect(judge(given, own)).toEqual(problems));
});
