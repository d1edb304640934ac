import { act, screen } from '@testing-library/react';
import { renderInPage } from '@shop/ui-kit/testing';
import { TextFormField } from './fields/TextFormField';
import { Form } from './Form';
import { useFilledIn } from './useFilledIn';

type Find = (value: string) => Promise<string | null>;

function Fields({ find }: { find: Find }) {
  useFilledIn({ from: 'zip', to: 'city', find });
  return (
    <>
      <TextFormField name="zip" label="PLZ" />
      <TextFormField name="city" label="Ort" />
    </>
  );
}

const cities: Record<string, string> = { '8001': 'Zürich', '3011': 'Bern' };

function show(find: Find = async (zip) => cities[zip] ?? null, initialValues = {}) {
  const finding = jest.fn(find);
  const page = renderInPage(
    <Form onSubmit={() => undefined} initialValues={initialValues}>
      <Fields find={finding} />
    </Form>,
  );
  return { ...page, finding };
}

const zip = () => screen.getByRole('textbox', { name: 'PLZ' });
const city = () => screen.getByRole('textbox', { name: 'Ort' });

it('fills in what belongs to a value', async () => {
  const { user, finding } = show();
  await user.type(zip(), '8001 ');
  expect(city()).toHaveValue('Zürich');
  expect(finding).toHaveBeenLastCalledWith('8001');
});

it('follows another value, as long as nobody has typed', async () => {
  const { user } = show();
  await user.type(zip(), '8001');
  await user.clear(zip());
  await user.type(zip(), '3011');
  expect(city()).toHaveValue('Bern');
  await user.type(city(), ' 14');
  await user.clear(zip());
  await user.type(zip(), '8001');
  expect(city()).toHaveValue('Bern 14');
});

it('leaves what was typed, or was there, and does not ask about it', async () => {
  const { user, finding } = show(undefined, { city: 'Basel' });
  await user.type(zip(), '8001');
  expect(city()).toHaveValue('Basel');
  expect(finding).not.toHaveBeenCalled();
});

it('leaves a field empty that was emptied', async () => {
  const { user } = show();
  await user.type(zip(), '8001');
  await user.clear(city());
  expect(city()).toHaveValue('');
  await user.type(zip(), '{Backspace}1');
  expect(zip()).toHaveValue('8001');
  expect(city()).toHaveValue('');
});

it('takes the answer to the last value only, and none that comes after typing', async () => {
  const answers = new Map<string, (city: string) => void>();
  const { user } = show((value) => new Promise((resolve) => answers.set(value, resolve)));
  const answer = (value: string, city: string) => act(async () => answers.get(value)!(city));
  await user.type(zip(), '80');
  await answer('80', 'zwei');
  expect(city()).toHaveValue('zwei');
  await user.type(zip(), '01');
  await answer('800', 'drei');
  expect(city()).toHaveValue('zwei');
  await user.type(city(), '!');
  await answer('8001', 'vier');
  expect(city()).toHaveValue('zwei!');
});

it('is replaced by what is typed, where the visitor was faster than the answer', async () => {
  let answer: (city: string) => void = () => undefined;
  const { user } = show(() => new Promise((resolve) => (answer = resolve)));
  await user.type(zip(), '8001');
  await user.click(city());
  await act(async () => answer('Zürich'));
  expect(city()).toHaveValue('Zürich');
  await user.keyboard('Basel');
  expect(city()).toHaveValue('Basel');
});
