import { aSiteContent, httpStatus } from '@shop/testing';
import { screen } from '@testing-library/react';
import { loadKind, renderPage } from '../test/renderPage';
import { pageKind } from '.';

const METHOD = 'site/AppContent';
const { page } = aSiteContent();
const appContent = (referenceId: string) => aSiteContent({ uri: '/warenkorb', page: { ...page, referenceId } });
const apps = { 'checkout/cart': () => Promise.resolve({ default: () => <h1>Warenkorb</h1> }) };

describe('app page', () => {
  it('shows its app, even when its surroundings cannot be loaded', async () => {
    const content = appContent('checkout/cart');
    const services = { [METHOD]: httpStatus(500) };
    expect((await loadKind(pageKind, content, { services, apps })).outcome).toBeUndefined();
    renderPage(pageKind, content, { services });
    expect(screen.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
  });

  it('is not found where the storefront has no such app', async () => {
    const content = appContent('checkout/moon');
    const services = { [METHOD]: httpStatus(500) };
    expect((await loadKind(pageKind, content, { services, apps })).outcome).toBe('notFound');
    renderPage(pageKind, content, { services });
    expect(screen.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  });
});
