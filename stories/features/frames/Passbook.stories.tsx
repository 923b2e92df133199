import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PassbookPage } from '#features/screens/bank/PassbookPage.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

const meta = {
  title: 'features/frames/Passbook',
  tags: ['long'],
  component: PassbookPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/member/passbook'), onMocks],
} satisfies Meta<typeof PassbookPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('navigation', { name: /存摺分頁|buku tabungan|sổ giao dịch/u }, PATIENT),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { offline: 'as:0900000001,fail:getBankBook:1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, PATIENT)).toBeVisible();
  },
};
