import type { AnalyticsSink, Ga4Event } from '@shop/contracts';

/** Pushes to the array read by tag managers, `window.dataLayer` unless configured otherwise. */
export function dataLayerSink(name = 'dataLayer'): AnalyticsSink {
  const owner = window as unknown as Record<string, object[] | undefined>;
  const layer = (owner[name] ??= []);
  return {
    send(event: Ga4Event) {
      // Tag managers merge pushed objects: without a reset the previous event's items would stay.
      if (event.ecommerce) layer.push({ ecommerce: null });
      layer.push(event);
    },
  };
}
