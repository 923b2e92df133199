import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Client, createClient } from '#features/base/client/index.ts';
import { PlayNowPage } from '#features/screens/play/index.ts';
import { SitePage } from '#features/screens/site/index.ts';
import { StorePage } from '#features/screens/store/StorePage.tsx';
import { ReceiveOpenParts, TestPage } from '#features/testing/index.ts';
import { layOut } from '#features/testing/layout.ts';
import { LivePage } from './pages/LivePage.tsx';
import OpenParts from './OpenParts.tsx';
import { testFirst } from '#features/testing/long.ts';

/** The attempts are one second and two seconds apart. */
const PATIENCE = { timeout: 10_000 };
const COMING = /即將上架|即將開放|準備中|登入後/u;

let client: Client;
let isDown = true;
const asked = vi.fn();

beforeEach(() => {
  layOut();
  isDown = true;
  asked.mockClear();
  client = createClient({
    origin: 'http://localhost:4815',
    fetch: async (address) => {
      asked(new URL(address instanceof Request ? address.url : address).pathname);
      if (isDown) throw new TypeError('Failed to fetch');
      return Response.json(null);
    },
  });
});
afterEach(() => {
  cleanup();
  client.stop();
  localStorage.clear();
});

const open = (at: string, page: ReactNode) =>
  render(
    <TestPage at={at} brand="owl" client={client} isOpenUnknown>
      <OpenParts />
      <ReceiveOpenParts />
      {page}
    </TestPage>,
  );

testFirst(
  'shows on %s that a down service cannot be reached, and asks again on a press',
  [
    ['/zh_tw/store', <StorePage key="store" />],
    ['/zh_tw/purchase/point', <StorePage key="point" />],
    ['/zh_tw/play-game/now', <PlayNowPage key="play" />],
    ['/zh_tw/play-game/live', <LivePage key="live" />],
  ],
  async (at, page) => {
    open(at, page);
    const retry = await screen.findByRole('button', { name: '重試' }, PATIENCE);
    expect(screen.getByText('目前沒有連線')).toBeVisible();
    expect(screen.queryByText(COMING)).toBeNull();
    asked.mockClear();
    await userEvent.click(retry);
    expect(asked).toHaveBeenCalledWith('/api/v1/status');
  },
);

test('does not show a stored page’s closed shop as closed when the service is down', async () => {
  render(
    <TestPage at="/zh_tw/store" brand="owl" client={client} closed={['Shop']}>
      <OpenParts />
      <StorePage />
    </TestPage>,
  );
  expect(await screen.findByRole('button', { name: '重試' }, PATIENCE)).toBeVisible();
  expect(screen.queryByText('商品即將上架')).toBeNull();
});

test('keeps a player signed in on a stored page while the service is down', async () => {
  localStorage.setItem('menagerie.expires', JSON.stringify(new Date(Date.now() + 3_600_000).toISOString()));
  open('/zh_tw/store', <SitePage>page</SitePage>);
  expect(await screen.findByRole('link', { name: /我的帳號/u }, PATIENCE)).toBeVisible();
  expect(screen.queryByRole('button', { name: '登入' })).toBeNull();
  expect(screen.getByRole('link', { name: '購點兌換' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '選單' }));
  expect(await screen.findByText('暫時讀不到您的帳號，登入狀態沒有改變。', {}, PATIENCE)).toBeVisible();
  expect(screen.queryByRole('button', { name: '登入' })).toBeNull();
});
