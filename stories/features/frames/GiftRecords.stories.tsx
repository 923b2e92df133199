import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GiftRecordsPage } from '#features/screens/bank/GiftRecordsPage.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

const meta = {
  title: 'features/frames/GiftRecords',
  tags: ['long'],
  component: GiftRecordsPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/member/present'), onMocks],
} satisfies Meta<typeof GiftRecordsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('time', {}, PATIENT))[0]).toBeVisible();
  },
};
