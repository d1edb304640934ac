/**
 * An event in the format of GA4 and tag managers: its name in `event`, commerce in `ecommerce`, other fields beside
 * them.
 */
export interface Ga4Event {
  event: string;
  ecommerce?: Record<string, unknown>;
  [parameter: string]: unknown;
}

/** Where events go once the visitor consents to statistics. */
export interface AnalyticsSink {
  send(event: Ga4Event): void;
}

/**
 * Creates a sink, once, at the first consent to statistics and never before: it may load a third party's script. Every
 * sink first receives `consent_update`, and again whenever the choice changes.
 */
export type AnalyticsSinkFactory = () => AnalyticsSink | Promise<AnalyticsSink>;
