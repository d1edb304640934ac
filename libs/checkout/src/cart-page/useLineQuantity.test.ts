import { aCartItem } from '@shop/builders';
import { act, renderHook } from '@testing-library/react';
import { useLineQuantity } from './useLineQuantity';

it('stops changing and logs it where the change cannot even be sent', async () => {
  const failure = new Error('no such chunk');
  const { result } = renderHook(() => useLineQuantity(aCartItem({ qty: 2 }), () => Promise.reject(failure)));
  await act(() => result.current.change(3));
  expect(result.current).toMatchObject({ quantity: 2, isChanging: false, result: { ok: false } });
  expect(console.error).toHaveBeenCalledWith('Failed to update the cart', failure);
  jest.mocked(console.error).mockClear();
});
