import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HonorsPage } from '#features/screens/honors/HonorsPage.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

const meta = {
  title: 'features/frames/Honors',
  tags: ['long'],
  component: HonorsPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/member/honors'), onMocks],
} satisfies Meta<typeof HonorsPage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '最佳戰績' }, PATIENT)).toBeVisible();
  },
};
