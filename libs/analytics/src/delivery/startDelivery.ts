import type { AnalyticsSink, AnalyticsSinkFactory, Ga4Event } from '@shop/contracts';
import { optionalCategories } from '../consent/consentRecord';
import { rememberedConsent, subscribeToConsent } from '../consent/consentStore';
import { receiveEvents, type TrackedEvent } from '../queue/trackEvent';
import { dataLayerSink } from './dataLayerSink';
import { toGa4 } from './toGa4';

type Factories = readonly AnalyticsSinkFactory[];

const defaultSinks: Factories = [() => dataLayerSink()];
/** Sinks are created once, however often delivery starts: a script must not be loaded twice. */
const sinksOf = new WeakMap<Factories, Promise<AnalyticsSink[]>>();

/**
 * Follows the visitor's choice: events wait while the question is open, go to the sinks in order once statistics are
 * allowed, and are dropped otherwise. Returns a function that stops delivery; events then wait again.
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
      // Consent may have been withdrawn while the sinks loaded.
      if (own !== turn) return;
      sinks = made;
      send(consentUpdate());
      receiveEvents(deliver);
    } else {
      // Sinks loaded with consent must learn that it is withdrawn.
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
  // Refused: the event is dropped.
}

/** A sink whose script is blocked by the browser is left out; the others work. */
async function makeSinks(factories: Factories): Promise<AnalyticsSink[]> {
  const made = await Promise.allSettled(factories.map(async (make) => make()));
  return made.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

function sendTo(sink: AnalyticsSink, event: Ga4Event) {
  try {
    sink.send(event);
  } catch {
    // A third party's exception must not reach the shop's click handler.
  }
}

function consentUpdate(): Ga4Event {
  const granted = rememberedConsent()?.granted ?? [];
  const states = optionalCategories.map((category) => [category, granted.includes(category)]);
  return { event: 'consent_update', ...Object.fromEntries(states) };
}
