import { anImage } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { ProductGallery } from './ProductGallery';

const images = ['vorne', 'hinten', 'oben'].map((description) =>
  anImage({ url: `/images/${description}`, description }),
);
const thumbnail = (number: number) => screen.getByRole('button', { name: `Bild ${number} von 3 zeigen` });
const row = () => screen.getByRole('list', { name: /Pfeiltasten/ });

/** jsdom has no layout: a row of 100 px that scrolls at once. */
function layOut(element: HTMLElement) {
  Object.defineProperty(element, 'clientWidth', { value: 100 });
  Object.defineProperty(element, 'scrollWidth', { value: 300 });
  element.scrollTo = ((to: ScrollToOptions) => {
    element.scrollLeft = to.left ?? 0;
    fireEvent.scroll(element);
  }) as typeof element.scrollTo;
}

describe('ProductGallery', () => {
  it('requests the first picture first and the others lazily', () => {
    renderWithShop(<ProductGallery images={images} title="Pfanne" />);
    expect(screen.getByRole('img', { name: 'vorne' })).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('img', { name: 'oben' })).toHaveAttribute('loading', 'lazy');
  });

  it('is operated by thumbnails and arrows, which stop at the ends', async () => {
    const { user } = renderWithShop(<ProductGallery images={images} title="Pfanne" />);
    layOut(row());
    const next = screen.getByRole('button', { name: 'Nächstes Bild' });
    expect(screen.getByRole('button', { name: 'Vorheriges Bild' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(thumbnail(2));
    expect(thumbnail(2)).toHaveAttribute('aria-current', 'true');
    expect(row().scrollLeft).toBe(100);
    await user.click(next);
    await user.click(next);
    expect(thumbnail(3)).toHaveAttribute('aria-current', 'true');
    expect(next).toHaveAttribute('aria-disabled', 'true');
  });

  it('tells which picture is shown once another one is chosen, and of the first one again', async () => {
    const { user } = renderWithShop(<ProductGallery images={images} title="Pfanne" />);
    layOut(row());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
    expect(screen.getByRole('status')).toHaveTextContent('2 von 3: hinten');
    await user.click(screen.getByRole('button', { name: 'Vorheriges Bild' }));
    expect(screen.getByRole('status')).toHaveTextContent('1 von 3: vorne');
  });

  it('is operated by keys', async () => {
    const { user } = renderWithShop(<ProductGallery images={images} title="Pfanne" />);
    row().focus();
    await user.keyboard('{End}');
    expect(thumbnail(3)).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{ArrowLeft}');
    expect(thumbnail(2)).toHaveAttribute('aria-current', 'true');
  });

  it('follows a swipe', () => {
    renderWithShop(<ProductGallery images={images} title="Pfanne" />);
    layOut(row());
    row().scrollLeft = 190;
    fireEvent.scroll(row());
    expect(thumbnail(3)).toHaveAttribute('aria-current', 'true');
  });

  it('does not select the pictures that a programmatic scroll passes', async () => {
    const { user } = renderWithShop(<ProductGallery images={images} title="Pfanne" />);
    layOut(row());
    row().scrollTo = () => undefined;
    await user.click(thumbnail(3));
    row().scrollLeft = 100;
    fireEvent.scroll(row());
    expect(thumbnail(3)).toHaveAttribute('aria-current', 'true');
    fireEvent.wheel(row());
    fireEvent.scroll(row());
    expect(thumbnail(2)).toHaveAttribute('aria-current', 'true');
  });

  it('enlarges the picture in view', async () => {
    const { user } = renderWithShop(<ProductGallery images={images} title="Pfanne" />);
    await user.click(thumbnail(2));
    await user.click(screen.getByRole('button', { name: 'Bild vergrössern' }));
    const viewer = await screen.findByRole('dialog');
    expect(within(viewer).getByRole('img', { name: 'hinten' })).toBeInTheDocument();
    await user.click(within(viewer).getByRole('button', { name: 'Schliessen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows all pictures where the brand wants it: keys go to one, a click enlarges that one', async () => {
    const { user } = renderWithShop(<ProductGallery images={images} title="Pfanne" />, {
      brand: { productPictures: 'stack' },
    });
    expect(screen.getByRole('region', { name: /Pfanne/ })).toHaveAttribute('data-pictures', 'stack');
    const last = screen.getByRole('img', { name: 'oben' });
    const show = import.meta.jest.spyOn(last.closest('li')!, 'scrollIntoView');
    row().focus();
    await user.keyboard('{End}');
    expect(show).toHaveBeenCalled();
    await user.click(screen.getByRole('img', { name: 'hinten' }));
    const viewer = within(await screen.findByRole('dialog'));
    expect(viewer.getByRole('img', { name: 'hinten' })).toBeInTheDocument();
  });

  it('shows a picture once, even if it is given twice', () => {
    renderWithShop(<ProductGallery images={[...images, images[1]!]} title="Pfanne" />);
    expect(screen.getAllByRole('button', { name: /von 3 zeigen/ })).toHaveLength(3);
  });

  it('has at most five thumbnails, and enlarges the others too', async () => {
    const seven = Array.from({ length: 7 }, (_, n) =>
      anImage({ url: `/images/${n}`, description: `Bild Nummer ${n}` }),
    );
    const { user } = renderWithShop(<ProductGallery images={seven} title="Pfanne" />);
    expect(screen.getAllByRole('button', { name: /von 7 zeigen/ })).toHaveLength(5);
    row().focus();
    await user.keyboard('{End}');
    await user.click(screen.getByRole('button', { name: 'Bild vergrössern' }));
    const viewer = within(await screen.findByRole('dialog'));
    expect(viewer.getByRole('img', { name: 'Bild Nummer 6' })).toBeInTheDocument();
  });

  it('is a plain picture for a single one, and a placeholder for none', () => {
    const { unmount } = renderWithShop(<ProductGallery images={images.slice(0, 1)} title="Pfanne" />);
    expect(screen.getByRole('img', { name: 'vorne' })).toHaveAttribute('loading', 'eager');
    expect(screen.queryByRole('button', { name: 'Nächstes Bild' })).not.toBeInTheDocument();
    unmount();
    renderWithShop(<ProductGallery images={[]} title="Pfanne" />);
    expect(screen.getByRole('img', { name: 'Pfanne' })).toBeInTheDocument();
  });
});
