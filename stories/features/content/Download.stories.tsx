import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DownloadPage } from '#features/screens/content/pages/DownloadPage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT, TITLE } from './storyRoute.tsx';

const meta = {
  title: 'features/content/Download',
  tags: ['long'],
  component: DownloadPage,
  parameters: { layout: 'fullscreen', offline: '' },
  decorators: [atRoute('/download'), onMocks],
} satisfies Meta<typeof DownloadPage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE, PATIENT)).toBeVisible();
  },
};
