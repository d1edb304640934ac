import { aCart, aLink, storyContent, storyPicture } from '@shop/builders';
import type { SiteContent } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '../header/Header';
import { Hero } from './Hero';

const { page } = storyContent();
const withHero = (colorMode: SiteContent['page']['colorMode']) =>
  storyContent({
    page: {
      ...page,
      colorMode,
      hero: {
        image: storyPicture('table'),
        heading: 'Lange Abende',
        subHeading: 'Topf in die Mitte, Uhr in die Tasche.',
        link: aLink({ url: '/am-tisch', callToAction: 'Zum gedeckten Tisch' }),
      },
    },
  });

const meta = {
  component: Hero,
  args: { content: withHero('light') },
  parameters: { layout: 'fullscreen', shop: { services: { 'cart/GetCart': () => ({ cart: aCart() }) } } },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The header is transparent over the picture. */
export const UnderHeader: Story = {
  render: (args) => (
    <>
      <Header {...args} />
      <Hero {...args} />
    </>
  ),
};
export const UnderDarkHeader: Story = { ...UnderHeader, args: { content: withHero('dark') } };
