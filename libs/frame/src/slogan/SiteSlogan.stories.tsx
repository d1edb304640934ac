import type { Meta, StoryObj } from '@storybook/react-vite';
import { marquee } from '../parts/frameParts';
import { SiteSlogan } from './SiteSlogan';

const slogan = {
  link: { url: '/versand', target: '_self' },
  linkText: 'Mehr dazu',
  bannerText: 'Ab CHF 80 liefern wir ohne Versandkosten.',
  backgroundColor: '',
  fontColor: '',
};

const meta = {
  component: SiteSlogan,
  args: { slogan },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteSlogan>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Still: Story = { tags: ['screenshot'] };
/** Stands still for those who prefer reduced motion. */
export const Moving: Story = {
  args: { slogan: { ...slogan, isStatic: false } },
  loaders: [async () => void (await marquee.load())],
};
export const ColoursOfTheEditor: Story = {
  args: { slogan: { ...slogan, backgroundColor: '#5c1f33', fontColor: '#ffffff' } },
};
