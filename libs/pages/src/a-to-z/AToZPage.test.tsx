import { aContentElement, aSiteContent, httpStatus } from '@shop/builders';
import { setElementReport } from '@shop/cms-renderer';
import { screen, waitFor } from '@testing-library/react';
import { loadKind, renderPage } from '../test/renderPage';
import { pageKind } from '.';

const METHOD = 'site/Page';
const base = aSiteContent();
const content = aSiteContent({
  uri: '/a-bis-z',
  page: { ...base.page, meta: { ...base.page.meta, title: 'Von A bis Z', description: 'Alles im Alphabet.' } },
});
const index = aContentElement({ id: 'index', kind: 'aToZ', data: { entries: [] } });
const services = { [METHOD]: { ret: { id: content.id, title: 'Von A bis Z', contentElements: [index] } } };

afterEach(() => setElementReport(null));

describe('page from A to Z', () => {
  it('renders its title and the elements of its page', async () => {
    const shown: string[] = [];
    // The registry of these tests is empty: elements that would be rendered are reported.
    setElementReport(({ kind }) => shown.push(kind));
    renderPage(pageKind, content, { services });
    expect(await screen.findByRole('heading', { level: 1, name: 'Von A bis Z' })).toBeVisible();
    expect(screen.getByText('Alles im Alphabet.')).toBeVisible();
    await waitFor(() => expect(shown).toEqual(['aToZ']));
  });

  it('loads its elements before it is rendered', async () => {
    const { status, calls } = await loadKind(pageKind, content, { services });
    expect(status).toBe(200);
    expect(calls).toMatchObject([{ method: 'Page', args: [content.id] }]);
  });

  it('is unavailable when the services do not answer', async () => {
    const { status } = await loadKind(pageKind, content, { services: { [METHOD]: httpStatus(500) } });
    expect(status).toBe(503);
  });
});
