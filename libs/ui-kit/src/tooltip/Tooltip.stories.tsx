import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { Tooltip } from './Tooltip';

const meta = {
  component: Tooltip,
  args: {
    content: 'Drucken können alle, die angemeldet sind.',
    children: <Button mode="secondary">Rezept drucken</Button>,
  },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { tags: ['screenshot'], play: ({ canvas }) => canvas.getByRole('button').focus() };

/** Not enough space above: it flips. */
export const AtTheTop: Story = { ...Open, parameters: { layout: 'fullscreen' } };
export const Beside: Story = { ...Open, args: { side: 'right' } };
