import { anImage } from '@shop/builders';
import { furtherPictures } from './furtherPictures';

const picture = (name: string) => anImage({ url: `/images/${name}` });

describe('further pictures', () => {
  it('are those of the gallery that the top of the page does not show', () => {
    const images = [picture('a'), picture('b')];
    expect(furtherPictures({ images, galleryImages: [...images, picture('c')] })).toEqual([picture('c')]);
    expect(furtherPictures({ images, galleryImages: images })).toEqual([]);
  });
});
