import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setGameState, settleRound } from '#protocol/endpoints/dev.ts';
import { getReplayUrl } from '#protocol/endpoints/play.ts';
import type { HonorRecord } from '#protocol/entities/honor.ts';
import { getHonors, pinHonor } from '#protocol/operations/honor.ts';
import { layOut } from '../../testing/layout.ts';
import { LONG } from '../../testing/long.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { HonorsPage } from './HonorsPage.tsx';
import { bestOf, dottedDay } from './multiple.ts';
import { ReplayPage } from './replay/ReplayPage.tsx';

beforeEach(layOut);

const at = '/zh_tw/member/honors';

/** Returns the demo member's records, with only the two newest pinned. */
async function startWithTwoPinned(): Promise<readonly HonorRecord[]> {
  const backend = await startTestBackend();
  await backend.reset();
  const member = await backend.others.member(MEMBER.phone);
  const socket = await member.openSocket('lobby');
  const read = async () => (await socket.call(getHonors, { PlayerID: member.playerID })).Achievements;
  for (const { ID, Pinned } of await read()) if (Pinned === 1) await socket.call(pinHonor, { ID, Pinned: 2 });
  for (const { ID } of (await read()).slice(0, 2)) await socket.call(pinHonor, { ID, Pinned: 1 });
  return read();
}
const hearts = (pressed: boolean) => screen.findAllByRole('button', { name: /^釘選/u, pressed });

test('shows the best win separately, the counts, and the other wins in order', async () => {
  const records = await startWithTwoPinned();
  await renderWithProviders(<HonorsPage />, { at });
  const best = bestOf(records);
  const hero = await screen.findByRole('region', { name: '最佳戰績' });
  expect(hero).toHaveTextContent((best?.Win ?? 0).toLocaleString('en-US'));
  expect(hero).toHaveTextContent(dottedDay(best?.CreateTime ?? ''));
  expect(screen.getByText(`${String(records.length)} 筆`)).toBeVisible();
  expect(screen.getByText('2 / 3')).toBeVisible();
  const rows = () => within(screen.getByRole('list', { name: '戰績' })).getAllByRole('listitem');
  expect(rows()).toHaveLength(records.length - 1);
  await userEvent.click(screen.getByRole('button', { name: '金額' }));
  const largest = Math.max(...records.filter(({ ID }) => ID !== best?.ID).map(({ Win }) => Win));
  await waitFor(() => expect(rows()[0]).toHaveTextContent(largest.toLocaleString('en-US')));
});

test('names the prize of a win beside its multiple', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  const { playerID: PlayerID } = await backend.others.member(MEMBER.phone);
  const round = { PlayerID, GameCode: 'phoenix', Bet: 20, Win: 90_000_000, Jackpot: 'minor' as const };
  await backend.others.visitor().call(settleRound, round);
  await renderWithProviders(<HonorsPage />, { at });
  const hero = await screen.findByRole('region', { name: '最佳戰績' });
  expect(await within(hero).findByText('普獎')).toBeVisible();
});

test('pins a third record, shows the limit for a fourth, and unpins one', LONG, async () => {
  await startWithTwoPinned();
  const { sent } = await renderWithProviders(<HonorsPage />, { at });
  expect(await hearts(true)).toHaveLength(2);
  const [free] = await hearts(false);
  await userEvent.click(free ?? document.body);
  await waitFor(async () => expect(await hearts(true)).toHaveLength(3));
  const [fourth] = await hearts(false);
  await userEvent.click(fourth ?? document.body);
  expect(await screen.findByText('最多釘選 3 筆，請先取消一筆')).toBeVisible();
  expect(sent(pinHonor)).toHaveLength(1);
  const [pinned] = await hearts(true);
  await userEvent.click(pinned ?? document.body);
  await waitFor(async () => expect(await hearts(true)).toHaveLength(2));
  expect(sent(pinHonor).at(-1)).toMatchObject({ Pinned: 2 });
});

test('resets a heart when the service refuses', LONG, async () => {
  await startWithTwoPinned();
  const { change } = await renderWithProviders(<HonorsPage />, { at });
  const [free] = await hearts(false);
  change({ code: { pinHonor: 300014 } });
  await userEvent.click(free ?? document.body);
  expect(await screen.findByText('最多釘選 3 筆，請先取消一筆')).toBeVisible();
  await waitFor(async () => expect(await hearts(true)).toHaveLength(2));
});

test('leads from the replay button to the page of the round, with its bet and win', async () => {
  const [record] = await startWithTwoPinned();
  await renderWithProviders(<HonorsPage />, { at });
  const [key] = await screen.findAllByRole('button', { name: /^重播/u });
  await userEvent.click(key ?? document.body);
  await waitFor(() =>
    expect(screen.getByLabelText('address')).toHaveTextContent(
      /^\/zh_tw\/replay\?RoundID=.+&Expires=\d+&Sign=[0-9a-f]+$/u,
    ),
  );
  expect(record).toBeDefined();
});

async function signedAddress(): Promise<{ record: HonorRecord; search: string }> {
  const [record] = await startWithTwoPinned();
  if (record === undefined) throw new Error('the demo member has no record');
  const { others } = await startTestBackend();
  const { SiteID, GameInfo, PlayerID, ID, RoundID } = record;
  const asked = { SiteID, GameCode: GameInfo.GameID, PlayerID, AchID: ID, RoundID };
  const { ReplayURL } = await others.visitor().call(getReplayUrl, asked);
  return { record, search: new URL(ReplayURL).search };
}

test('replays a round for a signed-out visitor, with skip and repeat', async () => {
  const { record, search } = await signedAddress();
  await renderWithProviders(<ReplayPage />, { at: `/zh_tw/replay${search}`, as: 'nobody' });
  await userEvent.click(await screen.findByRole('button', { name: '跳到結果' }));
  expect(screen.getAllByText(record.Win.toLocaleString('en-US')).length).toBeGreaterThan(1);
  expect(screen.getByText(record.RoundID)).toBeVisible();
  expect(screen.getByRole('link', { name: '看遊戲' })).toHaveAttribute(
    'href',
    `/zh_tw/play-game/m?game=${record.GameInfo.GameID}`,
  );
  expect(screen.queryByRole('link', { name: '玩這款遊戲' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '再看一次' }));
  expect(screen.getByRole('button', { name: '跳到結果' })).toBeVisible();
});

test('invites to play after a replay only if the game can be played', async () => {
  const { record, search } = await signedAddress();
  const { others } = await startTestBackend();
  await others.visitor().call(setGameState, { GameCode: record.GameInfo.GameID, Playable: true });
  await renderWithProviders(<ReplayPage />, { at: `/zh_tw/replay${search}`, as: 'nobody' });
  expect(await screen.findByRole('link', { name: '玩這款遊戲' })).toBeVisible();
});

test('refuses an unsigned and an expired address', async () => {
  const { search } = await signedAddress();
  await renderWithProviders(<ReplayPage />, { at: '/zh_tw/replay?RoundID=none&Expires=1&Sign=f', as: 'nobody' });
  expect(await screen.findByText('找不到這一局')).toBeVisible();
  const backend = await startTestBackend();
  await backend.advance(25 * 60 * 60);
  await renderWithProviders(<ReplayPage />, { at: `/zh_tw/replay${search}`, as: 'nobody' });
  expect(await screen.findByText('重播連結已過期')).toBeVisible();
});
