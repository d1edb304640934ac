import { receiveEvents } from '@shop/analytics/delivery';
import { aLink, anImage } from '@shop/builders';
import { screen } from '@testing-library/react';
import { renderElement } from '../test/renderElement';

const block = {
  title: 'Schnelle Küche',
  content: '<p>Unter 30 Minuten.</p>',
  links: [
    aLink({ url: '/schnell', callToAction: 'Zu den Rezepten' }),
    aLink({ url: '/alle', callToAction: '', target: '_blank' }),
  ],
};
const data = { rowPosition: 2, layout: 'left', contentElementImage: { image: anImage() }, contentElementBlock: block };

describe('category teaser', () => {
  it('is a picture, a text and links', async () => {
    const { container } = await renderElement('categoryTeaser', data);
    expect(screen.getByRole('heading', { level: 2, name: 'Schnelle Küche' })).toBeVisible();
    expect(screen.getByText('Unter 30 Minuten.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zu den Rezepten' })).toHaveAttribute('href', '/schnell');
    expect(screen.getByRole('link', { name: 'Schnelle Küche' })).toHaveAttribute('href', '/alle');
    expect(screen.getByRole('link', { name: /^Schnelle Küche/ })).toHaveAttribute('target', '_blank');
    expect(container.querySelector('article')).toHaveAttribute('data-layout', 'left');
  });

  it('is tracked by analytics', async () => {
    const events: unknown[] = [];
    receiveEvents(({ event }) => events.push(event));
    const { user } = await renderElement('categoryTeaser', { ...data, teaserIdentifier: 'schnell' });
    await user.click(screen.getByRole('link', { name: 'Zu den Rezepten' }));
    expect(events).toMatchObject([{ name: 'select_promotion', promotion: { promotionId: 'schnell' } }]);
    receiveEvents(null);
  });
});
