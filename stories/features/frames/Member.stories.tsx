import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MemberPage } from '#features/screens/member/MemberPage.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

const meta = {
  title: 'features/frames/Member',
  tags: ['long'],
  component: MemberPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/member/info'), onMocks],
} satisfies Meta<typeof MemberPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '夜行者小葵' }, PATIENT)).toBeVisible();
  },
};

export const Guest: Story = {
  parameters: { offline: 'as:guest' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('訪客', {}, PATIENT)).toBeVisible();
  },
};

/** A new world: no win, no friend, no mail. */
export const Empty: Story = {
  parameters: { offline: 'as:0900000001,world:empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: '錢包' }, PATIENT)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { offline: 'as:0900000001,hold:getOwnProfile' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '會員中心' }, PATIENT)).toBeVisible();
  },
};
