import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RankPage } from '#features/screens/ranking/RankPage.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

const meta = {
  title: 'features/frames/Rank',
  tags: ['long'],
  component: RankPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/rank'), onMocks],
} satisfies Meta<typeof RankPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tablist', {}, PATIENT)).toBeVisible();
  },
};

/** The service lists activities only for players. */
export const SignedOut: Story = { parameters: { offline: '' } };
