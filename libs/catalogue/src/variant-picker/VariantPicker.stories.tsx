import type { Meta, StoryObj } from '@storybook/react-vite';
import { VariantPicker } from './VariantPicker';

const value = (label: string, own: { swatchColor?: string; isSoldOut?: boolean } = {}) => ({
  label,
  swatchColor: '',
  swatchImage: null,
  targetSKU: label,
  url: '',
  ...own,
});

const meta = { component: VariantPicker } satisfies Meta<typeof VariantPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  tags: ['screenshot'],
  args: {
    options: [{ id: 'groesse', label: 'Grösse', values: ['24 cm', '28 cm', '32 cm'].map((label) => value(label)) }],
    selectedSku: '28 cm',
  },
};
export const ColourSoldOut: Story = {
  args: {
    options: [
      {
        id: 'farbe',
        label: 'Farbe',
        values: [
          value('Moos', { swatchColor: '#5b6b4a' }),
          value('Sand', { swatchColor: '#d9c7a3', isSoldOut: true }),
          value('Nachtblau', { swatchColor: '#27324f' }),
        ],
      },
    ],
    selectedSku: 'Moos',
  },
};
