import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { inBrand } from '../src/inBrand';
import { ShopAround } from '../src/ShopAround';
import {
  brandNames,
  firstBrand,
  type ShopGlobals,
  type ShopOfStory,
  shopOfStory,
  type ShopParameters,
} from '../src/shopOfStory';

// ms; what a story waits for takes longer than the default of a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const languages = { de: 'Deutsch', fr: 'Français', en: 'English', it: 'Italiano' };

const preview: Preview = {
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: brandNames },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(languages).map(([value, title]) => ({ value, title })),
      },
    },
  },
  initialGlobals: { brand: firstBrand, locale: 'de' } satisfies ShopGlobals,
  parameters: {
    options: { storySort: { order: ['UI kit', 'CMS elements', '*'] } },
    controls: { expanded: true },
  },
  loaders: [
    async ({ globals, parameters, args }) => ({
      shop: await shopOfStory(
        globals as unknown as ShopGlobals,
        (parameters['shop'] ?? {}) as ShopParameters,
        args['data'],
      ),
    }),
  ],
  decorators: [
    (Story, { args, loaded }) => {
      const shop = loaded['shop'] as ShopOfStory;
      // Another brand or language resets the story.
      return (
        <ShopAround key={`${shop.key} ${shop.locale}`} shop={shop}>
          <Story args={inBrand(args, shop.key)} />
        </ShopAround>
      );
    },
  ],
};

export default preview;
