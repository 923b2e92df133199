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
    await expect(await canvas.findByText(/您在這裡/u, {}, PATIENT)).toBeVisible();
  },
};

export const Failed: StoryObj<typeof meta> = {
  parameters: { offline: 'as:0900000001,code:getVipLadder:300003' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('沒有載入成功', {}, PATIENT)).toBeVisible();
  },
};
