import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWallet } from '../session/index.ts';
import { FakeAudio } from '../sounds/testing/fakeAudio.ts';
import { ScriptedService } from '../testing/scriptedService.ts';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { BindBonus } from './BindBonus.tsx';
import { EventsEntrance } from './EventsEntrance.tsx';
import { FirstDayCard } from './FirstDayCard.tsx';
import { MissionPage } from './MissionPage.tsx';
import { SignInDaysPage } from './SignInDaysPage.tsx';
import { WheelPage } from './WheelPage.tsx';

// jsdom draws nothing.
vi.mock('canvas-confetti', () => ({
  default: {
    create: () => Object.assign(async () => undefined, { reset: () => undefined }),
    shapeFromPath: () => ({}),
  },
}));
afterEach(() => vi.unstubAllGlobals());

const mission = (MissionID: string, words: string, State: number, Reset = 'day') => ({
  MissionID,
  Reset,
  Condition: { Type: 2, Count: 20, Amount: 0, Threshold: 0, GameCode: '' },
  Text: { zh_tw: words, id_id: words, vi_vn: words },
  Progress: State === 1 ? 12 : 20,
  Target: 20,
  State,
  Reward: { Gold: 2000, Premium: 0 },
  ResetTime: Reset === 'once' ? '' : '2026-11-20T16:00:00.000Z',
});

test('lists missions by how often they come, and claims one', async () => {
  const service = new ScriptedService();
  let claimed = false;
  const list = () => [
    mission('rounds', '遊玩 20 局', claimed ? 3 : 2),
    mission('bet', '累積投注', 1),
    mission('phone', '綁定手機號碼', 3, 'once'),
  ];
  service.on(13600, () => ({ result: { List: list(), Total: 3, Claimable: claimed ? 0 : 1 } }));
  service.on(13610, () => {
    claimed = true;
    return { result: { Mission: list()[0], Reward: { Gold: 2000, Premium: 0 } } };
  });
  await renderWithProviders(<MissionPage />, { at: '/other/mission' }, service);
  const daily = within(await screen.findByRole('region', { name: '每日任務' }));
  expect(daily.getByRole('progressbar', { name: '累積投注' })).toHaveAttribute('aria-valuetext', '12 / 20');
  expect(daily.getByRole('link', { name: '前往：累積投注' })).toHaveAttribute('href', '/');
  const waiting = within(screen.getByRole('region', { name: '待領 1 項' }));
  expect(waiting.getAllByText('2,000 金幣')).not.toEqual([]);
  expect(screen.queryByRole('region', { name: '每週任務' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: '成就任務' })).toHaveTextContent('已領取');
  await userEvent.click(waiting.getByRole('button', { name: '領取：遊玩 20 局' }));
  expect(await screen.findByText('領取成功 +2,000 金幣')).toBeVisible();
  expect(await daily.findByText('已領取')).toBeVisible();
  expect(service.sent(13610)).toMatchObject([{ MissionID: 'rounds' }]);
});

test('a claim that is refused says why, and leaves the mission to be claimed', async () => {
  const service = new ScriptedService();
  service.on(13600, () => ({ result: { List: [mission('rounds', '遊玩 20 局', 2)], Total: 1, Claimable: 1 } }));
  service.on(13610, () => ({ code: 300012 }));
  await renderWithProviders(<MissionPage />, { at: '/other/mission' }, service);
  await userEvent.click(await screen.findByRole('button', { name: '領取：遊玩 20 局' }));
  expect(await screen.findByText('已經領取過了')).toBeVisible();
  expect(screen.getByRole('button', { name: '領取：遊玩 20 局' })).toBeEnabled();
});

const week = (today: 1 | 2) => ({
  Days: [1, 2, 3, 4, 5, 6, 7].map((Day) => ({
    Day,
    Reward: { Gold: Day * 1000, Premium: 0 },
    State: Day < 3 ? 1 : Day === 3 ? today : 3,
  })),
  Today: 3,
  ClaimedToday: today === 1,
  Streak: today === 1 ? 3 : 2,
  NextTime: '2026-11-20T16:00:00.000Z',
});

test('claims the present of the day once, and says when the next one comes', async () => {
  const service = new ScriptedService();
  service.on(13500, () => ({ result: week(service.sent(13510).length > 0 ? 1 : 2) }));
  service.on(13510, () => ({ result: { Days: week(1), Reward: { Gold: 3000, Premium: 0 } } }));
  const audio = new FakeAudio();
  const win = '/sounds/bell-win.wav';
  await renderWithProviders(<SignInDaysPage />, { at: '/other/sevendaySignIn', brand: { Sounds: { win } } }, service);
  const days = await screen.findByRole('list', { name: '七日獎勵' });
  expect(within(days).getAllByRole('listitem')[2]).toHaveTextContent(/第 3 天.*3,000.*今天可領/u);
  await userEvent.click(screen.getByRole('button', { name: '簽到領取 3,000 金幣' }));
  expect(await screen.findByText('恭喜獲得 3,000 金幣！', { selector: '[aria-live=polite]' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: '略過' }));
  const done = await screen.findByRole('button', { name: '今天已簽到' });
  expect(done).toHaveAccessibleDescription('今天已經簽到，明天再來');
  expect(screen.getByText('已連續簽到 3 天')).toBeVisible();
  await vi.waitFor(() => expect(audio.played).toEqual([win]));
});

/** What the wallet shows. */
function Held(): ReactNode {
  return <output aria-label="wallet">{useWallet().data?.Gold}</output>;
}
/** The service tells a new balance. */
const push = (service: ScriptedService, Gold: number): void =>
  act(() => service.lobby.say({ OP: 10032, Code: 200, Message: '', Result: { Gold, Gem: 5000, GamePoint: 5000 } }));

const wheel = (FreeSpins: number) => ({
  Prizes: [1, 2, 3, 4].map((at) => ({ PrizeID: `p${at}`, ItemID: 1, Amount: at * 1000, Percent: 25 })),
  Notice: { zh_tw: '機率為單次中獎率', id_id: '', vi_vn: '' },
  Price: { ItemID: 2, Amount: 10 },
  Left: { FreeSpins, TicketSpins: 0, PaidSpins: 5, NextFreeTime: FreeSpins > 0 ? '' : '2026-11-20T16:00:00.000Z' },
});

test('spins what is free and says what fell; every prize stands with its chance', async () => {
  const service = new ScriptedService();
  service.on(14300, () => ({ result: wheel(1) }));
  service.on(14310, () => ({
    result: {
      SpinID: 's',
      PrizeID: 'p2',
      ItemID: 1,
      Amount: 2000,
      CostItemID: 0,
      CostAmount: 0,
      CreateTime: '2026-11-20T12:00:00.000Z',
      Left: wheel(0).Left,
    },
  }));
  const audio = new FakeAudio();
  const win = '/sounds/edge-win.wav';
  const page = (
    <>
      <Held />
      <WheelPage />
    </>
  );
  await renderWithProviders(page, { at: '/other/fire-wheel', brand: { Sounds: { win } } }, service);
  expect(await screen.findByText('還可以免費轉 1 次')).toBeVisible();
  expect(screen.getAllByText('25.00%')).toHaveLength(4);
  expect(screen.getByText('機率為單次中獎率')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '開始' }));
  const skip = await screen.findByRole('button', { name: '直接看結果' });
  push(service, 1_002_000);
  expect(audio.played).toEqual([]);
  expect(screen.getByText('還可以免費轉 1 次')).toBeVisible();
  expect(screen.getByLabelText('wallet')).toHaveTextContent('1000000');
  await userEvent.click(skip);
  expect(await screen.findByText('恭喜獲得 2,000 金幣！')).toBeVisible();
  expect(screen.getByText('今天的免費次數已用完，明天再來', { selector: 'p' })).toBeVisible();
  await vi.waitFor(() => expect(screen.getByLabelText('wallet')).toHaveTextContent('1002000'));
  await vi.waitFor(() => expect(audio.played).toEqual([win]));
  expect(service.sent(14310)).toMatchObject([{ OP: 14310 }]);
});

test('a guest learns what it takes to spin, and nothing is asked of the service', async () => {
  const service = new ScriptedService();
  service.on(14300, () => ({ result: wheel(1) }));
  await renderWithProviders(<WheelPage />, { at: '/other/fire-wheel', who: 'guest' }, service);
  const spin = await screen.findByRole('button', { name: '開始' });
  await userEvent.click(spin);
  expect(spin).toHaveAccessibleDescription('綁定手機成為會員後就能轉動');
  expect(service.sent(14310)).toEqual([]);
});

const firstDay = (done: readonly string[], State = 1) => ({
  Open: true,
  Steps: ['signIn', 'spin', 'bind', 'message'].map((Step) => ({ Step, Done: done.includes(Step) })),
  State,
  Reward: { Gold: 15_000, Premium: 0 },
  EndTime: '2026-11-22T16:00:00.000Z',
});

test('the list of the first days leads to each step that is open, and pays at its end', async () => {
  const service = new ScriptedService();
  let done: readonly string[] = ['signIn'];
  service.on(15800, () => ({ result: firstDay(done, done.length === 4 ? 2 : 1) }));
  service.on(15810, () => ({ result: firstDay(done, 3) }));
  await renderWithProviders(<FirstDayCard />, { at: '/vi_vn/other/mission' }, service);
  const list = within(await screen.findByRole('region', { name: /新手清單/u }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/vi_vn/other/fire-wheel',
    '/vi_vn/member/account',
    '/vi_vn/?chatroom=public',
  ]);
  expect(list.queryByRole('button')).not.toBeInTheDocument();
  cleanup();
  done = ['signIn', 'spin', 'bind', 'message'];
  await renderWithProviders(<FirstDayCard />, { at: '/other/mission' }, service);
  await userEvent.click(await screen.findByRole('button', { name: '領取 15,000 金幣' }));
  expect(await screen.findByText('恭喜獲得 15,000 金幣！', { selector: '[aria-live=polite]' })).toBeInTheDocument();
});

test('the gold for binding leads to the binding first, and nobody is asked twice', async () => {
  const service = new ScriptedService();
  service.on(10640, () => ({ result: { Show: true, Bound: false, CanReceive: false, Bonus: 20_000 } }));
  await renderWithProviders(<BindBonus />, { at: '/other/mission' }, service);
  expect(await screen.findByRole('link', { name: '去綁定' })).toHaveAttribute('href', '/member/account');
  cleanup();
  service.on(10640, () => ({ result: { Show: false, Bound: true, CanReceive: false, Bonus: 20_000 } }));
  await renderWithProviders(<BindBonus />, { at: '/other/mission' }, service);
  expect(screen.queryByText('手機綁定獎勵')).not.toBeInTheDocument();
});

test('the entrance on the lobby leads to the three events and says what waits', async () => {
  const service = new ScriptedService();
  service.on(13630, () => ({
    result: {
      List: [
        { Kind: 'signInDays', Order: 5, Open: true, Badge: 0 },
        { Kind: 'mission', Order: 15, Open: true, Badge: 3 },
      ],
    },
  }));
  service.on(14300, () => ({ result: wheel(2) }));
  await renderWithProviders(<EventsEntrance />, { at: '/id_id' }, service);
  const entrance = within(screen.getByRole('navigation', { name: '活動入口' }));
  expect(await entrance.findByRole('link', { name: '任務 3 個可領' })).toHaveAttribute('href', '/id_id/other/mission');
  expect(await entrance.findByRole('link', { name: '七日簽到 明天再來' })).toHaveAttribute(
    'href',
    '/id_id/other/sevendaySignIn',
  );
  expect(await entrance.findByRole('link', { name: '福神輪盤 免費 2 次' })).toHaveAttribute(
    'href',
    '/id_id/other/fire-wheel',
  );
});

test('a visitor is told what is to be had, and nothing is asked of the service', async () => {
  const service = new ScriptedService();
  await renderWithProviders(<EventsEntrance />, { at: '/', who: 'nobody' }, service);
  expect(screen.getByRole('link', { name: '七日簽到 今天可領' })).toBeVisible();
  expect(screen.getByRole('link', { name: '福神輪盤 每天免費轉' })).toBeVisible();
  expect(service.sent(13630)).toEqual([]);
});
