import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrivacyPage } from '#features/screens/content/pages/PrivacyPage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT, TITLE } from './storyRoute.tsx';

const meta = {
  title: 'features/content/Privacy',
  tags: ['long'],
  component: PrivacyPage,
  parameters: { layout: 'fullscreen', offline: '' },
  decorators: [atRoute('/privacy', true), onMocks],
} satisfies Meta<typeof PrivacyPage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE, PATIENT)).toBeVisible();
  },
};
