import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VipLadderPage } from '#features/screens/vip/VipLadderPage.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

const meta = {
  title: 'features/frames/VipLadder',
  tags: ['long'],
  component: VipLadderPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/member/vip'), onMocks],
} satisfies Meta<typeof VipLadderPage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('各階權益', {}, PATIENT)).toBeVisible();
  },
};
