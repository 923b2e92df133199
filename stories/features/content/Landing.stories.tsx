import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandingPage } from '#features/screens/content/pages/LandingPage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT, TITLE } from './storyRoute.tsx';

const meta = {
  title: 'features/content/Landing',
  tags: ['long'],
  component: LandingPage,
  parameters: { layout: 'fullscreen', offline: '' },
  decorators: [atRoute('/landingPage', true), onMocks],
} satisfies Meta<typeof LandingPage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE, PATIENT)).toBeVisible();
  },
};
