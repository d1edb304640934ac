import type { Image } from '@shop/contracts';
import { anImage } from '../entities/media';

const WIDTH = 1200;

/** Pictures for stories: height / width, and their subject. Storybook draws each in the style of its brand. */
const pictures = {
  table: { ratio: 0.4, title: 'Gedeckter Tisch' },
  tableTall: { ratio: 4 / 3, title: 'Gedeckter Tisch' },
  fondue: { ratio: 0.75, title: 'Fondue' },
  board: { ratio: 1, title: 'Schneidebrett' },
  knife: { ratio: 1, title: 'Messer' },
  pepper: { ratio: 1, title: 'Gewürze' },
  tableware: { ratio: 1, title: 'Geschirr' },
  oil: { ratio: 1, title: 'Öl und Kräuter' },
  course: { ratio: 4 / 3, title: 'Kochkurs' },
  evening: { ratio: 0.75, title: 'Abend zu zweit' },
} as const;

export type StoryPicture = keyof typeof pictures;

/** A picture for stories; decorative where `own.description` and `own.title` are ''. */
export function storyPicture(name: StoryPicture, own: Partial<Image> = {}): Image {
  const { ratio, title } = pictures[name];
  return anImage({
    url: `/pictures/${name}.svg`,
    title,
    description: '',
    aspectRatio: ratio,
    width: WIDTH,
    height: Math.round(WIDTH * ratio),
    ...own,
  });
}
