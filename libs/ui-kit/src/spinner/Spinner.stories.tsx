import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';

const meta = { component: Spinner, args: { label: 'Wird geladen …' } } satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Labelled: Story = {};
/** As tall as the surrounding text. */
export const InText: Story = {
  args: { label: undefined },
  render: (args) => (
    <p style={{ fontSize: '1.5rem' }}>
      <Spinner {...args} /> Deine Bilder werden hochgeladen
    </p>
  ),
};
