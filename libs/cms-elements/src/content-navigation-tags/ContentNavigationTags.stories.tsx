import { elementData } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentNavigationTags } from './ContentNavigationTags';

const links = ['Für zwei', 'Für Kinder', 'Zur Hochzeit', 'Unter 50 Franken', 'Ohne Verpackung'].map(
  (callToAction, index) => ({
    // Stories are at the root path: the first tag is the current page.
    url: index === 0 ? '/' : `/${index}`,
    callToAction,
  }),
);

const meta = {
  component: ContentNavigationTags,
  args: { data: elementData('contentNavigationTags', { title: 'Weiterstöbern', links }) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContentNavigationTags>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Titled: Story = { tags: ['screenshot'] };
export const Untitled: Story = { args: { data: elementData('contentNavigationTags', { links: links.slice(1) }) } };
