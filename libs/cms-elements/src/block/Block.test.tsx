import { aContentElement, aLink, anIdentity, anImage } from '@shop/builders';
import { closeDialogs } from '@shop/notices';
import type { SessionStatus } from '@shop/session';
import { act, screen, waitFor } from '@testing-library/react';
import { renderElement } from '../test/renderElement';

const block = {
  title: 'Von Hand gegossen',
  image: anImage(),
  layout: 'left',
  content: '<p>Seit <strong>1921</strong>.</p>',
  links: [aLink({ url: '/werk', callToAction: 'Zum Werk' }), aLink({ url: '/guss', callToAction: 'Zur Pfanne' })],
};

const session = (status: SessionStatus) => ({
  session: { status, identity: status === 'authenticated' ? anIdentity() : null, authForm: null },
});

describe('block', () => {
  it.each(['left', 'left50', 'right', 'right50', 'banner', 'community', 'customCookware'])(
    'knows the layout %s',
    async (layout) => {
      const { container, reported } = await renderElement('block', { ...block, layout });
      expect(reported).toEqual([]);
      expect(container.querySelector('section')).toHaveAttribute('data-layout', layout);
      expect(screen.getByRole('heading', { level: 2, name: 'Von Hand gegossen' })).toBeVisible();
      expect(screen.getByText('1921')).toBeVisible();
      expect(container.querySelector('img')).toBeInTheDocument();
    },
  );

  it('makes its first link the primary one, and renders no link without a label', async () => {
    await renderElement('block', { ...block, links: [aLink({ url: '/leer' }), ...block.links] });
    const [first, second, ...others] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Zum Werk');
    expect(first).not.toHaveAttribute('data-mode', 'secondary');
    expect(second).toHaveAttribute('data-mode', 'secondary');
    expect(others).toEqual([]);
  });

  it('opens its additional content in a drawer', async () => {
    const more = aContentElement({ kind: 'richText', data: { html: '<p>Sandformen.</p>' } });
    const { user, calls } = await renderElement(
      'block',
      { ...block, infoContentID: 'guss' },
      { services: { 'site/ContentCollection': { ret: { id: 'guss', title: 'Der Guss', contentElements: [more] } } } },
    );
    await user.click(screen.getByRole('button', { name: 'Mehr dazu' }));
    await waitFor(() => expect(calls).toMatchObject([{ method: 'ContentCollection', args: ['guss'] }]));
    await act(() => closeDialogs());
  });

  it('has no such button without additional content', async () => {
    await renderElement('block', block);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it("opens the registration from the community's block for a visitor", async () => {
    const data = { ...block, layout: 'community' };
    const { user, store } = await renderElement('block', data, { state: session('anonymous') });
    await user.click(screen.getByRole('link', { name: 'Zur Pfanne' }));
    expect(store.getState()).toMatchObject({ session: { authForm: null } });
    await user.click(screen.getByRole('link', { name: 'Zum Werk' }));
    expect(store.getState()).toMatchObject({ session: { authForm: 'register' } });
  });

  it.each([
    ['in another block', 'left', 'anonymous' as const],
    ['for a member', 'community', 'authenticated' as const],
  ])('leaves its first link alone %s', async (_, layout, status) => {
    const { user, store } = await renderElement('block', { ...block, layout }, { state: session(status) });
    await user.click(screen.getByRole('link', { name: 'Zum Werk' }));
    expect(store.getState()).toMatchObject({ session: { authForm: null } });
  });

  it('works without picture, title and links', async () => {
    await renderElement('block', { ...block, title: '', image: null, links: [] });
    expect(screen.getByText('1921')).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
