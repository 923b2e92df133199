import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BankCodePage } from '#features/screens/content/pages/BankCodePage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT, TITLE } from './storyRoute.tsx';

const meta = {
  title: 'features/content/BankCode',
  tags: ['long'],
  component: BankCodePage,
  parameters: { layout: 'fullscreen', offline: '' },
  decorators: [atRoute('/other/bankcode'), onMocks],
} satisfies Meta<typeof BankCodePage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE, PATIENT)).toBeVisible();
  },
};
