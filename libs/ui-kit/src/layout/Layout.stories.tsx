import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../theme';
import { Container, type ContainerSize } from './Container';
import { Inline } from './Inline';
import { Stack } from './Stack';

const meta = { component: Container, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

const block = {
  padding: theme.space.m,
  borderRadius: theme.radius.m,
  background: theme.color.accentSoft,
  textAlign: 'center',
} as const;
const sizes: ContainerSize[] = ['narrow', 'small', 'medium', 'wide', 'full'];

/** Widths of containers, from narrow to full. */
export const Containers: Story = {
  render: () => (
    <Stack gap="m" style={{ paddingBlock: theme.space.l }}>
      {sizes.map((size) => (
        <Container key={size} size={size}>
          <div style={block}>{size}</div>
        </Container>
      ))}
    </Stack>
  ),
};

const words = ['Brot', 'Käse', 'Birnen', 'Wein', 'Kirsch', 'Pfeffer'];

export const Inlines: Story = {
  render: () => (
    <Stack gap="xl" style={{ padding: theme.space.l }}>
      {(['start', 'center', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          {words.map((word) => (
            <div key={word} style={block}>
              {word}
            </div>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

/** Steps of the spacing scale. */
export const Stacks: Story = {
  render: () => (
    <Inline gap="xl" style={{ padding: theme.space.l, alignItems: 'start' }}>
      {(['xs', 'm', 'xl'] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          {words.slice(0, 3).map((word) => (
            <div key={word} style={block}>
              {word}
            </div>
          ))}
        </Stack>
      ))}
    </Inline>
  ),
};
