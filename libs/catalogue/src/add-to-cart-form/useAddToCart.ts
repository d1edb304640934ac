import { useState } from 'react';

/** Result of adding: on failure the reason, in the visitor's language. */
export type AddToCartResult = { ok: true } | { ok: false; message?: string | undefined };
export type AddToCart = (sku: string, qty: number) => Promise<AddToCartResult>;

/** Adds to the cart, one request at a time, and keeps the result. `failureText` is shown for unexpected failures. */
export function useAddToCart(onAdd: AddToCart, failureText: string) {
  const [isAdding, setAdding] = useState(false);
  const [result, setResult] = useState<AddToCartResult | null>(null);

  async function add(sku: string, qty: number) {
    if (isAdding) return;
    setAdding(true);
    setResult(null);
    setResult(await onAdd(sku, qty).catch(() => ({ ok: false, message: failureText }) as const));
    setAdding(false);
  }

  return { add, isAdding, result };
}
