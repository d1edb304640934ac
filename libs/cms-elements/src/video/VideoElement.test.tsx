import { anImage } from '@shop/builders';
import { screen } from '@testing-library/react';
import { renderElement } from '../test/renderElement';

const video = { title: 'Schärfen in vier Minuten', identifier: 'abc-123', platform: 'youtube', image: anImage() };
const player = () => document.querySelector('iframe');

describe('video', () => {
  it('asks for consent first, and remembers the answer for the next one', async () => {
    const { user, unmount } = await renderElement('video', video);
    expect(screen.getByRole('figure')).toHaveTextContent('Schärfen in vier Minuten');
    expect(screen.getByRole('figure').querySelector('img')).toHaveAttribute('src', expect.stringContaining('/images/'));
    await user.click(screen.getByRole('button', { name: /Schärfen/ }));
    expect(player()).toBeNull();
    await user.click(screen.getAllByRole('button')[0]!);
    expect(player()).toHaveAttribute('src', expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/.*abc-123/));
    unmount();

    await renderElement('video', video);
    expect(player()).toBeNull();
    await user.click(screen.getByRole('button', { name: /Schärfen/ }));
    expect(player()).not.toBeNull();
  });

  it('shows an unsupported platform as a placeholder, without a play button', async () => {
    await renderElement('video', { ...video, platform: 'other' });
    expect(screen.getByRole('figure')).toHaveTextContent('Schärfen in vier Minuten');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('works without a cover', async () => {
    const { reported } = await renderElement('video', { title: 'Ohne Bild', identifier: 'abc' });
    expect(screen.getByRole('button', { name: /Ohne Bild/ })).toBeVisible();
    expect(reported).toEqual([]);
  });
});
