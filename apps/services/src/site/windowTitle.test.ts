import type { SiteSettings } from './siteSettings.ts';
import { windowTitle } from './windowTitle.ts';

const frame = { settings: { general: { name: 'Laden' } } as SiteSettings };
const fondue = { de: 'Fondue', fr: 'Fondue', en: 'Cheese fondue', it: 'Fonduta' };

it('is the title of the page and the name of the shop', () => {
  expect(windowTitle(fondue, 'it', frame)).toBe('Fonduta | Laden');
});

it('says its language where another has the same title, except in the default language', () => {
  expect(windowTitle(fondue, 'fr', frame)).toBe('Fondue (en français) | Laden');
  expect(windowTitle(fondue, 'de', frame)).toBe('Fondue | Laden');
});

it('is different in each language that has the same title', () => {
  const same = { de: 'Birchermüesli', fr: 'Rösti', en: 'Rösti', it: 'Rösti' };
  const titles = (['de', 'fr', 'en', 'it'] as const).map((locale) => windowTitle(same, locale, frame));
  expect(new Set(titles).size).toBe(4);
});
