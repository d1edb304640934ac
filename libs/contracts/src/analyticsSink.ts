/** An event as GA4 and tag managers read it: its name in `event`, commerce in `ecommerce`, the rest beside them. */
export interface Ga4Event {
  event: string;
  ecommerce?: Record<string, unknown>;
  [parameter: string]: unknown;
}

/** Where events go once the visitor agrees to statistics. */
export interface AnalyticsSink {
  send(event: Ga4Event): void;
}

/**
 * Makes a sink, once, at the first consent to statistics and never before: here a third party's script may be loaded.
 * Every sink first receives `consent_update`, and again whenever the choice changes.
 */
export type AnalyticsSinkFactory = () => AnalyticsSink | Promise<AnalyticsSink>;
