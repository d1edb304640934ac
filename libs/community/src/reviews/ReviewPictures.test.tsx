import { anImage, aReview, aReviewList } from '@shop/builders';
import type { CommunityQuery, ReviewList as Reviews } from '@shop/contracts';
import { comeNear, renderWithShop } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ReviewList } from '.';
import type { PictureViewer } from './PictureViewer';

const Viewer: PictureViewer = ({ images, start, title }) => (
  <dialog open aria-label={title}>
    {images.map(({ url, description }, index) => (
      <img key={url} src={url} alt={description} aria-current={index === start} />
    ))}
  </dialog>
);
const all = [
  ...['Luca T.', 'Rosa B.'].map((authorAlias, index) =>
    aReview({
      id: `pictured-${index}`,
      authorAlias,
      shortDescription: `Titel ${index}`,
      locale: index ? 'fr' : 'de',
      imageReferences: ['a', 'b'].map((name) => anImage({ url: `/images/${index}${name}`, description: '' })),
    }),
  ),
  ...['1', '2'].map((id) => aReview({ id, locale: 'de' })),
];
const facets: Reviews['facets'] = {
  pictured: 2,
  languages: [
    { locale: 'de', count: 3 },
    { locale: 'fr', count: 1 },
  ],
};

/** Answers as the service does. */
const reviews =
  (part: Partial<Reviews> = { facets }) =>
  ({ limit = 3, withPictures, language, score }: CommunityQuery) => {
    const items = all.filter(
      (one) =>
        (!withPictures || one.imageReferences.length > 0) &&
        (!language || one.locale === language) &&
        (!score || one.score === score),
    );
    return { ret: aReviewList({ items: items.slice(0, limit), count: items.length, ...part }) };
  };

function show(part?: Partial<Reviews>) {
  const list = <ReviewList referenceType="product" referenceId="gusspfanne" Viewer={Viewer} />;
  return renderWithShop(list, { services: { 'community/GetAllReviewsByReference': reviews(part) } });
}
beforeEach(comeNear);

it('describes a picture as its author does, in the row, with the review and in the viewer', async () => {
  const [review] = all;
  const [first, second] = review!.imageReferences;
  const imageReferences = [{ ...first!, description: 'Suppe im Topf' }, second!];
  const list = <ReviewList referenceType="product" referenceId="gusspfanne" Viewer={Viewer} />;
  const { user } = renderWithShop(list, {
    services: {
      'community/GetAllReviewsByReference': {
        ret: aReviewList({ items: [{ ...review!, imageReferences }], count: 1, facets }),
      },
    },
  });
  const name = 'Suppe im Topf – Bild 1 von 2 von Luca T. vergrössern';
  const row = within((await screen.findByRole('heading', { name: 'Bilder aus den Bewertungen' })).parentElement!);
  const entry = within(screen.getByRole('article'));
  for (const button of [await row.findByRole('button', { name }), entry.getByRole('button', { name })]) {
    expect(button.querySelector('img')).toHaveAttribute('alt', 'Suppe im Topf');
    await user.click(button);
    const viewers = screen.getAllByRole('dialog');
    expect(within(viewers.at(-1)!).getByRole('img', { name: 'Suppe im Topf' })).toBeInTheDocument();
  }
  expect(screen.getAllByRole('img', { name: 'Titel 0 – Luca T.' }).length).toBeGreaterThan(0);
});

it('shows the pictures of all customers in a row, each of which opens the viewer with all of them', async () => {
  const { user } = show();
  const heading = await screen.findByRole('heading', { name: 'Bilder aus den Bewertungen' });
  const row = within(heading.parentElement!);
  expect(await row.findAllByRole('button')).toHaveLength(4);
  await user.click(row.getByRole('button', { name: 'Bild 3 von 4 von Rosa B. vergrössern' }));
  const viewer = within(screen.getByRole('dialog', { name: 'Bilder aus den Bewertungen' }));
  expect(viewer.getAllByRole('img')).toHaveLength(4);
  expect(viewer.getByRole('img', { current: true })).toHaveAccessibleName('Titel 1 – Rosa B.');
});

it('keeps a height for them, and asks for nothing before somebody is near', async () => {
  jest.restoreAllMocks();
  const { calls, container } = show();
  await screen.findAllByRole('article');
  expect(calls).toHaveLength(1);
  expect([...container.querySelectorAll('div:empty')].map((one) => one.getAttribute('style'))).toEqual([
    '--reserved: 9rem;',
    '--reserved: 2.75rem;',
  ]);
});

it.each([[undefined], [{ pictured: 0, languages: [{ locale: 'de' as const, count: 4 }] }]])(
  'has neither gallery nor filters where there is nothing to show: %j',
  async (nothing) => {
    const { calls } = show({ facets: nothing });
    await screen.findAllByRole('article');
    expect(screen.queryByRole('heading', { name: /Bilder/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Mit Bildern/ })).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
  },
);

it('filters by pictures and language, and keeps the other choices', async () => {
  const { user, calls } = show();
  const asked = () => calls.at(-1)!.args[0];
  await user.click(await screen.findByRole('button', { name: 'Mit Bildern (2)' }));
  expect(screen.getByRole('button', { name: 'Mit Bildern (2)', pressed: true })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.getByRole('status')).toHaveTextContent('2 Bewertungen');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sprache' }), 'Französisch (1)');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reihenfolge' }), 'Beste zuerst');
  await waitFor(() => expect(asked()).toMatchObject({ withPictures: true, language: 'fr', sort: 'best' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sprache' }), 'Alle Sprachen');
  await user.click(screen.getByRole('button', { name: 'Mit Bildern (2)' }));
  await waitFor(() => expect(asked()).not.toHaveProperty('withPictures'));
  expect(asked()).not.toHaveProperty('language');
});

it('marks the language of a review, for eyes and for voices, where it is not the page’s', async () => {
  show();
  const [own, foreign] = await screen.findAllByRole('article');
  expect(within(own!).getByRole('heading')).not.toHaveAttribute('lang');
  expect(within(own!).queryByText(/DE|FR/)).not.toBeInTheDocument();
  expect(within(foreign!).getByRole('heading')).toHaveAttribute('lang', 'fr');
  expect(within(foreign!).getByText(/FR/)).toBeVisible();
});
