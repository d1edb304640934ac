import { anOrder, aQuestion, aQuestionList, aReview, aReviewList, aVoucher } from '@shop/builders';
import { screen, waitFor } from '@testing-library/react';
import { address, renderProfile } from '../test/renderProfile';

const article = {
  ...{ sku: 'mug', title: 'Namenstasse', url: '/p/namenstasse', image: null },
  ...{ orderId: 'order-1', orderedAt: Date.UTC(2026, 1, 1) },
};
const invoice = {
  ...{ number: 'R-1007', orderId: 'order-1', orderNumber: '100007', issuedAt: Date.UTC(2026, 1, 1), currency: 'CHF' },
  ...{ amount: { cents: 9_000 }, paid: { cents: 9_000 }, due: { cents: 0 }, dueAt: null, url: '', creditNotes: [] },
};
const review = aReview({ shortDescription: 'Schön schwer' });
const question = aQuestion({ question: 'Geht das auf Induktion?', answers: [] });
const list = (items: object[], count: number) => ({ items, count });

interface Query {
  page: number;
}

/** Answers with an item on the last page, and with none beyond it. */
const pagesOf =
  (item: object, count: number, size: number, reply: typeof list = list) =>
  ({ page }: Query) => ({
    ret: reply(page < Math.ceil(count / size) ? [item] : [], count),
    error: null,
  });

describe.each([
  ['/invoices', 'order/GetInvoices', 12, 'Rechnung R-1007', invoice, list],
  ['/purchased', 'order/GetPurchased', 12, 'Namenstasse', article, list],
  ['/my-vouchers', 'voucher/GetMyVouchers', 12, 'Ballonfahrt', aVoucher({ title: 'Ballonfahrt' }), list],
  [
    ...(['/orders', 'order/GetOrders', 10, 'Bestellung 100007', anOrder({ number: '100007' })] as const),
    (items: object[], count: number) => ({ items, count, years: [2026] }),
  ],
  [
    ...(['/reviews', 'community/GetAllReviewsByAuthor', 10, 'Schön schwer', review] as const),
    (items: object[], count: number) => aReviewList({ items: items as (typeof review)[], count }),
  ],
  [
    ...(['/questions', 'community/GetAllQuestionsByAuthor', 10, 'Geht das auf Induktion?', question] as const),
    (items: object[], count: number) => aQuestionList({ items: items as (typeof question)[], count }),
  ],
])('%s', (path, method, size, text, item, reply) => {
  const shown = () => screen.findAllByText(text);

  it('leads from beyond the last page to that one, and does not say that there is nothing', async () => {
    renderProfile(`${path}?page=9`, { services: { [method]: pagesOf(item, 2 * size, size, reply) } });
    await waitFor(() => expect(address()).toMatch(/\?page=2$/));
    expect(await shown()).not.toHaveLength(0);
    expect(screen.getByText('2')).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('heading', { name: /^Noch / })).not.toBeInTheDocument();
  });

  it('leads to the only page there is', async () => {
    renderProfile(`${path}?page=2`, { services: { [method]: pagesOf(item, 1, size, reply) } });
    expect(await shown()).not.toHaveLength(0);
    expect(address()).toBe(`/profil${path}`);
  });
});

it('has the focus at the beginning of the list after a link to another page, as the window is', async () => {
  const { user } = renderProfile('/invoices', { services: { 'order/GetInvoices': pagesOf(invoice, 36, 12) } });
  const follow = async (link: string, page: string) => {
    await user.click(await screen.findByRole('link', { name: link }));
    await waitFor(() => expect(screen.getByText(page, { selector: 'span' })).toHaveAttribute('aria-current', 'page'));
  };
  // Navigations load the page before it is shown; here both are kept of the first time.
  await follow('Seite 2', '2');
  await follow('Seite 1', '1');
  for (const [link, page] of [
    ['Nächste Seite', '2'],
    ['Seite 1', '1'],
  ] as const) {
    await follow(link, page);
    const [list] = screen.getAllByRole('list').filter((one) => one.contains(screen.getByText('Rechnung R-1007')));
    await waitFor(() => expect(list?.parentElement).toHaveFocus());
  }
});

it('stays at the address where a page that should have something has nothing', async () => {
  renderProfile('/invoices?page=2', { services: { 'order/GetInvoices': { ret: list([], 24), error: null } } });
  expect(await screen.findByRole('link', { name: 'Seite 1' })).toBeVisible();
  expect(address()).toBe('/profil/invoices?page=2');
});

it('keeps the filter of orders on the way to the last page', async () => {
  const services = {
    'order/GetOrders': pagesOf(anOrder(), 30, 10, (items, count) => ({ ...list(items, count), years: [] })),
  };
  renderProfile('/orders?year=2025&q=Tasse&page=7', { services });
  await waitFor(() => expect(address()).toBe('/profil/orders?year=2025&q=Tasse&page=3'));
});

it.each([
  ['/reviews', 'community/GetAllReviewsByAuthor', 'Schön schwer', aReviewList({ items: [review], count: 1 })],
  [
    '/questions',
    'community/GetAllQuestionsByAuthor',
    question.question,
    aQuestionList({ items: [question], count: 1 }),
  ],
])('%s offers to load again what was not answered with a list', async (path, method, text, ret) => {
  let isRefused = true;
  const { user } = renderProfile(path, {
    services: { [method]: () => (isRefused ? { ret: null, error: 'INVALID' } : { ret, error: null }) },
  });
  const retry = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  expect(screen.queryByRole('heading', { name: /^Noch / })).not.toBeInTheDocument();
  isRefused = false;
  await user.click(retry);
  const [shown] = await screen.findAllByText(text);
  await waitFor(() => expect(document.activeElement).toContainElement(shown!));
  expect(document.body).not.toHaveFocus();
});
