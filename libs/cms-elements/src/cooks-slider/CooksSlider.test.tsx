import { aLink, anImage } from '@shop/builders';
import { screen, within } from '@testing-library/react';
import { renderElement } from '../test/renderElement';

const lena = {
  name: 'Lena Brunner',
  title: 'Alpenküche',
  description: 'Wiegt jede Zutat.',
  image: anImage(),
  links: [
    aLink({ url: '/lena', callToAction: 'Lenas Rezepte' }),
    aLink({ url: '/kurs', callToAction: 'Lenas Kurs' }),
    aLink({ url: '/leer' }),
  ],
};

describe('cooks slider', () => {
  it('shows each cook with a link to the recipes', async () => {
    await renderElement('cooksSlider', { title: 'Wer kocht', cooks: [lena, { name: 'Marco Bianchi' }] });
    const slider = within(screen.getByRole('region', { name: 'Wer kocht' }));
    expect(slider.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Lena Brunner',
      'Marco Bianchi',
    ]);
    expect(slider.getByText('Alpenküche')).toBeVisible();
    expect(slider.getByText('Wiegt jede Zutat.')).toBeVisible();
    expect(slider.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Lenas Rezepte', '/lena'],
      ['Lenas Kurs', '/kurs'],
    ]);
  });

  it('shows 3, 2 and 1.5 of them side by side', async () => {
    await renderElement('cooksSlider', { title: 'Wer kocht', cooks: [lena] });
    const { style } = screen.getByRole('region', { name: 'Wer kocht' });
    expect(['--desktop', '--tablet', '--phone'].map((name) => style.getPropertyValue(name))).toEqual(['3', '2', '1.5']);
  });

  it('links to all of them where the editor says so', async () => {
    const link = aLink({ url: '/koeche', callToAction: 'Alle' });
    await renderElement('cooksSlider', { title: 'Wer kocht', link, cooks: [{ name: 'Marco Bianchi' }] });
    expect(screen.getByRole('link', { name: 'Alle' })).toHaveAttribute('href', '/koeche');
  });
});
