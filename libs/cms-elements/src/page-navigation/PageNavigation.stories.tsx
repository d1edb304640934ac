import { elementData } from '@shop/builders';
import { Heading } from '@shop/ui-kit/heading';
import { Container } from '@shop/ui-kit/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageNavigation } from './PageNavigation';

const chapters = ['Wählen', 'Halten', 'Schärfen', 'Üben', 'Aufbewahren'];
const links = chapters.map((callToAction, index) => ({ url: `#teil-${index + 1}`, callToAction }));

const meta = {
  component: PageNavigation,
  args: { data: elementData('pageNavigation', { title: 'Lektionen', links }) },
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <>
      <Story />
      {chapters.map((chapter, index) => (
        <div key={chapter} id={`teil-${index + 1}`} data-section="" tabIndex={-1}>
          <Container style={{ minBlockSize: '70vh' }}>
            <Heading level={2}>{chapter}</Heading>
          </Container>
        </div>
      ))}
    </>
  ),
} satisfies Meta<typeof PageNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Scroll to see the current section marked. */
export const Sections: Story = {};
export const WithAWayOut: Story = {
  args: {
    data: elementData('pageNavigation', { links: [...links, { url: '/kontakt', callToAction: 'Noch Fragen?' }] }),
  },
};
