import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInPage } from '../testing';
import { QuantityField } from './QuantityField';

const change = jest.fn();
beforeEach(() => change.mockClear());

function Quantity({ start, step }: { start: number; step?: number }) {
  const [value, setValue] = useState(start);
  const handleChange = (next: number) => {
    change(next);
    setValue(next);
  };
  return <QuantityField label="Quantity" value={value} min={1} max={5} step={step} onChange={handleChange} />;
}

const field = () => screen.getByRole('spinbutton', { name: 'Quantity' });

it('counts up to the maximum and keeps the focus there', async () => {
  renderInPage(<Quantity start={4} />);
  const more = screen.getByRole('button', { name: 'Mehr' });
  await userEvent.click(more);
  await userEvent.click(more);
  expect(field()).toHaveValue('5');
  expect(change).toHaveBeenCalledTimes(1);
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more).toHaveFocus();
});

it('does not count below the minimum', async () => {
  renderInPage(<Quantity start={1} />);
  await userEvent.click(screen.getByRole('button', { name: 'Weniger' }));
  await userEvent.type(field(), '{ArrowDown}');
  expect(change).not.toHaveBeenCalled();
});

it('accepts a typed number on blur, within the limits', async () => {
  renderInPage(<Quantity start={2} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '1x2');
  expect(field()).toHaveValue('12');
  expect(change).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(change.mock.calls).toEqual([[5]]);
  expect(field()).toHaveValue('5');
});

it('accepts a typed number on Enter without submitting a form around it', async () => {
  const submit = jest.fn();
  renderInPage(
    <form onSubmit={submit}>
      <Quantity start={2} />
    </form>,
  );
  await userEvent.clear(field());
  await userEvent.type(field(), '4{Enter}');
  expect(change.mock.calls).toEqual([[4]]);
  expect(submit).not.toHaveBeenCalled();
});

it.each(['2.5', '2,5'])('takes the whole number of %s, not one of all its digits', async (typed) => {
  renderInPage(<Quantity start={1} />);
  await userEvent.clear(field());
  await userEvent.type(field(), `${typed}{Enter}`);
  expect(change.mock.calls).toEqual([[2]]);
  expect(field()).toHaveValue('2');
});

it.each([
  ['2.25', 2.25, '2.25'],
  ['2,8', 2.75, '2.75'],
  ['0,5', 1, '1'],
])(
  'takes the quarters of %s where they are wanted, and writes them as the language does',
  async (typed, value, shown) => {
    renderInPage(<Quantity start={3} step={0.25} />);
    await userEvent.clear(field());
    await userEvent.type(field(), `${typed}{Enter}`);
    expect(change.mock.calls).toEqual([[value]]);
    expect(field()).toHaveValue(shown);
  },
);

it('says that a typed number is cut to the maximum, until it is changed', async () => {
  renderInPage(<Quantity start={2} />);
  const note = screen.getByRole('status');
  await userEvent.clear(field());
  await userEvent.type(field(), '12{Enter}');
  expect(note).toHaveTextContent('Mehr als 5 geht nicht: die Menge ist jetzt 5.');
  await userEvent.click(screen.getByRole('button', { name: 'Weniger' }));
  expect(note).toBeEmptyDOMElement();
});

it('says so too where the maximum was chosen already', async () => {
  renderInPage(<Quantity start={5} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '6');
  await userEvent.tab();
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
});

it('restores its value when left empty', async () => {
  renderInPage(<Quantity start={3} />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field()).toHaveValue('3');
  expect(change).not.toHaveBeenCalled();
});
