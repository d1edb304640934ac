import { receiveEvents } from '@shop/analytics/delivery';
import { aLink, anImage } from '@shop/builders';
import { screen } from '@testing-library/react';
import { renderElement } from '../test/renderElement';

const link = aLink({ url: '/gutscheine', callToAction: 'Gutscheine ansehen' });
const data = { image: anImage(), heading: 'Keine Zeit?', subHeading: 'In zwei Minuten gekauft.', link };

describe('promo teaser', () => {
  it('is a picture and a text with one link, in the given colours and layout', async () => {
    const { container } = await renderElement('promoTeaser', { ...data, colorMode: 'dark' });
    expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Keine Zeit?' })]);
    expect(screen.getByText('In zwei Minuten gekauft.')).toBeVisible();
    expect(screen.getByText('Gutscheine ansehen')).toBeVisible();
    expect(container.querySelector('article')).toHaveAttribute('data-color', 'dark');
    expect(container.querySelector('article')).toHaveAttribute('data-layout', 'default');
  });

  it('does not repeat a text', async () => {
    await renderElement('promoTeaser', { ...data, link: { ...link, callToAction: 'Keine Zeit?' } });
    expect(screen.getAllByText('Keine Zeit?')).toHaveLength(1);
  });

  it('is tracked by analytics', async () => {
    const events: unknown[] = [];
    receiveEvents(({ event }) => events.push(event));
    const { user } = await renderElement('promoTeaser', { ...data, teaserIdentifier: 'zeit' });
    await user.click(screen.getByRole('link'));
    expect(events).toMatchObject([
      { name: 'select_promotion', promotion: { promotionId: 'zeit', creativeName: 'Keine Zeit?' } },
    ]);
    receiveEvents(null);
  });
});
