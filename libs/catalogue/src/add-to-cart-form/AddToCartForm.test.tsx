import { aPrice, aProduct } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { AddToCartForm } from './AddToCartForm';
import type { AddToCartResult } from './useAddToCart';

const submit = () => screen.getByRole('button', { name: 'In den Warenkorb' });

describe('AddToCartForm', () => {
  it('adds the chosen quantity of the chosen variant', async () => {
    const onAdd = jest.fn(() => Promise.resolve({ ok: true } as const));
    const { user } = renderWithShop(<AddToCartForm product={aProduct()} sku="P-200" onAdd={onAdd} />);
    await user.click(screen.getByRole('button', { name: 'Mehr' }));
    await user.click(submit());
    expect(onAdd).toHaveBeenCalledWith('P-200', 2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('adds once, however often it is clicked during the request', async () => {
    let answer: (result: AddToCartResult) => void = () => undefined;
    const onAdd = jest.fn(() => new Promise<AddToCartResult>((resolve) => (answer = resolve)));
    const { user } = renderWithShop(<AddToCartForm product={aProduct()} sku="P-100" onAdd={onAdd} />);
    await user.click(submit());
    await user.click(submit());
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    expect(onAdd).toHaveBeenCalledTimes(1);
    answer({ ok: false, message: 'Nur noch 1 Stück.' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nur noch 1 Stück.');
    expect(submit()).not.toHaveAttribute('aria-busy');
  });

  it('has a second button with the price for touch, where there is something to buy', async () => {
    const onAdd = jest.fn(() => Promise.resolve({ ok: true } as const));
    const form = (maxQuantity: number) => (
      <AddToCartForm
        product={aProduct({ maxQuantity, price: aPrice({ amount: { cents: 4990 } }) })}
        sku="P-100"
        onAdd={onAdd}
      />
    );
    const { user, rerender } = renderWithShop(form(5));
    const buttons = () => screen.getAllByRole('button', { name: 'In den Warenkorb', hidden: true });
    const [, second] = buttons();
    expect(second!.parentElement).toHaveTextContent(/CHF.49\.90/);
    await user.click(second!);
    expect(onAdd).toHaveBeenCalledWith('P-100', 1);
    expect(submit()).toHaveFocus();
    await user.tab();
    expect(second).not.toHaveFocus();
    rerender(form(0));
    expect(buttons()).toHaveLength(1);
  });

  it('reports an unexpected failure', async () => {
    const { user } = renderWithShop(
      <AddToCartForm product={aProduct()} sku="P-100" onAdd={() => Promise.reject(new Error('offline'))} />,
    );
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Das hat nicht geklappt.');
    expect(scroll.mock.contexts).toEqual([alert.parentElement]);
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('resets for another variant', async () => {
    const onAdd = () => Promise.resolve({ ok: false, message: 'Nur noch 1 Stück.' } as const);
    const form = (sku: string) => <AddToCartForm product={aProduct()} sku={sku} onAdd={onAdd} />;
    const { user, rerender } = renderWithShop(form('P-100'));
    await user.click(submit());
    await screen.findByRole('alert');
    rerender(form('P-200'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('spinbutton')).toHaveValue('1');
  });

  it('accepts no more than the stock, and no more than a line may hold', () => {
    const onAdd = jest.fn();
    const { rerender } = renderWithShop(
      <AddToCartForm product={aProduct({ maxQuantity: 3 })} sku="P-100" onAdd={onAdd} />,
    );
    expect(screen.getByRole('spinbutton', { name: 'Menge' })).toHaveAttribute('aria-valuemax', '3');
    rerender(<AddToCartForm product={aProduct({ maxQuantity: 5000 })} sku="P-100" onAdd={onAdd} />);
    expect(screen.getByRole('spinbutton', { name: 'Menge' })).toHaveAttribute('aria-valuemax', '99');
  });

  it('holds what the server needs to add without scripts', () => {
    renderWithShop(<AddToCartForm product={aProduct()} sku="P 100" onAdd={jest.fn()} />, { path: '/de/p/pfanne' });
    const form = submit().closest('form')!;
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/cart/items');
    expect(Object.fromEntries(new FormData(form))).toEqual({
      sku: 'P 100',
      quantity: '1',
      page: '/de/p/pfanne?variant=P%20100',
    });
  });

  it('is disabled when sold out, which the stock note explains', () => {
    renderWithShop(<AddToCartForm product={aProduct({ maxQuantity: 0 })} sku="P-100" onAdd={jest.fn()} />);
    expect(submit()).toBeDisabled();
    expect(screen.queryByText('Ausverkauft')).not.toBeInTheDocument();
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  });
});
