import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { createTestMembers, type TestMember } from '#conformance/testMembers.ts';
import type { TestSocket } from '#conformance/testSocket.ts';
import type { Scenario } from '#mocks/scenario/scenario.ts';
import { settleRound } from '#protocol/endpoints/dev.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { sendPublicMessage } from '#protocol/operations/chat.ts';
import { getFireWheel, getWheelHistory, spinFireWheel } from '#protocol/operations/fireWheel.ts';
import { claimFirstDay, getFirstDay } from '#protocol/operations/firstDay.ts';
import { claimMission, getEvents, getMissions } from '#protocol/operations/mission.ts';
import { claimSignInDay, getSignInDays } from '#protocol/operations/signInDays.ts';
import { getWallet, walletChanged } from '#protocol/operations/wallet.ts';
import { usePush } from '../../base/client/index.ts';
import { useSessionStatus, useWallet } from '../../base/session/index.ts';
import { FakeAudio } from '../../shared/sounds/testing/fakeAudio.ts';
import { type RenderOptions, renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { BindBonus } from './BindBonus.tsx';
import { EventsEntrance } from './EventsEntrance.tsx';
import { FirstDayCard } from './FirstDayCard.tsx';
import { MissionPage } from './MissionPage.tsx';
import { PROMISES } from './promises.ts';
import { SignInDaysPage } from './SignInDaysPage.tsx';
import { WheelPage } from './WheelPage.tsx';
import { LONG } from '../../testing/long.ts';

// The backend replaces `fetch` at its start, so a test's audio replaces it afterwards.
beforeAll(async () => void (await startTestBackend()));
afterEach(() => vi.unstubAllGlobals());

/* The file that the page fetched identifies the sound, since a busy machine may skip a late sound. Each test's sound has its own address. */

const Status = (): ReactNode => <output aria-label="status">{useSessionStatus()}</output>;

async function show(page: ReactNode, options: RenderOptions = {}): Promise<TestBackend> {
  const whole = (
    <>
      {page}
      <Status />
    </>
  );
  const backend = await renderWithProviders(whole, options);
  const status = options.as === 'nobody' ? 'unauthenticated' : 'authenticated';
  await waitFor(() => expect(screen.getByLabelText('status')).toHaveTextContent(status));
  return backend;
}
async function startWorld(): Promise<TestBackend> {
  const backend = await startTestBackend();
  await backend.reset();
  return backend;
}
/** Opens a page as a demo account in a new world. */
async function open(page: ReactNode, options: RenderOptions = {}, prepare: Partial<Scenario> = {}) {
  const backend = await startWorld();
  backend.change(prepare);
  return show(page, options);
}

const amounts = new Intl.NumberFormat('zh-TW');
const announced = (words: string) => screen.findByText(words, { selector: '[aria-live=polite]' });

const MISSIONS = { at: '/other/mission' };
async function waitingMissions(own: TestSocket) {
  const { List } = await own.call(getMissions, {});
  const waiting = List.filter(({ State }) => State === 2);
  return { waiting, gold: waiting.reduce((sum, { Reward }) => sum + Reward.Gold, 0) };
}

/** The first account has won 12,000 of 20,000 today, in 12 rounds. This round fulfils two missions. */
const winOnce = ({ others }: TestBackend) =>
  others.visitor().call(settleRound, { PlayerID: MEMBER.playerID, GameCode: 'owl', Bet: 1_000, Win: 10_000 });

// The phone bonus is a row among the missions, but does not count as a mission.
const CLAIM = /^領取：(?!手機綁定獎勵)/u;

test('lists missions by their period, and claims one', async () => {
  await winOnce(await startWorld());
  const backend = await show(<MissionPage />, MISSIONS);
  const own = await backend.openOwnSocket('lobby');
  const { waiting, gold } = await waitingMissions(own);
  const big = waiting.find(({ MissionID }) => MissionID === 'day-single');
  const words = big?.Text.zh_tw ?? '';
  const daily = within(await screen.findByRole('region', { name: '每日任務' }));
  expect(daily.getByRole('progressbar', { name: '遊玩 20 局' })).toHaveAttribute('aria-valuetext', '13 / 20');
  expect(daily.getByRole('link', { name: '前往：遊玩 20 局' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('region', { name: '每週任務' })).toBeVisible();
  expect(screen.getByRole('region', { name: '成就任務' })).toBeVisible();
  expect(waiting.length).toBeGreaterThan(1);
  const section = within(screen.getByRole('region', { name: `待領 ${waiting.length} 項` }));
  expect(section.getByText(`${amounts.format(gold)} 金幣`)).toBeInTheDocument();
  expect(section.getAllByRole('button', { name: CLAIM })).toHaveLength(waiting.length);
  // Claimable missions are above the groups, and in none of the groups.
  expect(daily.queryByText(words)).not.toBeInTheDocument();
  await userEvent.click(section.getByRole('button', { name: `領取：${words}` }));
  expect(await screen.findByText(`領取成功 +${amounts.format(big?.Reward.Gold ?? 0)} 金幣`)).toBeVisible();
  await daily.findByText(words);
  const row = daily.getAllByRole('listitem').find((each) => within(each).queryByText(words) !== null);
  expect(row).toHaveTextContent('已領取');
  expect(screen.getByRole('region', { name: `待領 ${waiting.length - 1} 項` })).toBeVisible();
  expect(screen.queryByRole('button', { name: `領取：${words}` })).not.toBeInTheDocument();
  expect(backend.sent(claimMission)).toMatchObject([{ MissionID: 'day-single' }]);
});

test('shows nothing above the missions if nothing can be claimed', LONG, async () => {
  await open(<MissionPage />, { ...MISSIONS, as: 'guest' });
  expect(await screen.findByRole('region', { name: '成就任務' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^待領/u })).not.toBeInTheDocument();
});

test('shows why a claim is refused, and keeps the mission claimable', LONG, async () => {
  const backend = await startWorld();
  await winOnce(backend);
  backend.change({ code: { claimMission: 300012 } });
  await show(<MissionPage />, MISSIONS);
  const section = within(await screen.findByRole('region', { name: /^待領 \d+ 項$/u }));
  const [claim] = section.getAllByRole('button', { name: CLAIM });
  await userEvent.click(claim ?? document.body);
  expect(await screen.findByText('已經領取過了')).toBeVisible();
  await waitFor(() => expect(claim).not.toHaveAttribute('aria-busy'));
  expect(claim).toBeEnabled();
});

test('claims the reward of the day once, and shows when the next reward comes', async () => {
  const audio = new FakeAudio();
  const win = '/sounds/bell-win.wav';
  // The first account signed in on the last three days: today is its fourth.
  const backend = await open(<SignInDaysPage />, {
    at: '/other/sevendaySignIn',
    brand: { Sounds: { win } },
  });
  const { Days } = await (await backend.openOwnSocket('lobby')).call(getSignInDays, {});
  const { Gold, Premium } = assertDefined(Days[3], 'a fourth day').Reward;
  const reward = `${amounts.format(Gold)} 金幣 + ${amounts.format(Premium)} 寶石`;
  const days = await screen.findByRole('list', { name: '七日獎勵' });
  expect(within(days).getAllByRole('listitem')[3]).toHaveTextContent(/第 4 天.*3,000.*今天可領/u);
  await userEvent.click(screen.getByRole('button', { name: `簽到領取 ${reward}` }));
  expect(await announced(`恭喜獲得 ${reward}！`)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: '略過' }));
  const done = await screen.findByRole('button', { name: '今天已簽到' });
  await waitFor(() => expect(done).toHaveAccessibleDescription('今天已經簽到，明天再來'));
  expect(screen.getByText('已連續簽到 4 天')).toBeVisible();
  expect(backend.sent(claimSignInDay)).toHaveLength(1);
  await waitFor(() => expect(audio.fetched).toEqual([win]));
});

function Held(): ReactNode {
  const wallet = useWallet().data;
  const [told, setTold] = useState<string>();
  usePush(walletChanged, ({ Gold, Gem }) => setTold(`${Gold} ${Gem}`));
  return (
    <>
      <output aria-label="wallet">{wallet && `${wallet.Gold} ${wallet.Gem}`}</output>
      <output aria-label="told">{told}</output>
    </>
  );
}

const WHEEL = '/other/fire-wheel';

test('uses a free spin and shows the prize; lists every prize with its chance', async () => {
  const audio = new FakeAudio();
  const win = '/sounds/edge-win.wav';
  const page = (
    <>
      <Held />
      <WheelPage />
    </>
  );
  const backend = await open(page, {
    at: WHEEL,
    as: '0900000003',
    brand: { Sounds: { win } },
  });
  const own = await backend.openOwnSocket('lobby');
  const { Prizes, Notice } = await own.call(getFireWheel, {});
  const before = await own.call(getWallet, {});
  const wallet = () => screen.getByLabelText('wallet');
  expect(await screen.findByText('還可以免費轉 1 次')).toBeVisible();
  expect(screen.getAllByText(/^\d+\.\d\d%$/u).map(({ textContent }) => textContent)).toEqual(
    Prizes.map(({ Percent }) => `${Percent.toFixed(2)}%`),
  );
  expect(screen.getByText(Notice.zh_tw)).toBeVisible();
  await waitFor(() => expect(wallet()).toHaveTextContent(`${before.Gold} ${before.Gem}`));
  await userEvent.click(screen.getByRole('button', { name: '開始' }));
  const skip = await screen.findByRole('button', { name: '直接看結果' });
  // The prize is in the world's wallet and was pushed; the page shows neither yet.
  const after = await own.call(getWallet, {});
  expect([after.Gold, after.Gem]).not.toEqual([before.Gold, before.Gem]);
  await waitFor(() => expect(screen.getByLabelText('told')).toHaveTextContent(`${after.Gold} ${after.Gem}`));
  expect((await own.call(getFireWheel, {})).Left.FreeSpins).toBe(0);
  expect(audio.fetched).toEqual([]);
  expect(screen.getByText('還可以免費轉 1 次')).toBeVisible();
  expect(screen.queryByText('免費次數已用完，今天還可買 20 次')).not.toBeInTheDocument();
  expect(wallet()).toHaveTextContent(`${before.Gold} ${before.Gem}`);
  await userEvent.click(skip);
  const [fallen] = (await own.call(getWheelHistory, {})).List;
  const { ItemID, Amount } = assertDefined(fallen, 'a spin');
  const prize = `${amounts.format(Amount)} ${ItemID === ITEM.gold ? '金幣' : '寶石'}`;
  const wheel = within(screen.getByRole('group', { name: '福神輪盤' }));
  await waitFor(() => expect(wheel.getByRole('status')).toHaveTextContent(`恭喜獲得 ${prize}！`));
  expect(screen.getByText('免費次數已用完，今天還可買 20 次')).toBeVisible();
  await waitFor(() => expect(audio.fetched).toEqual([win]));
  // A large prize is shown before it flies; a key skips the display.
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(wallet()).toHaveTextContent(`${after.Gold} ${after.Gem}`));
  expect(backend.sent(spinFireWheel)).toHaveLength(1);
});

test('shows a guest how to spin, and requests nothing from the service', async () => {
  const backend = await open(<WheelPage />, { at: WHEEL, as: 'guest' });
  const spin = await screen.findByRole('button', { name: '開始' });
  await userEvent.click(spin);
  expect(spin).toHaveAccessibleDescription('綁定手機成為會員後就能轉動');
  expect(backend.sent(spinFireWheel)).toEqual([]);
});

/** A phone without a demo account. */
const NEWCOMER = '0900000008';
async function createNewcomer(backend: TestBackend): Promise<TestMember> {
  const [member] = await createTestMembers(backend.others, NEWCOMER, { count: 1, VIPLevel: 3 });
  return assertDefined(member, 'a member');
}
const firstDayList = async () => within(await screen.findByRole('region', { name: /新手任務/u }));
const linksOf = (list: Awaited<ReturnType<typeof firstDayList>>) =>
  list.getAllByRole('link').map((link) => link.getAttribute('href'));

test('leads from the list of the first days to each open step', async () => {
  const backend = await open(<FirstDayCard />, { at: '/vi_vn/other/mission', as: 'guest' });
  const nothingDone = await firstDayList();
  expect(linksOf(nothingDone)).toEqual([
    // A guest must bind a phone before spinning or writing.
    '/vi_vn/other/sevendaySignIn',
    '/vi_vn/member/account',
  ]);
  expect(nothingDone.queryByRole('button')).not.toBeInTheDocument();
  cleanup();
  const { lobby } = await createNewcomer(backend);
  await lobby.call(claimSignInDay, {});
  await show(<FirstDayCard />, { at: '/other/mission', as: NEWCOMER });
  const halfDone = await firstDayList();
  expect(linksOf(halfDone)).toEqual(['/other/fire-wheel', '/?chatroom=public']);
  expect(halfDone.getAllByText('已完成')).toHaveLength(2);
  expect(halfDone.queryByRole('button')).not.toBeInTheDocument();
});

test('pays the reward at the end of the list of the first days, once', async () => {
  const backend = await startWorld();
  const { lobby, chat } = await createNewcomer(backend);
  await lobby.call(claimSignInDay, {});
  await lobby.call(spinFireWheel, {});
  await chat.call(sendPublicMessage, { Message: '大家好' });
  const before = await lobby.call(getWallet, {});
  const { Reward } = await lobby.call(getFirstDay, {});
  const reward = `${amounts.format(Reward.Gold)} 金幣`;
  await show(<FirstDayCard />, { at: '/other/mission', as: NEWCOMER });
  const list = await firstDayList();
  expect(list.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(list.getByRole('button', { name: `領取 ${reward}` }));
  expect(await announced(`恭喜獲得 ${reward}！`)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('新手任務')).not.toBeInTheDocument());
  const after = await (await backend.openOwnSocket('lobby')).call(getWallet, {});
  expect(after.Gold).toBe(before.Gold + Reward.Gold);
  expect(backend.sent(claimFirstDay)).toHaveLength(1);
});

test('counts a newcomer’s message to customer service, which answers', LONG, async () => {
  const backend = await startWorld();
  await createTestMembers(backend.others, NEWCOMER, { count: 1, VIPLevel: 1 });
  await show(<FirstDayCard />, { at: '/other/mission', as: NEWCOMER });
  const list = await firstDayList();
  await userEvent.click(list.getByRole('button', { name: '前往：打招呼' }));
  const dialog = within(await screen.findByRole('dialog', { name: '打聲招呼' }));
  const field = dialog.getByRole('textbox', { name: '給客服的訊息' });
  await userEvent.clear(field);
  await userEvent.type(field, '請多指教');
  await userEvent.click(dialog.getByRole('button', { name: '送出' }));
  expect(await dialog.findByText('請多指教')).toBeVisible();
  expect(await dialog.findByText(/這裡是客服中心/u)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(list.queryByRole('button', { name: '前往：打招呼' })).not.toBeInTheDocument());
  expect(list.getAllByText('已完成')).toHaveLength(2);
});

test('leads to binding a phone before paying its gold', async () => {
  await open(<BindBonus />, { at: '/other/mission', as: 'guest' });
  expect(await screen.findByRole('link', { name: '去綁定' })).toHaveAttribute('href', '/member/account');
  expect(screen.queryByRole('button', { name: '領取：手機綁定獎勵' })).not.toBeInTheDocument();
});

test('pays the gold for a bound phone without another question', async () => {
  const backend = await startWorld();
  await createNewcomer(backend);
  await show(<BindBonus />, { at: '/other/mission', as: NEWCOMER });
  const own = await backend.openOwnSocket('lobby');
  const before = await own.call(getWallet, {});
  await userEvent.click(await screen.findByRole('button', { name: '領取：手機綁定獎勵' }));
  expect(await announced('恭喜獲得 20,000 金幣！')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('手機綁定獎勵')).not.toBeInTheDocument());
  expect((await own.call(getWallet, {})).Gold).toBe(before.Gold + 20_000);
});

test('links from the lobby to all rewards and three events, with their counts', async () => {
  const backend = await startWorld();
  const before = await (await backend.others.member(MEMBER.phone)).openSocket('lobby');
  await before.call(claimSignInDay, {});
  await winOnce(backend);
  await show(<EventsEntrance />, { at: '/id_id' });
  const own = await backend.openOwnSocket('lobby');
  const { waiting } = await waitingMissions(own);
  const { FreeSpins } = (await own.call(getFireWheel, {})).Left;
  const badges = (await own.call(getEvents, {})).List.reduce((sum, { Badge }) => sum + Badge, 0);
  expect([waiting.length > 0, FreeSpins]).toEqual([true, 1]);
  const entrance = within(screen.getByRole('navigation', { name: '活動入口' }));
  for (const [name, path] of [
    [`今日獎勵 ${badges} 個可領`, '/id_id/other/rewards'],
    [`任務 ${waiting.length} 個可領`, '/id_id/other/mission'],
    ['七日簽到 明天再來', '/id_id/other/sevendaySignIn'],
    ['福神輪盤 免費 1 次', '/id_id/other/fire-wheel'],
  ] as const) {
    expect(await entrance.findByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('shows a visitor the prizes, and requests nothing from the service', async () => {
  const backend = await open(<EventsEntrance />, { at: '/', as: 'nobody' });
  expect(await screen.findByRole('link', { name: '任務 今日 12 項' })).toBeVisible();
  expect(screen.getByRole('link', { name: '七日簽到 首日 1,000 金幣' })).toBeVisible();
  expect(screen.getByRole('link', { name: '福神輪盤 最高 888,888 金幣' })).toBeVisible();
  expect([getEvents, getFireWheel].flatMap((contract) => backend.sent(contract))).toEqual([]);
});

test('promises a visitor the rewards that the service gives', async () => {
  const backend = await startWorld();
  const own = await (await backend.others.member(MEMBER.phone)).openSocket('lobby');
  const { List } = await own.call(getMissions, {});
  const { Days } = await own.call(getSignInDays, {});
  const { Prizes } = await own.call(getFireWheel, {});
  expect(PROMISES).toEqual({
    dailyMissions: List.filter(({ Reset }) => Reset === 'day').length,
    firstDayGold: Days[0]?.Reward.Gold,
    wheelGold: Math.max(...Prizes.filter(({ ItemID }) => ItemID === ITEM.gold).map(({ Amount }) => Amount)),
  });
});
