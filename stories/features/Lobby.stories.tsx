import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LobbyScreen } from '#features/lobby/index.ts';
import { Page } from '#ui/layout/Page/index.ts';
import { storyProviders } from './storyProviders.tsx';

const meta = {
  title: 'features/Lobby',
  component: LobbyScreen,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Page margin="art">
      <LobbyScreen />
    </Page>
  ),
} satisfies Meta<typeof LobbyScreen>;
export default meta;

export const Full: StoryObj = {
  decorators: [storyProviders()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /夜梟秘寶|Harta|Kho Báu/u })).toBeVisible();
    await waitFor(() => expect(document.querySelectorAll('[data-part=game-card]')).toHaveLength(24));
  },
};

export const Spotlight: StoryObj = {
  decorators: [
    storyProviders(undefined, { brand: { Lobby: { Spotlight: 'hero', Game: 'tiger', Banners: ['first', 'seven'] } } }),
  ],
};

export const Loading: StoryObj = { decorators: [storyProviders((service) => service.on(13110, () => 'silence'))] };

export const Empty: StoryObj = {
  decorators: [storyProviders((service) => service.on(13110, () => ({ result: { List: [], Total: 0 } })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/沒有符合|Tidak ada|Không có/u)).toBeVisible();
  },
};

export const Failed: StoryObj = {
  decorators: [storyProviders((service) => service.on(13110, () => ({ code: 300_003 })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const SignedOut: StoryObj = { decorators: [storyProviders(undefined, { who: 'nobody' })] };

export const GameSheet: StoryObj = {
  decorators: [storyProviders()],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /鯉躍龍門|Koi|Cá Chép/u }));
  },
};
