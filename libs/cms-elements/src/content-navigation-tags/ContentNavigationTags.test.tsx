import { aLink } from '@shop/builders';
import { screen } from '@testing-library/react';
import { renderElement } from '../test/renderElement';

const links = [
  aLink({ url: '/paare', callToAction: 'Paare' }),
  aLink({ url: '/kinder', callToAction: 'Kinder' }),
  aLink({ url: 'https://example.org/', target: '_blank', callToAction: 'Draussen' }),
];
const show = (data: object, path = '/') => renderElement('contentNavigationTags', data as never, { path });

describe('content navigation tags', () => {
  it('link to pages, with their own labels', async () => {
    await show({ title: 'Mehr Ideen', links });
    const navigation = screen.getByRole('navigation', { name: 'Mehr Ideen' });
    expect([...navigation.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')])).toEqual([
      ['Paare', '/paare'],
      ['Kinder', '/kinder'],
      ['Draussen', 'https://example.org/'],
    ]);
    expect(screen.getByRole('link', { name: 'Draussen' })).toHaveAttribute('target', '_blank');
  });

  it('are named for screen readers where the editor gave no title', async () => {
    await show({ links });
    expect(screen.getByRole('navigation', { name: 'Themen' })).toBeVisible();
  });

  it('mark the current page', async () => {
    await show({ links }, '/kinder');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Kinder');
  });
});
