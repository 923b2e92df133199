import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { setPublisher } from '#protocol/endpoints/devLive.ts';
import { HostPage } from '#features/screens/live/host/HostPage.tsx';
import { LiveListPage } from '#features/screens/live/list/LiveListPage.tsx';
import { LiveMini } from '#features/screens/live/mini/LiveMini.tsx';
import { LiveRoomPage } from '#features/screens/live/room/LiveRoomPage.tsx';
import { onMocks } from './offlineProviders.tsx';

/** Starts or ends the publisher of a room: the recorded loop of the mocks. */
async function publish(RoomID: string, OnAir: boolean): Promise<void> {
  const answer = await fetch(setPublisher.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ RoomID, OnAir }),
  });
  await expect(answer.ok).toBe(true);
}

const state = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-part=stream-player]')?.dataset['state'];

/** Live rooms on mocks: the list, a room, the host's console, and the small window of the lobby. */
const meta = {
  title: 'features/Live',
  tags: ['long'],
  component: LiveListPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000003', at: '/play-game/live' },
  decorators: [onMocks],
  beforeEach: () => () => publish('1', false).catch(() => undefined),
} satisfies Meta<typeof LiveListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Room 1 goes on air, and is listed first. */
export const List: Story = {
  play: async () => {
    await publish('1', true);
    await expect(await screen.findByRole('list', { name: /開播中/u }, { timeout: 20_000 })).toBeVisible();
  },
};

/** A filter that matches no room. */
export const ListFiltered: Story = {
  parameters: { at: '/play-game/live?rooms=table' },
  play: async () => {
    await expect(await screen.findByText('目前沒有這類遊戲的直播間')).toBeVisible();
  },
};

export const ListLoading: Story = { parameters: { offline: 'as:0900000003,hold:getRooms' } };

export const ListFailed: Story = {
  parameters: { offline: 'as:0900000003,fail:getRooms:1' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const ListOfAVisitor: Story = { parameters: { offline: '' } };

const room = { render: () => <LiveRoomPage /> } satisfies Partial<Story>;

/** Browsers without H.264 show a text instead of the picture. */
export const RoomOnAir: Story = {
  ...room,
  parameters: { at: '/play-game/live?live=1' },
  play: async () => {
    await publish('1', true);
    await waitFor(() => expect(['playing', 'loading', 'stalled', 'reconnecting', 'unsupported']).toContain(state()), {
      timeout: 20_000,
    });
  },
};

export const RoomOffAir: Story = {
  ...room,
  parameters: { at: '/play-game/live?live=2' },
  play: async () => {
    await expect(await screen.findByText('主播休息中')).toBeVisible();
  },
};

export const RoomOfAVisitor: Story = {
  ...room,
  parameters: { offline: '', at: '/play-game/live?live=2' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '登入後一起聊天' })).toBeVisible();
  },
};

export const UnknownRoom: Story = { ...room, parameters: { at: '/play-game/live?live=77' } };

const host = { render: () => <HostPage /> } satisfies Partial<Story>;

export const Console: Story = { ...host, parameters: { offline: 'as:0900000002', at: '/live/host' } };

export const ConsoleOnAir: Story = {
  ...host,
  parameters: { offline: 'as:0900000002', at: '/live/host' },
  play: async () => {
    await publish('1', true);
    await expect(await screen.findByText('直播畫面', undefined, { timeout: 20_000 })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '結束直播' }));
    const question = await screen.findByRole('alertdialog');
    // The element fades in.
    await waitFor(() => expect(question).toBeVisible());
  },
};

export const ConsoleForOthers: Story = { ...host, parameters: { at: '/live/host' } };

/** Appears after three seconds, in a browser that plays H.264. */
export const Mini: Story = {
  render: () => <LiveMini />,
  parameters: { at: '/play-game/m' },
  play: () => publish('1', true),
};
