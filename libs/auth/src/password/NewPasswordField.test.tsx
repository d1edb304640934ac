import { aPasswordScore, type FakeServices, httpStatus } from '@shop/builders';
import { Form } from '@shop/forms';
import { renderWithShop } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import { NewPasswordField } from './NewPasswordField';
import { usePasswordScore } from './usePasswordScore';

function TestForm() {
  const scoring = usePasswordScore();
  return (
    <Form<{ password: string }>
      label="Konto"
      onSubmit={() => undefined}
      validate={({ password }) => ({ password: scoring.errorOf(password) })}
    >
      <NewPasswordField scoring={scoring} />
    </Form>
  );
}

const METHOD = 'identity/ScorePassword';
const field = () => screen.getByLabelText(/^Passwort/, { selector: 'input' });
const met = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .filter((item) => item.textContent?.includes('(erfüllt)'))
    .map((item) => item.textContent?.replace(' (erfüllt)', ''));
/** Lets typing stop, and the answers come. */
const pause = (ms = 300) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = (services: FakeServices) => renderWithShop(<TestForm />, { services });

describe('NewPasswordField', () => {
  it('says what a password needs before anything is typed, as its description', () => {
    show({});
    expect(field()).toHaveAccessibleDescription(
      'Mindestens 5 Zeichen Gross- und Kleinbuchstaben Eine Ziffer Ein Sonderzeichen',
    );
    expect(met()).toEqual([]);
    expect(field()).toHaveAttribute('autocomplete', 'new-password');
  });

  it('asks the services 300 ms after typing stops, not before', async () => {
    const score = aPasswordScore({ score: 2, hasSpecial: false, minLength: 8 });
    const { user, calls } = show({ [METHOD]: { ret: score } });
    await user.type(field(), 'Kirsche7');
    await pause(299);
    expect(calls).toEqual([]);
    await pause(1);
    expect(calls).toMatchObject([{ method: 'ScorePassword', args: ['Kirsche7'] }]);
    expect(met()).toEqual(['Mindestens 8 Zeichen', 'Gross- und Kleinbuchstaben', 'Eine Ziffer']);
    expect(screen.getByRole('status')).toHaveTextContent('Passwort: gut');
  });

  it.each([
    [0, 'schwach'],
    [1, 'schwach'],
    [2, 'gut'],
    [3, 'gut'],
    [4, 'sehr gut'],
  ])('calls a password of score %i %s', async (score, label) => {
    const { user } = show({ [METHOD]: { ret: aPasswordScore({ score }) } });
    await user.type(field(), 'x');
    await pause();
    expect(screen.getByRole('status')).toHaveTextContent(`Passwort: ${label}`);
  });

  it('refuses an insecure one', async () => {
    const { user } = show({ [METHOD]: { ret: aPasswordScore({ isValid: false, score: 0 }) } });
    await user.type(field(), 'passwort');
    await pause();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/Dieses Passwort ist zu leicht zu erraten/);
  });

  it('says of one that is too long how long it may be, not that it is easily guessed', async () => {
    const { user } = show({ [METHOD]: { ret: aPasswordScore({ isValid: false, score: 4 }) } });
    await user.click(field());
    await user.paste('Kirsch7!'.repeat(17));
    await pause();
    expect(field()).toHaveAccessibleDescription(/Das Passwort ist zu lang: höchstens 128 Zeichen\./);
    expect(field()).not.toHaveAccessibleDescription(/zu leicht zu erraten/);
  });

  it('shows the score of what was typed last, whichever answer comes first', async () => {
    const answers = new Map<string, (score: number) => void>();
    const { user } = show({
      [METHOD]: (password: string) =>
        new Promise((resolve) => answers.set(password, (score) => resolve({ ret: aPasswordScore({ score }) }))),
    });
    await user.type(field(), 'a');
    await pause();
    await user.type(field(), 'b');
    await pause();
    answers.get('ab')?.(4);
    await pause();
    answers.get('a')?.(0);
    await pause();
    expect(screen.getByRole('status')).toHaveTextContent('Passwort: sehr gut');
  });

  it.each([429, 503])('says nothing of a score that cannot be had (%i)', async (status) => {
    const { user } = show({ [METHOD]: httpStatus(status) });
    await user.type(field(), 'Kirsche7');
    await pause();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(field()).not.toBeInvalid();
  });
});
