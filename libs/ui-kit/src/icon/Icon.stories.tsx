import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '.';
import { Icon } from './Icon';

const meta = { component: Icon, args: { children: null } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

const grid = { display: 'grid', gap: '1.5rem', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))' } as const;
const cell = { display: 'grid', gap: '0.5rem', justifyItems: 'center', fontSize: '0.75rem' } as const;

/** All icons; line style and corners are the brand's. */
export const All: Story = {
  tags: ['screenshot'],
  render: () => (
    <ul style={grid}>
      {Object.entries(icons).map(([name, Drawing]) => (
        <li key={name} style={cell}>
          <span style={{ fontSize: '2rem' }}>
            <Drawing />
          </span>
          {name.replace('Icon', '')}
        </li>
      ))}
    </ul>
  ),
};
