import { receiveEvents } from '@shop/analytics/delivery';
import { aLink, anImage } from '@shop/builders';
import { screen } from '@testing-library/react';
import { renderElement } from '../test/renderElement';

const teaser = { image: anImage(), heading: 'Backen', link: aLink({ url: '/backen' }) };

describe('teaser', () => {
  it.each([
    ['by what the editor calls it', { teaserIdentifier: 'herbst' }, 'herbst'],
    ['by its position without a name', {}, 'element-1'],
  ])('is tracked by analytics %s', async (_, own, promotionId) => {
    const events: unknown[] = [];
    receiveEvents(({ event }) => events.push(event));
    const { user } = await renderElement('teaser', { ...teaser, ...own });
    await user.click(screen.getByRole('link', { name: 'Backen' }));
    expect(events).toEqual([
      { name: 'select_promotion', promotion: { promotionId, promotionName: 'Backen', creativeName: 'Backen' } },
    ]);
    receiveEvents(null);
  });
});
