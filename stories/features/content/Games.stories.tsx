import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GamesPage } from '#features/screens/content/pages/GamesPage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT, TITLE } from './storyRoute.tsx';

const meta = {
  title: 'features/content/Games',
  tags: ['long'],
  component: GamesPage,
  parameters: { layout: 'fullscreen', offline: '' },
  decorators: [atRoute('/newbie/games'), onMocks],
} satisfies Meta<typeof GamesPage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE, PATIENT)).toBeVisible();
  },
};
