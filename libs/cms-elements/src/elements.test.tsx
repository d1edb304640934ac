import { aLink, anImage } from '@shop/builders';
import { screen } from '@testing-library/react';
import { renderElement } from './test/renderElement';

describe('elements', () => {
  it('teaser: a linked picture with a heading', async () => {
    const { container } = await renderElement('teaser', {
      image: anImage(),
      heading: 'Backen',
      subHeading: 'Alles für den Ofen',
      link: aLink({ url: '/backen' }),
      colorMode: 'dark',
    });
    expect(screen.getByRole('heading', { level: 3, name: 'Backen' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Backen' })).toHaveAttribute('href', '/backen');
    expect(screen.getByText('Alles für den Ofen')).toBeVisible();
    expect(container.querySelector('article')).toHaveAttribute('data-color', 'dark');
  });

  it('image: described, with a caption, and another picture on small screens', async () => {
    const { container } = await renderElement('image', {
      image: anImage({ url: '/images/breit' }),
      secondaryImage: anImage({ url: '/images/hoch' }),
      link: null,
      caption: 'In der Giesserei',
    });
    expect(screen.getByRole('figure')).toHaveTextContent('In der Giesserei');
    expect(screen.getByRole('img', { name: 'Eine Pfanne aus Gusseisen' })).toHaveAttribute('src', '/images/hoch?w=640');
    expect(container.querySelector('source')?.srcset).toContain('/images/breit');
  });

  it('image: a link named by its call to action, or else by the picture', async () => {
    const image = { image: anImage(), secondaryImage: null };
    const { unmount } = await renderElement('image', { ...image, link: aLink({ url: '/a', callToAction: 'Ansehen' }) });
    expect(screen.getByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', '/a');
    unmount();
    await renderElement('image', { ...image, link: aLink({ url: '/a' }) });
    expect(screen.getByRole('link', { name: 'Eine Pfanne aus Gusseisen' })).toBeVisible();
  });

  it('image: a picture alone', async () => {
    const { reported } = await renderElement('image', { image: anImage() });
    expect(screen.getByRole('img', { name: 'Eine Pfanne aus Gusseisen' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(reported).toEqual([]);
  });

  it('rich text: the html it was given', async () => {
    await renderElement('richText', { html: '<h2>Pflege</h2><p>Nie in die Spülmaschine.</p>' });
    expect(screen.getByRole('heading', { level: 2, name: 'Pflege' })).toBeVisible();
    expect(screen.getByText('Nie in die Spülmaschine.')).toBeVisible();
  });

  it('info: a note set apart, with or without a title', async () => {
    const { unmount } = await renderElement('info', { title: 'Gut zu wissen', html: '<p>Vorheizen.</p>' });
    expect(screen.getByRole('note')).toContainElement(screen.getByRole('heading', { name: 'Gut zu wissen' }));
    unmount();
    await renderElement('info', { html: '<p>Vorheizen.</p>' });
    expect(screen.getByRole('note')).toHaveTextContent('Vorheizen.');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('line: a rule', async () => {
    await renderElement('line', {});
    expect(screen.getByRole('separator')).toBeInTheDocument();
  });
});
