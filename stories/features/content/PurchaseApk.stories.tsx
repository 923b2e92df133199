import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PurchaseApkPage } from '#features/screens/content/pages/PurchaseApkPage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT, TITLE } from './storyRoute.tsx';

const meta = {
  title: 'features/content/PurchaseApk',
  tags: ['long'],
  component: PurchaseApkPage,
  parameters: { layout: 'fullscreen', offline: '' },
  decorators: [atRoute('/purchaseAPK'), onMocks],
} satisfies Meta<typeof PurchaseApkPage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE, PATIENT)).toBeVisible();
  },
};
