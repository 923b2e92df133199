import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SupportInfoPage } from '#features/screens/content/pages/SupportInfoPage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT, TITLE } from './storyRoute.tsx';

const meta = {
  title: 'features/content/SupportInfo',
  tags: ['long'],
  component: SupportInfoPage,
  parameters: { layout: 'fullscreen', offline: '' },
  decorators: [atRoute('/support/info'), onMocks],
} satisfies Meta<typeof SupportInfoPage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE, PATIENT)).toBeVisible();
  },
};
