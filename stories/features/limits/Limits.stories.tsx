import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LimitsPage } from '#features/screens/limits/LimitsPage.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

const meta = {
  title: 'features/limits/Limits',
  tags: ['long'],
  component: LimitsPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/member/limits'), onMocks],
} satisfies Meta<typeof LimitsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: '投注' }, PATIENT)).toBeVisible();
  },
};

/** A newcomer: nothing was played, nothing is set. */
export const Newcomer: Story = {
  parameters: { offline: 'as:guest' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/這 7 天還沒有紀錄/u, {}, PATIENT)).toBeVisible();
  },
};

export const Pausing: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '暫停 24 小時' }, PATIENT));
    await expect(canvasElement.ownerDocument.querySelector('[role=dialog]')).not.toBeNull();
  },
};
