import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createClient } from '#features/base/client/index.ts';
import { DocumentHead } from '#features/base/head/index.ts';
import { ReceiveOpenParts, TestPage } from '#features/testing/index.ts';
import { LiveHostPage } from './LiveHostPage.tsx';
import { LivePage } from './LivePage.tsx';

beforeAll(() => Promise.all([import('./FramedPage.tsx'), import('./NoLivePage.tsx')]));
afterEach(cleanup);

test.each([
  ['owl', '直播間', '直播間 · 夜梟'],
  ['win', '這裡沒有直播間', '這裡沒有直播間 · 耀勝'],
])('has the same heading and title, with live rooms and without: %s', async (brand, heading, title) => {
  const client = createClient({ origin: 'http://localhost:4814', fetch: async () => Response.json(null) });
  render(
    <TestPage at="/zh_tw/play-game/live" brand={brand} client={client}>
      <DocumentHead />
      <LivePage />
    </TestPage>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  // The titles of addresses load after the first page.
  await waitFor(() => expect(document.title).toBe(title), { timeout: 15_000 });
});

test.each(['/zh_tw/play-game/live', '/zh_tw/live/host'])(
  'shows that a brand has no live rooms, and leads to the lobby: %s',
  async (at) => {
    const client = createClient({ origin: 'http://localhost:4814', fetch: async () => Response.json(null) });
    render(
      <TestPage at={at} brand="win" client={client}>
        {at.endsWith('host') ? <LiveHostPage /> : <LivePage />}
      </TestPage>,
    );
    expect(await screen.findByRole('heading', { level: 1, name: '這裡沒有直播間' })).toBeVisible();
    expect(screen.getByText('耀勝沒有開設直播。遊戲、聊天和活動都在大廳。')).toBeVisible();
    expect(screen.getByRole('link', { name: '回到遊戲大廳' })).toHaveAttribute('href', '/zh_tw');
  },
);

test('shows that live rooms are being prepared only after the service has said that they are closed', async () => {
  const client = createClient({ origin: 'http://localhost:4814', fetch: async () => Response.json(null) });
  render(
    <TestPage at="/zh_tw/play-game/live" brand="owl" client={client} isOpenUnknown>
      <ReceiveOpenParts />
      <LivePage />
    </TestPage>,
  );
  await act(() => import('./FramedPage.tsx'));
  expect(screen.queryByText('直播間準備中')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'answer' }));
  expect(await screen.findByText('直播間準備中')).toBeVisible();
});
