import type { AnalyticsSink, AnalyticsSinkFactory, Ga4Event } from '@shop/contracts';
import { optionalCategories } from '../consent/consentRecord';
import { rememberedConsent, subscribeToConsent } from '../consent/consentStore';
import { receiveEvents, type TrackedEvent } from '../queue/trackEvent';
import { dataLayerSink } from './dataLayerSink';
import { toGa4 } from './toGa4';

type Factories = readonly AnalyticsSinkFactory[];

const defaultSinks: Factories = [() => dataLayerSink()];
/** Sinks are made once, however often delivery starts: a script must not be loaded twice. */
const sinksOf = new WeakMap<Factories, Promise<AnalyticsSink[]>>();

/**
 * Follows the visitor's choice: events wait while the question is open, go to the sinks with consent to statistics, those
 * that waited first, and are dropped without. The answer stops following; events wait again.
 */
export function startDelivery(factories: Factories = defaultSinks): () => void {
  let sinks: AnalyticsSink[] | undefined;
  let turn = 0;

  const send = (event: Ga4Event) => sinks?.forEach((sink) => sendTo(sink, event));
  const deliver = (tracked: TrackedEvent) => send(toGa4(tracked));

  async function follow() {
    const own = ++turn;
    const consent = rememberedConsent();
    if (consent?.granted.includes('statistics')) {
      const making = sinksOf.get(factories) ?? makeSinks(factories);
      sinksOf.set(factories, making);
      const made = await making;
      // The visitor may have thought better of it meanwhile.
      if (own !== turn) return;
      sinks = made;
      send(consentUpdate());
      receiveEvents(deliver);
    } else {
      // What was loaded with consent must hear that it is withdrawn.
      if (sinks) send(consentUpdate());
      receiveEvents(consent?.decided ? drop : null);
    }
  }

  void follow();
  const unsubscribe = subscribeToConsent(() => void follow());
  return () => {
    turn += 1;
    unsubscribe();
    receiveEvents(null);
  };
}

function drop() {
  // Refused: nobody hears of it.
}

/** A sink whose script a browser blocks is left out; the others work. */
async function makeSinks(factories: Factories): Promise<AnalyticsSink[]> {
  const made = await Promise.allSettled(factories.map(async (make) => make()));
  return made.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

function sendTo(sink: AnalyticsSink, event: Ga4Event) {
  try {
    sink.send(event);
  } catch {
    // What a third party's code throws is not the shop's failure, and must not become the click's.
  }
}

function consentUpdate(): Ga4Event {
  const granted = rememberedConsent()?.granted ?? [];
  const states = optionalCategories.map((category) => [category, granted.includes(category)]);
  return { event: 'consent_update', ...Object.fromEntries(states) };
}
