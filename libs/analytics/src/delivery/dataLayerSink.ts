import type { AnalyticsSink, Ga4Event } from '@shop/contracts';

/** Pushes to the array that tag managers read. What they may call it is `dataLayer`, unless told otherwise. */
export function dataLayerSink(name = 'dataLayer'): AnalyticsSink {
  const owner = window as unknown as Record<string, object[] | undefined>;
  const layer = (owner[name] ??= []);
  return {
    send(event: Ga4Event) {
      // A tag manager merges what is pushed: articles of the event before would stay.
      if (event.ecommerce) layer.push({ ecommerce: null });
      layer.push(event);
    },
  };
}
