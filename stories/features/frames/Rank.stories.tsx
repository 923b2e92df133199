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

/** The last period, with the rewards of the own places. */
export const LastPeriod: Story = {
  decorators: [atRoute('/rank?period=last'), onMocks],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tablist', {}, PATIENT)).toBeVisible();
  },
};

export const AsGuest: Story = { parameters: { offline: 'as:guest' } };

export const Loading: Story = { parameters: { offline: 'as:0900000001,hold:getActivityRank' } };

export const Empty: Story = { parameters: { offline: 'world:empty,as:0900000001' } };

export const Failed: Story = {
  parameters: { offline: 'as:0900000001,fail:getActivityRank:1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, PATIENT)).toBeVisible();
  },
};
