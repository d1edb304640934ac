import { aSiteContent } from '@shop/builders';
import { screen } from '@testing-library/react';
import { renderPage, robots } from '../test/renderPage';
import { pageKind } from '.';

it('says that there is no such page, offers links, and is not indexed', () => {
  const { specialPages } = aSiteContent();
  renderPage(pageKind, aSiteContent({ uri: '/fr/perdu', specialPages: { ...specialPages, root: '/fr' } }));
  expect(screen.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/fr');
  expect(screen.getByRole('link', { name: 'Pfannen' })).toHaveAttribute('href', '/pfannen');
  expect(robots()).toBe('noindex, nofollow');
  expect(document.title).toBe('Diese Seite gibt es nicht | Testladen');
});
