import { anIdentity } from '@shop/builders';
import type { Role } from '@shop/contracts';
import { screen } from '@testing-library/react';
import { renderDesk } from '../test/renderDesk';
import { StaffOnly } from './StaffOnly';

const desk = <StaffOnly>{({ name }) => <p>Desk von {name}</p>}</StaffOnly>;
const whoIs = (roles: Role[]) => ({ ret: { ...anIdentity(), displayName: 'Mo', roles }, error: null });

it.each<Role>(['moderator', 'admin'])('lets a %s in', async (role) => {
  renderDesk(desk, { services: { 'identity/WhoAmI': whoIs([role]) } });
  expect(await screen.findByText('Desk von Mo')).toBeVisible();
});

it.each<Role[]>([[], ['customer'], ['support'], ['editor']])(
  'tells somebody with %p that it is not theirs',
  async (...roles) => {
    renderDesk(desk, { services: { 'identity/WhoAmI': whoIs(roles) } });
    expect(await screen.findByText(/hat keine Rolle/)).toBeVisible();
    expect(screen.queryByText('Desk von Mo')).not.toBeInTheDocument();
  },
);

it('asks to sign in, and says when that fails', async () => {
  let isSignedIn = false;
  const { user } = renderDesk(desk, {
    services: {
      'identity/WhoAmI': () => (isSignedIn ? whoIs(['moderator']) : { ret: null, error: 'NOT_AUTHENTICATED' }),
      'identity/Login': (_name: string, password: string) => {
        isSignedIn = password === 'richtig';
        return { error: isSignedIn ? null : 'AUTHORIZATION_FAILED' };
      },
    },
  });
  await user.type(await screen.findByLabelText('E-Mail'), 'mo@example.com');
  await user.type(screen.getByLabelText('Passwort'), 'falsch{Enter}');
  expect(await screen.findByText('E-Mail und Passwort passen nicht zusammen.')).toBeVisible();
  await user.clear(screen.getByLabelText('Passwort'));
  await user.type(screen.getByLabelText('Passwort'), 'richtig{Enter}');
  expect(await screen.findByText('Desk von Mo')).toBeVisible();
});
