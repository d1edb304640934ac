import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CodeScanner } from './CodeScanner';

/** Has another camera until the story is left. */
const withCamera = (camera: () => Promise<MediaStream>) => () => {
  const { mediaDevices } = navigator;
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: camera }, configurable: true });
  return () => Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
};

const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'));
const missing = () => Promise.reject(new DOMException('', 'NotFoundError'));
/** Asks, and is not answered. */
const asked = () => new Promise<MediaStream>(() => undefined);

const meta = {
  component: CodeScanner,
  args: { onCode: fn(), onClose: fn() },
} satisfies Meta<typeof CodeScanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = { beforeEach: withCamera(asked) };
export const Refused: Story = { beforeEach: withCamera(refused) };
export const NoCamera: Story = { beforeEach: withCamera(missing) };
