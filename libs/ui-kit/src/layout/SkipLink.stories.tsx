import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink';

const meta = {
  component: SkipLink,
  args: { targetId: 'content', children: 'Zum Inhalt' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1} style={{ paddingBlockStart: '3rem' }}>
        Drück die Tabulatortaste: Oben erscheint der Sprung zum Inhalt.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unfocused: Story = {};
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('link').focus() };
