import type { Locale } from '@shop/contracts/constants';
import type { DemoProduct, DemoRecipe, DemoSeries, Text } from '../schema.ts';

const niveaus: Record<DemoRecipe['niveau'], Text> = {
  easy: { de: 'einfach', fr: 'facile', en: 'easy', it: 'facile' },
  medium: { de: 'mittel', fr: 'moyen', en: 'medium', it: 'media difficoltà' },
  advanced: { de: 'anspruchsvoll', fr: 'exigeant', en: 'advanced', it: 'impegnativo' },
};
const pieces: Text = { de: 'Artikel', fr: 'articles', en: 'items', it: 'articoli' };
const SHOWN_FACTS = 2;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The few lines of HTML on a tile: a recipe's time and level, a series' size, a product's first facts. */
export function infoText(source: DemoProduct | DemoSeries | DemoRecipe, locale: Locale): string {
  if ('niveau' in source) return `<p>${source.totalTime} min · ${niveaus[source.niveau][locale]}</p>`;
  if ('items' in source) return `<p>${source.items.length} ${pieces[locale]}</p>`;
  const lines = source.facts.slice(0, SHOWN_FACTS).map(({ label, value }) => {
    const shown = typeof value === 'string' ? value : value[locale];
    return `<li>${escapeHtml(label[locale])}: ${escapeHtml(shown)}</li>`;
  });
  return lines.length ? `<ul>${lines.join('')}</ul>` : '';
}
