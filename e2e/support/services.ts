import type { TestedBrand } from './brands.ts';

/** Calls a method through the storefront, as a page that sends this cookie would; without one, as a visitor. */
export async function callService(
  { url }: Pick<TestedBrand, 'url'>,
  path: string,
  args: readonly unknown[],
  cookie?: string,
): Promise<unknown[]> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(cookie && { cookie, 'sec-fetch-site': 'same-origin' }),
    },
    body: JSON.stringify(args),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as unknown[];
}
