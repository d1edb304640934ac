import { Container } from '@shop/ui-kit/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Line } from './Line';

const meta = {
  component: Line,
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <div style={{ paddingBlock: '2rem' }}>
      <Container>Der Teig ruht über Nacht im Kühlschrank.</Container>
      <Story />
      <Container>Am Morgen heizt du den Topf im Ofen auf.</Container>
    </div>
  ),
} satisfies Meta<typeof Line>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
