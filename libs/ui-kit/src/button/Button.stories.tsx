import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { IconCart } from '../icon/IconCart';
import { Inline, Stack } from '../layout';
import { Button } from './Button';

const meta = {
  component: Button,
  args: { children: 'In den Warenkorb', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { mode: 'secondary', children: 'Weiter einkaufen' } };
export const Transparent: Story = { args: { mode: 'transparent', children: 'Alle anzeigen' } };
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <IconCart /> In den Warenkorb
      </>
    ),
  },
};
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { tags: ['screenshot'], args: { disabled: true } };
export const Full: Story = { args: { full: true } };

/** The three modes in the three sizes. */
export const ModesAndSizes: Story = {
  tags: ['screenshot'],
  render: (args) => (
    <Stack gap="l">
      {(['primary', 'secondary', 'transparent'] as const).map((mode) => (
        <Inline key={mode} gap="m">
          {(['small', 'medium', 'big'] as const).map((size) => (
            <Button {...args} key={size} mode={mode} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
