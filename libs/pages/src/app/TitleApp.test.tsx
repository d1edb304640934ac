import { aSiteContent } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import TitleApp from './TitleApp';

const content = aSiteContent();
const { page } = content;
const withTitles = (title: string, h1Title: string) => ({
  ...content,
  page: { ...page, meta: { ...page.meta, title, h1Title } },
});

describe('title app', () => {
  it('is titled by its name', () => {
    renderWithShop(<TitleApp content={withTitles('Gutschein aktivieren', '')} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Gutschein aktivieren' })).toBeVisible();
  });

  it('prefers the heading of the editor', () => {
    renderWithShop(<TitleApp content={withTitles('Gutschein aktivieren', 'Dein Erlebnis wartet')} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Dein Erlebnis wartet' })).toBeVisible();
  });
});
