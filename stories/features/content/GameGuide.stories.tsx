import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GameGuidePage } from '#features/screens/content/pages/GameGuidePage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT, TITLE } from './storyRoute.tsx';

const meta = {
  title: 'features/content/GameGuide',
  tags: ['long'],
  component: GameGuidePage,
  parameters: { layout: 'fullscreen', offline: '' },
  decorators: [atRoute('/newbie/gameGuidle'), onMocks],
} satisfies Meta<typeof GameGuidePage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE, PATIENT)).toBeVisible();
  },
};
