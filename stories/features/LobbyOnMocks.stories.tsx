import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LobbyScreen } from '#features/lobby/index.ts';
import { Page } from '#ui/layout/Page/index.ts';
import { onMocks } from './offlineProviders.tsx';

/** The lobby as the offline product shows it: the real client, the whole domain. The toolbar changes its network. */
const meta = {
  title: 'features/Lobby on mocks',
  component: LobbyScreen,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [onMocks],
  render: () => (
    <Page margin="art">
      <LobbyScreen />
    </Page>
  ),
} satisfies Meta<typeof LobbyScreen>;
export default meta;

const tiles = (): number => document.querySelectorAll('[data-part=game-card]').length;

export const DemoWorld: StoryObj = {
  play: async () => {
    await waitFor(() => expect(tiles()).toBe(24), { timeout: 10_000 });
  },
};

export const EmptyWorld: StoryObj = {
  parameters: { offline: 'as:0900000001,world:empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/沒有符合|Tidak ada|Không có/u, {}, { timeout: 10_000 })).toBeVisible();
  },
};

export const Refused: StoryObj = {
  parameters: { offline: 'as:0900000001,fail:getGames:1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 10_000 })).toBeVisible();
  },
};
