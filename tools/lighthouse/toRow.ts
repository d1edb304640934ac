import type { Measured } from './measure.ts';

const KIB = 1024;

/** A line of the table: scores of 100, KiB over the wire, ms. `applied` are those of the slowed-down browser. */
export function toRow({ scores, times, scripts, html, cls }: Measured): Record<string, string | number | null> {
  const { devtools: applied, simulate: simulated } = times;
  return {
    performance: scores.performance,
    a11y: scores.accessibility,
    'best practices': scores['best-practices'],
    seo: scores.seo,
    'JS KiB': Number((scripts.bytes / KIB).toFixed(1)),
    files: scripts.files,
    'HTML KiB': Number((html / KIB).toFixed(1)),
    CLS: Number(cls.toFixed(3)),
    'applied FCP': Math.round(applied.fcp),
    LCP: Math.round(applied.lcp),
    SI: Math.round(applied.speedIndex),
    TBT: Math.round(applied.blocking),
    hydrated: applied.hydrated && Math.round(applied.hydrated),
    'simulated FCP': Math.round(simulated.fcp),
    'LCP ': Math.round(simulated.lcp),
    'SI ': Math.round(simulated.speedIndex),
    'TBT ': Math.round(simulated.blocking),
  };
}
