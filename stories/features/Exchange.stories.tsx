import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ExchangeDialog } from '#features/screens/exchange/index.ts';
import { onMocks } from './offlineProviders.tsx';

/** The dialog that exchanges gems or points for gold. */
const meta = {
  title: 'features/Exchange',
  component: ExchangeDialog,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [onMocks],
  args: { onClose: fn() },
} satisfies Meta<typeof ExchangeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gems: Story = {
  args: { item: 'gem' },
  play: async () => {
    await expect(await screen.findByRole('spinbutton')).toBeVisible();
  },
};

export const Points: Story = {
  args: { item: 'point' },
  play: async () => {
    await expect(await screen.findByRole('spinbutton')).toBeVisible();
  },
};
