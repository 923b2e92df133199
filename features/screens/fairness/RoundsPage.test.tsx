import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { settleRound } from '#protocol/endpoints/dev.ts';
import { getRoundBoards } from '#protocol/endpoints/play.ts';
import { getOwnRounds, getRoundDays } from '#protocol/operations/play.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { lastDays } from './lastDays.ts';
import { RoundsPage } from './RoundsPage.tsx';

beforeAll(stubMeasures);
const PAGE = '/zh_tw/member/rounds';
const address = (): string | null => screen.getByLabelText('address').textContent;

test('lists the rounds by day with net, multiple and replay, optionally of one game', async () => {
  const { others } = await startTestBackend();
  for (const [GameCode, Bet, Win] of [
    ['owl', 120, 360],
    ['koi', 70, 0],
  ] as const)
    await others.visitor().call(settleRound, { PlayerID: MEMBER.playerID, GameCode, Bet, Win });
  const { sent } = await renderWithProviders(<RoundsPage />, { at: PAGE });
  const list = await screen.findByRole('region', { name: '對局紀錄' });
  await waitFor(() => expect(list).toHaveTextContent(/夜梟秘寶×3\+240.*押 120.*得 360/u));
  expect(list).toHaveTextContent(/-70.*押 70/u);
  expect(within(list).getAllByRole('heading', { name: '今天' })).toHaveLength(1);
  const replay = within(list).getAllByRole('link', { name: /^重播/u })[0];
  expect(replay?.getAttribute('href')).toMatch(/^\/zh_tw\/replay\?RoundID=/);
  // The provider of these rounds does not publish records.
  expect(within(list).queryByRole('link', { name: /^驗證/u })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: '夜梟秘寶' }));
  await waitFor(() => expect(sent(getOwnRounds).at(-1)).toMatchObject({ GameCode: 'owl', Page: 1 }));
  expect(address()).toBe(`${PAGE}?game=owl`);
});

test('sums the last seven days', async () => {
  const { others } = await startTestBackend();
  await others.visitor().call(settleRound, { PlayerID: MEMBER.playerID, GameCode: 'owl', Bet: 120, Win: 360 });
  const socket = await (await others.member(MEMBER.phone)).openSocket('lobby');
  const { List } = await socket.call(getRoundDays, {});
  const net = List.slice(0, 7).reduce((sum, { Bet, Win }) => sum + Win - Bet, 0);
  await renderWithProviders(<RoundsPage />, { at: PAGE });
  const head = await screen.findByRole('region', { name: '近 7 天' });
  expect(head).toHaveTextContent(new Intl.NumberFormat('zh-TW', { signDisplay: 'exceptZero' }).format(net));
  expect(within(head).getAllByRole('listitem')).toHaveLength(7);
  expect(within(head).getByRole('link', { name: '遊戲時間與上限' })).toHaveAttribute('href', '/zh_tw/member/limits');
});

test('marks only rounds that the demo world created', async () => {
  const { others } = await startTestBackend();
  await others.visitor().call(settleRound, { PlayerID: MEMBER.playerID, GameCode: 'koi', Bet: 70, Win: 0 });
  await renderWithProviders(<RoundsPage />, { at: PAGE, devTools: true });
  const list = await screen.findByRole('region', { name: '對局紀錄' });
  await waitFor(() => expect(within(list).getAllByText('示範').length).toBeGreaterThan(1));
  const [newest] = within(list).getAllByRole('listitem');
  expect(newest).toHaveTextContent('70');
  expect(newest).not.toHaveTextContent('示範');
});

/** Answers a page with a round of a provider, its board, and the pictures of its game. */
function publishRound({ conditions }: TestBackend, boards: object): void {
  const result = (Result: object, OP = 0) => ({
    written: { status: 200, text: JSON.stringify({ OP, Code: 200, Message: '', Result }) },
  });
  const GameNames = { zh_tw: '夜梟秘寶', en_us: 'Owl', id_id: 'Owl', vi_vn: 'Owl' };
  const round = { RoundID: 'studio:r1', GameCode: 'owl', GameNames, Bet: 100, Win: 250, Jackpot: null };
  const List = [{ ...round, CreateTime: new Date().toISOString(), Verifiable: true }];
  conditions.plan('getOwnRounds', result({ List, Total: 1 }, getOwnRounds.op + 1));
  conditions.plan('getRoundBoards', result(boards));
  conditions.plan('getGameSymbols', result({ Symbols: { owl: 'data:image/webp;base64,AA' } }));
}

test('shows the board of a round, its best win, and the way to verify it', async () => {
  const backend = await startTestBackend();
  const columns = [
    ['moon', 'owl'],
    ['owl', 'key'],
  ];
  const marked = [
    [0, 1],
    [1, 0],
  ];
  const Best = { Line: 7, Symbol: 'owl', Count: 2 };
  publishRound(backend, {
    List: [{ RoundID: 'studio:r1', Columns: columns, Marked: marked, Best }],
    Unreachable: false,
  });
  await renderWithProviders(<RoundsPage />, { at: PAGE });
  const board = await screen.findByRole('img', { name: '這一局的盤面' });
  expect(board.querySelectorAll('[data-marked]')).toHaveLength(2);
  await waitFor(() => expect(board.querySelectorAll('img')).toHaveLength(2));
  const list = screen.getByRole('region', { name: '對局紀錄' });
  expect(list).toHaveTextContent(/×2.5\+150.*第 7 線・/u);
  expect(within(list).getByRole('link', { name: '驗證' })).toHaveAttribute('href', '/zh_tw/verify/studio%3Ar1');
  expect(backend.posted(getRoundBoards)).toEqual([{ RoundIDs: ['studio:r1'] }]);
});

test('shows the picture of the game, with a note, if its provider does not answer', async () => {
  publishRound(await startTestBackend(), { List: [], Unreachable: true });
  await renderWithProviders(<RoundsPage />, { at: PAGE });
  expect(await screen.findByText('遊戲商暫時沒有回應，盤面晚點再看。')).toBeVisible();
  expect(screen.queryByRole('img', { name: '這一局的盤面' })).not.toBeInTheDocument();
});

test('shows why the rounds failed to load, and reloads them', async () => {
  const { change } = await startTestBackend();
  change({ fail: { getOwnRounds: 1 } });
  await renderWithProviders(<RoundsPage />, { at: PAGE });
  const list = await screen.findByRole('region', { name: '對局紀錄' });
  const again = await within(list).findByRole('button', { name: /再試|重試/u });
  change({ fail: {} });
  await userEvent.click(again);
  expect((await within(list).findAllByRole('article')).length).toBeGreaterThan(0);
});

test('explains an empty day, and links to the games', async () => {
  const [today = ''] = lastDays(Date.now() + 40 * 24 * 3600 * 1000, 1);
  await renderWithProviders(<RoundsPage />, { at: `${PAGE}?day=${today}` });
  expect(await screen.findByText('換一款遊戲或換一天看看。')).toBeVisible();
  expect(screen.getByRole('link', { name: '去大廳看看' })).toHaveAttribute('href', '/zh_tw/play-game/m');
});

test('counts days in Taipei', () => {
  expect(lastDays(Date.parse('2026-11-26T16:00:00.000Z'), 3)).toEqual(['2026-11-27', '2026-11-26', '2026-11-25']);
  expect(lastDays(Date.parse('2026-11-26T15:59:59.999Z'), 1)).toEqual(['2026-11-26']);
});
