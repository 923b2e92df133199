import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getOpenGameSheet } from '#protocol/endpoints/lobby.ts';
import { type Client, createClient } from '../../../base/client/index.ts';
import { TestPage } from '../../../testing/index.ts';
import { GAMES_ORIGIN, OWL, stubGame } from '../../play/testing/stubGame.ts';
import { ReplayPage } from './ReplayPage.tsx';

const ROUND = { Stake: 200, Win: 25_000 };
const FRAME = { URL: `${GAMES_ORIGIN}/play?replay=1&game_code=owl`, Round: ROUND };
const REPLAY = {
  ...OWL,
  RoundID: 'studio:r1',
  PlayerName: '阿默',
  Provider: 'Test Studio',
  MachineNo: 7,
  Bet: 200,
  Win: 25_000,
  Jackpot: null,
  CreateTime: '2026-11-26T07:38:14.000Z',
};
const LOST = /遊戲商現在沒有這一局的畫面/;

let client: Client | undefined;
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  client?.stop();
  vi.useRealTimers();
});

/** Opens the page of a signed address for a visitor. The game's sheet is refused with a code. */
function open(Result: object, sheetCode = 300003): void {
  client = createClient({
    origin: 'http://localhost',
    fetch: async (input) => {
      const url = input instanceof Request ? input.url : input.toString();
      if (url.endsWith('/api/auth/session')) return Response.json(null);
      if (url.includes(getOpenGameSheet.path)) return Response.json({ Code: sheetCode, Message: '', Result: null });
      return Response.json({ Code: 200, Message: '', Result });
    },
  });
  render(
    <TestPage at="/zh_tw/replay?RoundID=studio%3Ar1&Expires=1&Sign=f" client={client}>
      <ReplayPage />
    </TestPage>,
  );
}
const replayed = () => stubGame('重播：夜梟秘寶');

test('lets the game draw the round, and sends the game nothing else', async () => {
  open({ ...REPLAY, Frame: FRAME });
  const game = await replayed();
  expect(game.frame).toHaveAttribute('src', FRAME.URL);
  expect(game.frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  expect(screen.getByText('遊戲載入中…')).toBeVisible();
  game.say({ Type: 'ready', GameCode: 'owl' });
  expect(screen.queryByText('遊戲載入中…')).toBeNull();
  expect(game.heard()[0]).toMatchObject({ Type: 'start', Lang: 'zh_tw', Replay: ROUND });
  expect(game.ports()).toEqual([]);
  expect(screen.getByText(/^這是重播：/)).toBeVisible();
  expect(screen.getByText('studio:r1')).toBeVisible();
  expect(screen.queryByRole('button', { name: '跳到結果' })).toBeNull();
});

test('draws the record with a note if the provider no longer has the round', async () => {
  open(REPLAY);
  expect(await screen.findByRole('button', { name: '跳到結果' })).toBeVisible();
  expect(screen.getByText(LOST)).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});

test('draws the record when the game says that it cannot draw the round', async () => {
  open({ ...REPLAY, Frame: FRAME });
  (await replayed()).say({ Type: 'error', Code: 'ROUND_UNKNOWN', Message: '' });
  expect(await screen.findByRole('button', { name: '跳到結果' })).toBeVisible();
  expect(screen.getByText(LOST)).toBeVisible();
});

test.each([
  ['there is no such game', 300011],
  ['the sheet of the game does not come', 300003],
])('names the jackpot when %s', async (_, code) => {
  open({ ...REPLAY, Jackpot: 'grand' }, code);
  expect(await screen.findByText('彩金')).toBeVisible();
});

test('draws the record when the game sends no answer', async () => {
  open({ ...REPLAY, Frame: FRAME });
  await replayed();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText(LOST)).toBeVisible();
});
