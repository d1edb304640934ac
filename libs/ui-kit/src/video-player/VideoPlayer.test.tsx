import { anImage } from '@shop/builders';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInPage } from '../testing';
import { VideoPlayer, type VideoPlayerProps } from './VideoPlayer';

const consented = jest.fn();
beforeEach(() => consented.mockClear());

function Player({ start = 'asked', ...props }: Partial<VideoPlayerProps> & { start?: VideoPlayerProps['consent'] }) {
  const [consent, setConsent] = useState(start);
  function handleConsent() {
    consented();
    setConsent('granted');
  }
  return (
    <>
      <VideoPlayer
        platform="youtube"
        identifier="a/b c"
        title="How to season a pan"
        cover={anImage({ url: '/images/cover' })}
        consent={consent}
        onConsent={handleConsent}
        {...props}
      />
      <button onClick={() => setConsent('asked')}>Withdraw</button>
      <button onClick={() => setConsent('granted')}>Grant elsewhere</button>
    </>
  );
}

const show = (props: Parameters<typeof Player>[0] = {}) => renderInPage(<Player {...props} />);
const frame = () => document.querySelector('iframe');
const play = () => screen.getByRole('button', { name: 'Video abspielen: How to season a pan' });
const allow = () => screen.getByRole('button', { name: 'Erlauben und abspielen' });

it('shows its cover and requests nothing from its platform', () => {
  const { container } = show({ start: 'granted' });
  expect(container.querySelector('img')).toHaveAttribute('src', '/images/cover?w=640');
  expect(play()).toBeInTheDocument();
  expect(frame()).not.toBeInTheDocument();
});

it('reserves its height without a cover', () => {
  const { container } = show({ cover: null });
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(play()).toBeInTheDocument();
});

it('loads on a click, then plays, on the privacy-enhanced host', async () => {
  const { user } = show({ start: 'granted' });
  await user.click(play());
  expect(frame()).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/a%2Fb%20c?autoplay=1&playsinline=1&rel=0&hl=de',
  );
  expect(frame()).toHaveAttribute('title', 'How to season a pan');
  expect(screen.getByRole('status')).toContainElement(screen.getByRole('img', { name: 'Wird geladen …' }));
  expect(frame()).toHaveAttribute('data-loading');
  fireEvent.load(frame()!);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(frame()).not.toHaveAttribute('data-loading');
  expect(frame()).toHaveFocus();
  expect(consented).not.toHaveBeenCalled();
});

it('asks for consent first', async () => {
  const { user } = show();
  await user.click(play());
  expect(frame()).not.toBeInTheDocument();
  expect(allow()).toHaveFocus();
  expect(allow()).toHaveAccessibleDescription(/YouTube \(Google\)/);
  await user.click(allow());
  expect(consented).toHaveBeenCalledTimes(1);
  expect(frame()).toBeInTheDocument();
});

it('requests nothing until consent is granted by its parent', async () => {
  const { user } = show({ consent: 'asked' });
  await user.click(play());
  await user.click(allow());
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(frame()).not.toBeInTheDocument();
});

it('goes back to the cover, and focuses its button, when the visitor declines', async () => {
  const { user } = show();
  await user.click(play());
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(consented).not.toHaveBeenCalled();
  expect(frame()).not.toBeInTheDocument();
  expect(play()).toHaveFocus();
});

it('stops when consent is withdrawn, and does not restart by itself when it is granted again', async () => {
  const { user } = show({ start: 'granted' });
  await user.click(play());
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(frame()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Grant elsewhere' }));
  expect(frame()).not.toBeInTheDocument();
  expect(play()).toBeInTheDocument();
});

it('still waits for a click when consent is granted elsewhere while it asks', async () => {
  const { user } = show();
  await user.click(play());
  await user.click(screen.getByRole('button', { name: 'Grant elsewhere' }));
  expect(frame()).not.toBeInTheDocument();
  await user.click(play());
  expect(frame()).toBeInTheDocument();
});

it('is an empty placeholder for other platforms', () => {
  show({ platform: 'vimeo', start: 'granted' });
  expect(screen.queryByRole('button', { name: /abspielen/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
