import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlaceFrame, ComingSoon } from '#features/frames/index.ts';
import { onMocks } from '../offlineStage.tsx';
import { atRoute } from '../content/stage.tsx';

/** Pages whose inside is still to come: what will stand there, and what one can do now. */
const meta = {
  title: 'features/frames/ComingSoon',
  component: ComingSoon,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/place'), onMocks],
  args: { place: '/store' },
  render: ({ place }) => (
    <PlaceFrame place={place}>
      <ComingSoon place={place} />
    </PlaceFrame>
  ),
} satisfies Meta<typeof ComingSoon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Store: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Purchase: Story = { args: { place: '/purchase/point' } };
export const Gifts: Story = { args: { place: '/present' } };
export const Club: Story = { args: { place: '/club' } };
export const Live: Story = { args: { place: '/play-game/live' } };
