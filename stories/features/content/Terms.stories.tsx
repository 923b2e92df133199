import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TermsPage } from '#features/screens/content/pages/TermsPage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT, TITLE } from './storyRoute.tsx';

const meta = {
  title: 'features/content/Terms',
  tags: ['long'],
  component: TermsPage,
  parameters: { layout: 'fullscreen', offline: '' },
  decorators: [atRoute('/support/terms'), onMocks],
} satisfies Meta<typeof TermsPage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE, PATIENT)).toBeVisible();
  },
};
