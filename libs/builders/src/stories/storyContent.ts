import type { NavigationNode } from '@shop/contracts';
import { locales } from '@shop/contracts/constants';
import { aLink } from '../entities/media';
import { aNavigationNode, aSiteContent } from '../entities/site';

/** The content of a page with navigations of every kind and a path of breadcrumbs. */
export function storyContent(own: Parameters<typeof aSiteContent>[0] = {}) {
  return aSiteContent({
    navigations: {
      main: [
        node('Küche', [
          node('Messer und Bretter', [node('Kochmesser'), node('Schneidebretter'), node('Schärfen')]),
          node('Würzen', [node('Pfeffermühlen'), node('Öle'), node('Gewürze')]),
          node('Pfannen', [node('Gusspfannen'), node('Bratpfannen')]),
        ]),
        node('Am Tisch', [node('Fondue und Raclette'), node('Geschirr'), node('Gläser')]),
        node('Zu zweit'),
        node('Neu'),
      ],
      secondary: [node('Über uns'), node('Magazin'), node('Kontakt')],
      footer: [
        node('Einkaufen', [node('Versand und Lieferung'), node('Rückgabe'), node('Zahlungsarten')]),
        node('Hilfe', [node('Häufige Fragen'), node('Kundendienst')]),
        node('Über den Laden', [node('Wer wir sind'), node('Offene Stellen'), node('Medien')]),
      ],
      legal: [node('AGB'), node('Datenschutz'), node('Impressum')],
      social: ['Facebook', 'Instagram', 'YouTube'].map((label) => ({
        ...node(label),
        link: aLink({ url: `https://www.${label.toLowerCase()}.com/` }),
      })),
    },
    breadcrumb: [
      { label: 'Start', url: '/' },
      { label: 'Am Tisch', url: '/am-tisch' },
      { label: 'Fondue und Raclette', url: '/fondue-und-raclette' },
    ],
    languageSwitchURLs: locales.map((locale) => ({ locale, url: `/${locale}` })),
    ...own,
  });
}

function node(label: string, children: NavigationNode[] = []): NavigationNode {
  const name = label.toLowerCase().replaceAll(' ', '-');
  return aNavigationNode({ id: name, label, link: aLink({ url: `/${name}` }), children });
}
