import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../button';
import { TextField } from '../field';
import { Stack } from '../layout';
import { Drawer } from './Drawer';

const meta = {
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: 'Frage stellen',
    children: (
      <Stack gap="l">
        <p>Unser Team antwortet meist am selben Tag.</p>
        <TextField label="Deine Frage" />
        <Button>Frage senden</Button>
      </Stack>
    ),
  },
  render: function Toggled({ open, onClose, ...args }) {
    const [isOpen, setOpen] = useState(open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Frage stellen</Button>
        <Drawer
          {...args}
          open={isOpen}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Half: Story = {};
export const Narrow: Story = { args: { size: 'narrow' } };
export const Wide: Story = { args: { size: 'wide' } };
export const Full: Story = { args: { size: 'full' } };
export const FromTheRight: Story = { args: { side: 'right', size: 'narrow' } };
export const Closed: Story = { args: { open: false } };
