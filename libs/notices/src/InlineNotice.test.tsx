import { useTrackOnce } from '@shop/analytics';
import { renderInPage } from '@shop/ui-kit/testing';
import { screen } from '@testing-library/react';
import { InlineNotice } from './InlineNotice';

jest.mock('@shop/analytics', () => ({ useTrackOnce: jest.fn() }));
const track = jest.mocked(useTrackOnce);

it('says an error at once, and tracks it by the id of its message, without its words', () => {
  renderInPage(<InlineNotice id="auth.forgot.unknown.text">anna@example.ch ist uns nicht bekannt.</InlineNotice>);
  expect(screen.getByRole('alert')).toHaveTextContent('anna@example.ch ist uns nicht bekannt.');
  const [key, event] = track.mock.lastCall!;
  expect(key).toBe('auth.forgot.unknown.text');
  expect(event()).toEqual({ name: 'error', id: 'auth.forgot.unknown.text', domain: 'auth' });
});

it('tracks nothing that is no error', () => {
  renderInPage(<InlineNotice id="auth.login.incomplete.text" type="warning" title="Fast fertig" />);
  expect(screen.getByRole('status')).toHaveTextContent('Fast fertig');
  expect(track.mock.lastCall![0]).toBeNull();
});
