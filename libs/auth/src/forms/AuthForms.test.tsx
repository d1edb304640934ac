import { lateMessages } from '@shop/intl';
import { preloadable } from '@shop/preloadable';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { AuthForms } from './AuthForms';
import { authForms } from './authForms';

const LATE = 'auth.late';
const Form = () => <p>{(useIntl().messages as Partial<Record<string, string>>)[LATE] ?? 'ohne Text'}</p>;
const forgot = { ...authForms.forgot, part: preloadable(() => Promise.resolve({ default: Form })) };

const forms = (
  <AuthForms
    form="forgot"
    hrefOf={(form) => `/${form}`}
    onSwitch={() => undefined}
    onSignedIn={() => undefined}
    onClose={() => undefined}
    privacyUrl="/datenschutz"
    profileUrl="/profil"
  />
);

beforeEach(() => void jest.replaceProperty(authForms, 'forgot', forgot));
afterEach(() => delete lateMessages.de);

it('shows a form with the texts that came with it, once both have loaded', async () => {
  let arrive: (module: { default: Record<string, string> }) => void = () => undefined;
  lateMessages.de = preloadable(() => new Promise((resolve) => (arrive = resolve)));
  renderWithShop(forms);
  await Promise.resolve();
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
  arrive({ default: { [LATE]: 'Text von später' } });
  expect(await screen.findByText('Text von später')).toBeVisible();
});

it('shows it at once where all texts are there already', async () => {
  renderWithShop(forms);
  expect(await screen.findByText('ohne Text')).toBeVisible();
});
