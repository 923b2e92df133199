import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrivacyPolicyPage } from '#features/screens/content/pages/PrivacyPolicyPage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT, TITLE } from './storyRoute.tsx';

const meta = {
  title: 'features/content/PrivacyPolicy',
  tags: ['long'],
  component: PrivacyPolicyPage,
  parameters: { layout: 'fullscreen', offline: '' },
  decorators: [atRoute('/support/terms/privacy-policy'), onMocks],
} satisfies Meta<typeof PrivacyPolicyPage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE, PATIENT)).toBeVisible();
  },
};
