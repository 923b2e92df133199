import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClubPage } from '#features/screens/clubs/ClubPage.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

const LEADER = 'as:0900000002';
const MEMBER = 'as:0900000001';
const OUTSIDER = 'as:0900000003';

/** The player's own club with the rights of the role, and the clubs to choose from for a player without a club. */
const meta = {
  title: 'features/clubs/Clubs',
  tags: ['long'],
  component: ClubPage,
  parameters: { layout: 'fullscreen', offline: LEADER },
  decorators: [atRoute('/club'), onMocks],
} satisfies Meta<typeof ClubPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leader: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /申請名單/u }, PATIENT)).toBeVisible();
  },
};

export const Member: Story = {
  parameters: { offline: MEMBER },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('大家一起累積的貢獻', {}, PATIENT)).toBeVisible();
  },
};

export const Discovery: Story = {
  parameters: { offline: OUTSIDER },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: '推薦俱樂部' }, PATIENT)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { offline: `${LEADER},fail:getClub:1` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重試' }, PATIENT)).toBeVisible();
  },
};
