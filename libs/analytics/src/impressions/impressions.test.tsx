import { aListingItem, aPrice } from '@shop/builders';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { PromotedList } from '../lists/PromotedList';
import { TrackedList } from '../lists/TrackedList';
import { useTrackedItem } from '../lists/useTrackedItem';
import type { ShopEvent, TrackedItem } from '../queue/shopEvent';
import { receiveEvents, trackEvent } from '../queue/trackEvent';
import { fakeIntersection, isWatched, scrollTo } from '../test/fakeIntersection';
import { forgetEvents, trackedEvents } from '../test/trackedEvents';
import { useTeaserImpression } from './useTeaserImpression';

let events: ShopEvent[];
beforeEach(() => {
  jest.useFakeTimers();
  fakeIntersection();
  events = trackedEvents();
});
afterEach(() => {
  forgetEvents();
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The observer's code is loaded when the page is idle. */
const idle = () => wait(2_000);
const seeSlider = async () => {
  await idle();
  see('Lieblinge', 1);
  await wait(0);
};
const see = (text: string, share: number) => act(() => scrollTo(screen.getByText(text), share));

function Tile({ item }: { item: TrackedItem }) {
  const ref = useRef<HTMLAnchorElement>(null);
  const trackSelection = useTrackedItem(ref, item);
  return (
    <a ref={ref} href="#tile" onClick={trackSelection}>
      {item.title}
    </a>
  );
}
const pan = aListingItem({ id: 'pan', title: 'Pfanne' });
const pot = aListingItem({ id: 'pot', title: 'Topf' });
const gift = aListingItem({ id: 'gift', title: 'Geschenk', price: aPrice({ amount: { cents: 0 } }) });
const list = { id: 'kitchen', name: 'Küche', items: [pan, pot, gift] };

function List({ items = list.items }: { items?: typeof list.items }) {
  return (
    <TrackedList value={list}>
      {items.map((item) => (
        <Tile key={item.id} item={item} />
      ))}
    </TrackedList>
  );
}

describe('impressions of a list', () => {
  it('count after 1500 ms at 30 %, together in one event', async () => {
    render(<List />);
    await idle();
    see('Pfanne', 0.3);
    see('Topf', 1);
    see('Geschenk', 0.29);
    await wait(1_499);
    expect(events).toEqual([]);
    await wait(1_000);
    expect(events).toMatchObject([
      {
        name: 'view_item_list',
        list: { id: 'kitchen', name: 'Küche' },
        items: [
          { id: 'pan', index: 0 },
          { id: 'pot', index: 1 },
        ],
      },
    ]);
  });

  it('do not count for what was scrolled past', async () => {
    render(<List />);
    await idle();
    see('Pfanne', 0.8);
    await wait(1_000);
    see('Pfanne', 0.1);
    await wait(5_000);
    see('Pfanne', 0.8);
    await wait(1_000);
    expect(events).toEqual([]);
    await wait(1_000);
    expect(events).toHaveLength(1);
  });

  it('count once for each item', async () => {
    render(<List />);
    await idle();
    see('Pfanne', 1);
    await wait(5_000);
    expect(isWatched(screen.getByText('Pfanne'))).toBe(false);
    see('Topf', 1);
    await wait(5_000);
    expect(events).toMatchObject([{ items: [{ id: 'pan' }] }, { items: [{ id: 'pot' }] }]);
  });

  it('wait while the tab is in the background', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    render(<List />);
    await idle();
    see('Pfanne', 1);
    await wait(60_000);
    expect(events).toEqual([]);
    hidden.mockReturnValue(false);
    await wait(5_000);
    expect(events).toHaveLength(1);
  });

  it('belong to the page they were seen on, also when it is left at once', async () => {
    const urls: string[] = [];
    receiveEvents(({ url }) => urls.push(url));
    window.history.replaceState(null, '', '/kueche');
    render(<List />);
    await idle();
    see('Pfanne', 1);
    await wait(1_500);
    window.history.replaceState(null, '', '/p/pfanne');
    await wait(1_000);
    expect(urls).toEqual(['http://localhost/kueche']);
  });

  it('do not count for a page that was left', async () => {
    const { unmount } = render(<List />);
    await idle();
    see('Pfanne', 1);
    unmount();
    await wait(5_000);
    expect(events).toEqual([]);
  });

  it('are not observed before the page is idle, nor if it is left before', async () => {
    const { unmount } = render(<List />);
    expect(isWatched(screen.getByText('Pfanne'))).toBe(false);
    const tile = screen.getByText('Pfanne');
    unmount();
    await idle();
    expect(isWatched(tile)).toBe(false);
  });

  it('do not exist outside of a list', async () => {
    render(<Tile item={pan} />);
    await idle();
    expect(isWatched(screen.getByText('Pfanne'))).toBe(false);
  });
});

describe('selecting an item', () => {
  const press = async (name: string) => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('link', { name }));
  };

  it('is tracked with its list and its position', async () => {
    render(<List />);
    await press('Topf');
    expect(events).toMatchObject([
      { name: 'select_item', list: { id: 'kitchen', name: 'Küche' }, items: [{ id: 'pot', index: 1 }] },
    ]);
  });

  it('is tracked without a list', async () => {
    render(<Tile item={pan} />);
    await press('Pfanne');
    expect(events).toMatchObject([{ name: 'select_item', list: null, items: [{ id: 'pan' }] }]);
  });

  it('is not tracked for items without a price', async () => {
    render(
      <>
        <List />
        <Tile item={aListingItem({ title: 'Rezept', price: null })} />
      </>,
    );
    await press('Geschenk');
    await press('Rezept');
    expect(events).toEqual([]);
  });
});

const Slider = ({ items = [], promotion }: { items?: TrackedItem[]; promotion?: Promoted }) => (
  <PromotedList list={{ id: 'favourites', name: 'Lieblinge' }} items={items} promotion={promotion}>
    Lieblinge
  </PromotedList>
);
type Promoted = Parameters<typeof PromotedList>[0]['promotion'];

describe('promotion of a product list', () => {
  beforeEach(() => {
    trackEvent({ name: 'page_view', title: 'Küche' });
    events.length = 0;
  });

  it('is tracked once, when 30 % are visible for the first time', async () => {
    const { rerender } = render(<Slider />);
    await idle();
    rerender(<Slider items={[pan]} />);
    await idle();
    see('Lieblinge', 0.29);
    await wait(10_000);
    expect(events).toEqual([]);
    see('Lieblinge', 0.3);
    await wait(0);
    const event = { name: 'view_promotion', promotion: { promotionId: 'favourites', items: [{ id: 'pan' }] } };
    expect(events).toMatchObject([event]);
    rerender(<Slider items={[pan]} />);
    await idle();
    see('Lieblinge', 0);
    see('Lieblinge', 1);
    await wait(10_000);
    expect(events).toHaveLength(1);
  });

  it('has the title and id of the list, or what else it is known by', async () => {
    const { unmount } = render(<Slider items={[pan]} />);
    await seeSlider();
    unmount();
    render(<Slider items={[pan]} promotion={{ promotionId: 'favourites.goulash', creativeName: 'Gulasch' }} />);
    await seeSlider();
    expect(events.map((event) => 'promotion' in event && event.promotion)).toEqual([
      { promotionId: 'favourites', promotionName: 'Lieblinge', creativeName: 'Lieblinge', items: [pan] },
      { promotionId: 'favourites.goulash', promotionName: 'Lieblinge', creativeName: 'Gulasch', items: [pan] },
    ]);
  });

  it('is tracked once for a view of a page, also where the list is rendered anew or has other items', async () => {
    const first = render(<Slider items={[pan]} />);
    await seeSlider();
    first.unmount();
    const { rerender } = render(<Slider items={[pan]} />);
    await seeSlider();
    rerender(<Slider items={[pot]} />);
    await seeSlider();
    expect(events).toHaveLength(1);

    trackEvent({ name: 'page_view', title: 'Backen' });
    rerender(<Slider items={[gift]} />);
    await seeSlider();
    expect(events.slice(1)).toMatchObject([{ name: 'page_view' }, { promotion: { items: [{ id: 'gift' }] } }]);
  });
});

function Teaser() {
  const ref = useRef<HTMLAnchorElement>(null);
  const promotion = { promotionId: 'summer', promotionName: 'Sommer', creativeSlot: '1' };
  const trackSelection = useTeaserImpression(ref, promotion);
  return (
    <a ref={ref} href="#summer" onClick={trackSelection}>
      Sommer
    </a>
  );
}

describe('teaser', () => {
  it('is seen after 1500 ms at 30 %, once', async () => {
    render(<Teaser />);
    await idle();
    see('Sommer', 0.5);
    await wait(1_400);
    expect(events).toEqual([]);
    await wait(100);
    see('Sommer', 0);
    see('Sommer', 1);
    await wait(10_000);
    expect(events).toMatchObject([{ name: 'view_promotion', promotion: { promotionId: 'summer' } }]);
  });

  it('is selected by its link', async () => {
    render(<Teaser />);
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('link'));
    expect(events).toMatchObject([{ name: 'select_promotion', promotion: { promotionId: 'summer' } }]);
  });
});
