import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button';
import { EmptyState } from './EmptyState';

const meta = {
  component: EmptyState,
  args: { drawing: 'basket', title: 'Dein Warenkorb ist leer' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basket: Story = {};
export const Lens: Story = { args: { drawing: 'lens' } };
export const Signpost: Story = { args: { drawing: 'signpost' } };
export const Plug: Story = { args: { drawing: 'plug' } };
export const List: Story = { args: { drawing: 'list' } };
export const WithWaysOn: Story = {
  tags: ['screenshot'],
  args: {
    text: 'Schau dich um: Was du hineinlegst, wartet hier 30 Tage auf dich.',
    children: (
      <>
        <ButtonLink to="/neu">Neues entdecken</ButtonLink>
        <ButtonLink to="/bestseller" mode="secondary">
          Was andere mögen
        </ButtonLink>
      </>
    ),
  },
};
