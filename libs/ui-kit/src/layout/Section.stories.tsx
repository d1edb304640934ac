import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading';
import { Container } from './Container';
import { Section } from './Section';

const meta = {
  component: Section,
  args: {
    children: (
      <Container size="medium">
        <Heading level={2}>Gemeinsam am Tisch</Heading>
        <p>Vier Stühle, ein Topf in der Mitte, niemand schaut auf die Uhr.</p>
      </Container>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Sunken: Story = { args: { tone: 'sunken' } };
export const Accent: Story = { args: { tone: 'accent' } };
export const Inverse: Story = { tags: ['screenshot'], args: { tone: 'inverse' } };
