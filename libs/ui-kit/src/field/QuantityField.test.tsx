import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInPage } from '../testing';
import { QuantityField } from './QuantityField';

const change = jest.fn();
beforeEach(() => change.mockClear());

function Quantity({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  const handleChange = (next: number) => {
    change(next);
    setValue(next);
  };
  return <QuantityField label="Quantity" value={value} min={1} max={5} onChange={handleChange} />;
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

it('restores its value when left empty', async () => {
  renderInPage(<Quantity start={3} />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field()).toHaveValue('3');
  expect(change).not.toHaveBeenCalled();
});
