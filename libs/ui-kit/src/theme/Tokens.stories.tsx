import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading';
import { Stack } from '../layout';
import { neutralTokens, theme } from '.';

const meta = {} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const grid = { display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' } as const;
const swatch = { height: '4.5rem', borderRadius: theme.radius.m, border: `1px solid ${theme.color.line}` };

function keysOf<Group extends keyof typeof neutralTokens>(group: Group) {
  return Object.keys(neutralTokens[group]) as (keyof (typeof neutralTokens)[Group] & string)[];
}

/** Names describe the role; the values are the brand's. */
export const Colors: Story = {
  tags: ['screenshot'],
  render: () => (
    <ul style={grid}>
      {keysOf('color').map((name) => (
        <li key={name}>
          <div style={{ ...swatch, background: theme.color[name] }} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const Type: Story = {
  render: () => (
    <Stack gap="l">
      <Heading level={1}>Ein Abend für uns</Heading>
      <Heading level={2}>Ein Abend für uns</Heading>
      {(['xl', 'l', 'm', 's', 'xs'] as const).map((size) => (
        <p key={size} style={{ fontSize: theme.text[size] }}>
          {size}: Zwei Gabeln, ein Caquelon, und draussen fällt der erste Schnee.
        </p>
      ))}
    </Stack>
  ),
};

export const Space: Story = {
  render: () => (
    <Stack gap="s">
      {keysOf('space').map((name) => (
        <div key={name} style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
          <div style={{ width: theme.space[name], height: '1.5rem', background: theme.color.accent }} />
          {name}
        </div>
      ))}
    </Stack>
  ),
};

export const RadiiAndShadows: Story = {
  render: () => (
    <ul style={grid}>
      {keysOf('radius').map((name) => (
        <li key={name}>
          <div style={{ ...swatch, borderRadius: theme.radius[name], background: theme.color.accentSoft }} />
          {name}
        </li>
      ))}
      {keysOf('shadow').map((name) => (
        <li key={name}>
          <div style={{ ...swatch, boxShadow: theme.shadow[name], background: theme.color.surfaceRaised }} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
