import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LobbyScreen } from '#features/screens/lobby/index.ts';
import { Page } from '#ui/layout/Page/index.ts';
import { onMocks } from './offlineProviders.tsx';

/** The lobby of the offline product: the real client with the whole domain. The toolbar changes its network. */
const meta = {
  title: 'features/Lobby',
  tags: ['long'],
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

export const Full: StoryObj = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /夜梟秘寶|Harta|Kho Báu/u })).toBeVisible();
    await waitFor(() => expect(document.querySelectorAll('[data-part=game-card]')).toHaveLength(24));
  },
};

export const Spotlight: StoryObj = {
  parameters: { brandChanges: { Lobby: { Spotlight: 'hero', Game: 'tiger', Banners: ['first', 'seven'] } } },
};

export const Loading: StoryObj = {
  parameters: { offline: 'as:0900000001,hold:getGames' },
};

export const Empty: StoryObj = {
  parameters: { offline: 'as:0900000001,world:empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/沒有符合|Tidak ada|Không có/u)).toBeVisible();
  },
};

export const Failed: StoryObj = {
  parameters: { offline: 'as:0900000001,fail:getGames:1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const SignedOut: StoryObj = { parameters: { offline: '' } };

export const GameSheet: StoryObj = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /鯉躍龍門|Koi|Cá Chép/u }));
  },
};

export const Favourites: StoryObj = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(最愛|Favorit|Yêu thích)$/u }));
  },
};

export const Recent: StoryObj = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(最近玩過|Baru dimainkan|Vừa chơi)$/u }));
  },
};
