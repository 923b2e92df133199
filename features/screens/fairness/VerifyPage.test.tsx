import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { execFile } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { blockMessage, coinsOf, slotGame, MathsFile, playRound } from '#games/maths/index.ts';
import { type Client, createClient } from '../../base/client/index.ts';
import { TestPage } from '../../testing/index.ts';
import { ownCode } from './ownCode.ts';
import { VerifyPage } from './VerifyPage.tsx';

const Maths = readFileSync('games/catalogue/owl/maths.json', 'utf8');
const file = MathsFile.parse(JSON.parse(Maths));
const game = slotGame(file);
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const SERVER_SEED = '180a081ed62b17a541b1662e1e57a8a5cbd2e6e3583886eaf83b07da1b3c87ed';
const CLIENT_SEED = 'moon-owl-2611';
const OWL = 'data:image/svg+xml,<svg/>';

/** The service's answer for a round of 夜梟秘寶. */
function proofOf(Nonce: number) {
  const Outcome = playRound(game, 2000, (cursor) =>
    createHmac('sha256', SERVER_SEED)
      .update(blockMessage(CLIENT_SEED, Nonce, cursor))
      .digest(),
  );
  const Win = coinsOf(Outcome.pay, 2000);
  const GameNames = { zh_tw: '夜梟秘寶', en_us: 'Owl', id_id: 'Owl', vi_vn: 'Owl' };
  const Record = {
    RoundID: 'r1',
    GameCode: 'owl',
    Maths: hash(Maths),
    Variant: 'r96',
    Nonce,
    ClientSeed: CLIENT_SEED,
    Stake: 2000,
    Commitment: hash(SERVER_SEED),
    ServerSeed: SERVER_SEED,
    Result: { Win, Jackpots: [], Outcome },
  };
  const Round = {
    RoundID: 'studio:r1',
    GameCode: 'owl',
    GameNames,
    Bet: 2000,
    Win,
    Jackpot: null,
    CreateTime: '2026-11-26T07:38:14.000Z',
    Verifiable: true,
    ReplayURL: 'https://play.test/replay?RoundID=studio%3Ar1&Expires=1&Sign=f',
  };
  return { Round, State: 'published', Record, Maths, Symbols: { owl: OWL } };
}
const good = proofOf(1184);

let client: Client | undefined;
afterEach(() => {
  cleanup();
  client?.stop();
});

function open(Result: object, Code = 200): void {
  client = createClient({
    origin: 'http://localhost',
    fetch: async (input) =>
      (input instanceof Request ? input.url : input.toString()).endsWith('/api/auth/session')
        ? Response.json(null)
        : Response.json({ Code, Message: '', Result }),
  });
  render(
    <TestPage at="/zh_tw/verify/studio%3Ar1" client={client}>
      <VerifyPage />
    </TestPage>,
  );
}
const step = (title: string, verdict = '相符'): Promise<HTMLElement> =>
  screen.findByRole('region', { name: new RegExp(`${title}\\s*– ${verdict}$`) });

test('computes the round and shows that every step matches', async () => {
  open(good);
  expect(await screen.findByText('四步全部相符，結果沒有被更動')).toBeVisible();
  const seed = await step('種子就是當初公布的那一顆');
  expect(within(seed).getAllByText(hash(SERVER_SEED))).toHaveLength(2);
  const bytes = await step('算出位元組');
  expect(within(bytes).getByText('7a 58 fe 4f')).toBeVisible();
  expect(within(bytes).getAllByText('備用')).toHaveLength(1);
  const draws = await step('決定一次抽選');
  expect(within(draws).getByText('第 30 格')).toBeVisible();
  expect(within(draws).getByText('2,052,652,623')).toBeVisible();
  const result = await step('停輪、賠付與帳本一致');
  expect(within(result).getByText('第 7 線')).toBeVisible();
  expect(within(result).getByText('與入帳金額相同')).toBeVisible();
  expect(within(result).getAllByText('128,000')[0]).toBeVisible();
  const replay = within(result).getByRole('link', { name: '重播' });
  expect(replay).toHaveAttribute('href', '/zh_tw/replay?RoundID=studio%3Ar1&Expires=1&Sign=f');
});

test('draws the window with the game’s pictures, and names symbols without one', async () => {
  open(good);
  const window = await screen.findByRole('table', { name: '算出的盤面' });
  const rows = within(window).getAllByRole('row');
  expect(rows.map((row) => within(row).getAllByRole('cell').length)).toEqual([5, 5, 5]);
  const middle = rows[1];
  if (middle === undefined) throw new Error('there is no middle row');
  expect(within(middle).getAllByRole('img', { name: 'owl' })).toHaveLength(3);
  expect(within(middle).getByText('sapphire')).toBeVisible();
});

test('names the differing step and its values', async () => {
  open({ ...good, Round: { ...good.Round, Win: 128_001 } });
  expect(await screen.findByText('有步驟不相符，請把這一局交給客服')).toBeVisible();
  expect(await step('停輪、賠付與帳本一致', '不相符')).toBeVisible();
  expect(screen.getByText(/ledger · win booked/)).toBeVisible();
  expect(screen.getAllByText('128,001')[0]).toBeVisible();
});

test('detects a changed file by its hash', async () => {
  open({ ...good, Maths: Maths.replace('"cap": 50000', '"cap": 50001') });
  expect(await step('停輪、賠付與帳本一致', '不相符')).toBeVisible();
});

test('shows the free spins of a round page by page', async () => {
  const nonce = Array.from({ length: 2000 }, (_, at) => at + 1).find(
    (each) => (proofOf(each).Record.Result.Outcome.spins.length ?? 0) > 1,
  );
  open(proofOf(nonce ?? 0));
  expect(await screen.findByText('基本轉（共 11 轉）')).toBeVisible();
  expect(screen.getByRole('button', { name: '前一轉' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '下一轉' }));
  expect(screen.getByText('免費轉 1／10')).toBeVisible();
  expect(screen.getByText(`${CLIENT_SEED}:${String(nonce)}:1`)).toBeVisible();
});

test('explains that a seed in use stays secret', async () => {
  const { ServerSeed: _secret, ...Record } = good.Record;
  open({ ...good, Record });
  expect(await screen.findByText(/還在使用，所以還不能公開/)).toBeVisible();
  expect(screen.getByRole('link', { name: '到遊戲裡換種子' })).toHaveAttribute(
    'href',
    `/zh_tw/play-game/now?game=owl&verify=${encodeURIComponent(good.Record.RoundID)}`,
  );
  expect(screen.queryByRole('button', { name: '重新計算' })).not.toBeInTheDocument();
});

test.each([
  ['none', /沒有公開的驗證資料/],
  ['unreachable', /遊戲商暫時沒有回應/],
])('shows the ledger’s entry even if the provider answers %s', async (State, text) => {
  open({ Round: good.Round, State });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getAllByText('128,000')[0]).toBeVisible();
});

test('shows that a record of another format cannot be verified here', async () => {
  open({ ...good, Record: { kind: 'book' } });
  expect(await screen.findByText('這款遊戲的紀錄還不能在這裡驗證。')).toBeVisible();
});

test("does not distinguish another player's round from an unknown round", async () => {
  open({}, 300011);
  expect(await screen.findByText('找不到這一局')).toBeVisible();
  expect(screen.getByRole('link', { name: '看我的對局' })).toBeVisible();
});

test('computes the stops in the copied program', async () => {
  const program = ownCode({ ServerSeed: SERVER_SEED, ClientSeed: CLIENT_SEED, Nonce: 1184 }, [64, 64, 64, 64, 64]);
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  const lines = stdout.trim().split('\n');
  expect(lines[0]).toBe(`commitment ${hash(SERVER_SEED)}`);
  expect(lines.slice(2).map((line) => Number(line.split(' ').at(-1)))).toEqual([30, 49, 47, 8, 2]);
});
