import { checkout, order, paymentMethods, type PaymentOption } from '@shop/contracts';
import { demoSites } from '../demo/demoBrands.ts';
import { marketOf } from '../src/cart/markets.ts';
import type { Who } from './support/cartCaller.ts';
import { checkoutCaller } from './support/checkoutCaller.ts';
import { type ServicesWithSandbox, startWithSandbox } from './support/startWithSandbox.ts';

/** Chosen by the shop itself where nothing is left to pay. */
const automatic = ['no-payment', 'value-voucher'];

let services: ServicesWithSandbox;
beforeAll(async () => {
  services = await startWithSandbox();
});
afterAll(() => services.stop());
const { ask, article, buyer, place, getOrder } = checkoutCaller(() => services);

/** A buyer at a site with the ways to pay that lead to a provider. */
async function buyerAt(site: string): Promise<{ who: Who; options: PaymentOption[] }> {
  const who = await buyer([await article({ site, currency: marketOf(site).currency })], { site });
  const { ret } = await ask(checkout, 'GetPaymentMethods', [], who);
  return { who, options: ret.filter(({ redirects }) => redirects) };
}

test.each(demoSites)('every method that needs a provider is paid at the sandbox: %s', async (site) => {
  const { options } = await buyerAt(site);
  expect(options.length).toBeGreaterThan(0);
  for (const { method, provider } of options) {
    const { who } = await buyerAt(site);
    const { checkout: ready } = await ask(checkout, 'SetPayment', [{ method, provider }], who);
    const { orderId, nextAction, error } = await place({ ...who, version: ready!.version });
    expect([method, error]).toEqual([method, null]);
    await services.choose(nextAction!.url, 'pay');
    expect(await getOrder(orderId, who)).toMatchObject({
      status: 'transmitted',
      payment: { method, provider, status: 'paid' },
    });
    expect((await ask(order, 'GetOrders', [{}], who)).ret.count).toBe(1);
  }
});

test('the shops of the demo world offer every method together', async () => {
  const offered = new Set<string>(automatic);
  for (const site of demoSites) {
    const { who, options } = await buyerAt(site);
    const [pickup] = (await ask(checkout, 'GetDeliveryOptions', [], who)).ret.filter(({ pickupPoint }) => pickupPoint);
    await ask(checkout, 'SetDelivery', [{ ...pickup!, date: null }], who);
    const { ret } = await ask(checkout, 'GetPaymentMethods', [], who);
    for (const { method } of [...options, ...ret]) offered.add(method);
  }
  expect([...offered].toSorted()).toEqual([...paymentMethods].toSorted());
});
