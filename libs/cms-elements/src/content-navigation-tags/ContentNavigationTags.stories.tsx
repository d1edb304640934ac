import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentNavigationTags } from './ContentNavigationTags';
import { schema } from './schema';

const links = ['Für zwei', 'Für Kinder', 'Zur Hochzeit', 'Unter 50 Franken', 'Ohne Verpackung'].map(
  (callToAction, index) => ({
    // Stories stand at the root: the first tag is where the visitor is.
    url: index === 0 ? '/' : `/${index}`,
    callToAction,
  }),
);

const meta = {
  component: ContentNavigationTags,
  args: { data: schema.parse({ title: 'Weiterstöbern', links }) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContentNavigationTags>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Titled: Story = {};
export const Untitled: Story = { args: { data: schema.parse({ links: links.slice(1) }) } };
