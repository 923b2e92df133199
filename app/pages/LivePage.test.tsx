import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createClient } from '#features/base/client/index.ts';
import { DocumentHead } from '#features/base/head/index.ts';
import { ReceiveOpenParts, TestPage } from '#features/testing/index.ts';
import { LivePage } from './LivePage.tsx';

beforeAll(() => Promise.all([import('./FramedPage.tsx'), import('./NotFoundPage.tsx')]));
afterEach(cleanup);

test.each([
  ['owl', '直播間', '直播間 · 夜梟'],
  ['win', '找不到這個頁面', '找不到這個頁面 · 耀勝'],
])('heading and title agree, with live rooms and without: %s', async (brand, heading, title) => {
  const client = createClient({ origin: 'http://localhost:4814', fetch: async () => Response.json(null) });
  render(
    <TestPage at="/zh_tw/play-game/live" brand={brand} client={client}>
      <DocumentHead />
      <LivePage />
    </TestPage>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  // What is written of an address is fetched after the first page.
  await waitFor(() => expect(document.title).toBe(title), { timeout: 15_000 });
});

test('says that live rooms are being prepared only when it is known that they are closed', async () => {
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
