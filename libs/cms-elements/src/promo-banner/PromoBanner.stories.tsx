import { elementData, storyPicture } from '@shop/builders';
import type { ElementInput } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromoBanner } from './PromoBanner';

const banner = (own: Partial<ElementInput<'promoBanner'>['bannerItems'][number]>) => ({
  image: storyPicture('table'),
  secondaryImage: storyPicture('tableTall'),
  link: { url: '/abende' },
  heading: 'Lange Abende',
  subHeading: 'Topf in die Mitte, Uhr in die Tasche.',
  callToAction: 'Zum gedeckten Tisch',
  ...own,
});

const dataOf = (...items: ReturnType<typeof banner>[]) =>
  elementData('promoBanner', { interval: 6, bannerItems: items });

const meta = {
  component: PromoBanner,
  args: { id: 'promo-banner' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PromoBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Several banners, advancing automatically; they pause on hover. */
export const Carousel: Story = {
  args: {
    data: dataOf(
      banner({}),
      banner({ heading: 'Fondue, Freunde, Feuer', callToAction: 'Fondue entdecken' }),
      banner({ heading: 'Ein Brett für alles', callToAction: 'Bretter ansehen' }),
    ),
  },
};
export const Single: Story = { args: { data: dataOf(banner({})) } };
export const WithoutButton: Story = { args: { data: dataOf(banner({ callToAction: '', subHeading: '' })) } };
export const OnSolidGround: Story = { args: { data: dataOf(banner({ backgroundMode: 'solid' })) } };
export const DarkOnGradient: Story = {
  args: { data: dataOf(banner({ colorMode: 'dark', backgroundMode: 'gradient' })) },
};
export const Centred: Story = {
  args: {
    data: dataOf(
      banner({
        textPositionDesktop: 'center',
        textPositionMobile: 'center',
        colorMode: 'dark',
        backgroundMode: 'solid',
      }),
    ),
  },
};
export const ToTheRight: Story = {
  args: {
    data: dataOf(
      banner({
        image: storyPicture('evening'),
        secondaryImage: null,
        textPositionDesktop: 'right',
        textPositionMobile: 'top',
        backgroundMode: 'solid',
      }),
    ),
  },
};
/** The second picture and the text below it. */
export const OnAPhone: Story = {
  ...Carousel,
  tags: ['phone'],
  globals: { viewport: { value: 'mobile2', isRotated: false } },
};
