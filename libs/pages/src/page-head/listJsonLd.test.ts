import { aListingItem, aSiteContent } from '@shop/builders';
import { listJsonLd } from './listJsonLd';

const item = (url: string) => aListingItem({ link: { url, target: '_self', callToAction: '' } });

it('lists the items shown, in order, by absolute addresses', () => {
  const content = aSiteContent({ uri: '/pfannen' });
  expect(listJsonLd(content, '?page=2&sort=price', { items: [item('/p/wok'), item('/p/grill?variant=a')] })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: content.page.meta.title,
    url: 'https://shop.example/pfannen?page=2',
    numberOfItems: 2,
    itemListElement: [
      { '@type': 'ListItem', position: 1, url: 'https://shop.example/p/wok' },
      { '@type': 'ListItem', position: 2, url: 'https://shop.example/p/grill?variant=a' },
    ],
  });
});
