import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocumentsPage } from '#features/screens/content/pages/DocumentsPage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT, TITLE } from './storyRoute.tsx';

const meta = {
  title: 'features/content/Documents',
  tags: ['long'],
  component: DocumentsPage,
  parameters: { layout: 'fullscreen', offline: '' },
  decorators: [atRoute('/support/document'), onMocks],
} satisfies Meta<typeof DocumentsPage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE, PATIENT)).toBeVisible();
  },
};
