import type { AnalyticsSinkFactory, Ga4Event } from '@shop/contracts';
import { decideConsent, grantConsent } from '../consent/consentStore';
import { trackEvent } from '../queue/trackEvent';
import { forgetEvents } from '../test/trackedEvents';
import { startDelivery } from './startDelivery';

let stop = () => {};
afterEach(() => {
  stop();
  forgetEvents();
});

function aSink() {
  const sent: Ga4Event[] = [];
  const make = jest.fn<ReturnType<AnalyticsSinkFactory>, []>(() => ({ send: (event) => void sent.push(event) }));
  return { make, sent, names: () => sent.map(({ event }) => event) };
}
/** Sinks may be promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const login = () => trackEvent({ name: 'login', method: 'password' });
const search = () => trackEvent({ name: 'search', term: 'topf', count: 3 });

describe('delivery', () => {
  it('holds everything back while the question is open, and creates no sink', async () => {
    const { make, sent } = aSink();
    stop = startDelivery([make]);
    login();
    grantConsent('externalMedia');
    await settled();
    expect(make).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });

  it('delivers queued events, then new ones, with consent to statistics', async () => {
    const { make, sent, names } = aSink();
    login();
    stop = startDelivery([make]);
    decideConsent(['statistics']);
    await settled();
    search();
    expect(names()).toEqual(['consent_update', 'login', 'search']);
    expect(sent[0]).toEqual({ event: 'consent_update', statistics: true, marketing: false, externalMedia: false });
  });

  it('delivers at once to a visitor who agreed before', async () => {
    const { make, names } = aSink();
    decideConsent('all');
    stop = startDelivery([make]);
    await settled();
    login();
    expect(names()).toEqual(['consent_update', 'login']);
  });

  it.each([['necessary' as const], [['marketing'] as const]])(
    'drops everything after the choice %p, even if the visitor agrees later',
    async (choice) => {
      const { make, names } = aSink();
      stop = startDelivery([make]);
      login();
      decideConsent(choice);
      search();
      await settled();
      expect(make).not.toHaveBeenCalled();
      decideConsent('all');
      await settled();
      expect(names()).toEqual(['consent_update']);
    },
  );

  it('stops when consent is withdrawn, and informs the sinks', async () => {
    const { make, sent, names } = aSink();
    decideConsent('all');
    stop = startDelivery([make]);
    await settled();
    decideConsent('necessary');
    login();
    await settled();
    expect(names()).toEqual(['consent_update', 'consent_update']);
    expect(sent[1]).toMatchObject({ statistics: false, marketing: false });
  });

  it('does not deliver when the visitor refuses while a sink still loads', async () => {
    const sent: Ga4Event[] = [];
    let finish = () => {};
    const slow: AnalyticsSinkFactory = () =>
      new Promise((resolve) => {
        finish = () => resolve({ send: (event) => void sent.push(event) });
      });
    login();
    stop = startDelivery([slow]);
    decideConsent('all');
    decideConsent('necessary');
    finish();
    await settled();
    expect(sent).toEqual([]);
  });

  it('creates a sink once, however often it starts', async () => {
    const { make } = aSink();
    const sinks = [make];
    decideConsent('all');
    startDelivery(sinks)();
    stop = startDelivery(sinks);
    await settled();
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('keeps other sinks and tracking working when one sink fails', async () => {
    const { make, names } = aSink();
    const blocked: AnalyticsSinkFactory = () => Promise.reject(new Error('blocked'));
    const throwing: AnalyticsSinkFactory = () => ({
      send() {
        throw new Error('broken');
      },
    });
    decideConsent('all');
    stop = startDelivery([blocked, throwing, make]);
    await settled();
    expect(login).not.toThrow();
    expect(names()).toEqual(['consent_update', 'login']);
  });

  it('pushes to window.dataLayer by default, and clears the commerce of the previous event', async () => {
    decideConsent('all');
    stop = startDelivery();
    await settled();
    trackEvent({ name: 'view_cart', items: [] });
    const { dataLayer } = window as unknown as { dataLayer: unknown[] };
    expect(dataLayer).toMatchObject([
      { event: 'consent_update' },
      { ecommerce: null },
      { event: 'view_cart', ecommerce: { items: [] } },
    ]);
  });
});
