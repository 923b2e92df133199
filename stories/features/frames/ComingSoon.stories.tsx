import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionFrame, UnfinishedPageContent } from '#features/shared/frames/index.ts';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute } from '../content/storyRoute.tsx';

/** Pages without content yet, with a preview and the actions that work now. */
const meta = {
  title: 'features/frames/ComingSoon',
  component: UnfinishedPageContent,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/place'), onMocks],
  args: { page: '/store' },
  render: ({ page }) => (
    <SectionFrame page={page}>
      <UnfinishedPageContent page={page} />
    </SectionFrame>
  ),
} satisfies Meta<typeof UnfinishedPageContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Store: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Purchase: Story = { args: { page: '/purchase/point' } };
export const Live: Story = { args: { page: '/play-game/live' } };
