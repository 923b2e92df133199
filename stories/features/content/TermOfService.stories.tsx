import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TermOfServicePage } from '#features/screens/content/pages/TermOfServicePage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT, TITLE } from './storyRoute.tsx';

const meta = {
  title: 'features/content/TermOfService',
  tags: ['long'],
  component: TermOfServicePage,
  parameters: { layout: 'fullscreen', offline: '' },
  decorators: [atRoute('/support/terms/term-of-service'), onMocks],
} satisfies Meta<typeof TermOfServicePage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE, PATIENT)).toBeVisible();
  },
};
