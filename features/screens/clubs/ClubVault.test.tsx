import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { exportClubCoupons, exportClubExchanges, exportClubMembers } from '#protocol/endpoints/club.ts';
import {
  answerAllianceRequest,
  createAlliance,
  leaveAlliance,
  requestAlliance,
} from '#protocol/operations/alliance.ts';
import { createClub, inviteToClub, leaveClub } from '#protocol/operations/club.ts';
import { editClub, setClubDeputy, textClubMembers } from '#protocol/operations/clubOffice.ts';
import { claimClubAchievement, issueClubCoupon, redeemClubCoupon } from '#protocol/operations/clubVault.ts';
import { keepDownloads, readCsv } from '../../testing/keepDownloads.ts';
import { layOut } from '../../testing/layout.ts';
import { LONG } from '../../testing/long.ts';
import {
  CLUB,
  dialogOf,
  itemOf,
  openClub,
  PHONE,
  PLAYER_ID,
  playerBeside,
  press,
  pressMore,
  startWorld,
} from './testing/openClub.tsx';

beforeEach(layOut);
afterEach(() => vi.unstubAllGlobals());

test('gives a coupon, which its member redeems', LONG, async () => {
  const backend = await startWorld();
  await openClub(PHONE.leader, 'coupons');
  await press('發放兌換券');
  const dialog = await dialogOf('發放兌換券');
  await userEvent.type(dialog.getByRole('combobox', { name: '給誰' }), '夜行者');
  await userEvent.click(await screen.findByRole('option', { name: /夜行者小葵/u }));
  await userEvent.click(await dialog.findByRole('button', { name: '10,000' }));
  await userEvent.click(dialog.getByRole('button', { name: '發放兌換券' }));
  expect(await screen.findByText('已發給 夜行者小葵 10,000 金幣的兌換券')).toBeVisible();
  expect(backend.sent(issueClubCoupon)).toMatchObject([{ PlayerID: PLAYER_ID.member, Amount: 10_000 }]);
  await press('全俱樂部');
  expect((await itemOf('夜行者小葵')).getByText('待領取')).toBeVisible();
});

test('redeems a coupon when it arrives', async () => {
  const backend = await startWorld();
  const leader = await playerBeside(backend, PHONE.leader);
  await openClub(PHONE.member, 'coupons');
  const list = await screen.findByRole('list', { name: '兌換券' });
  const before = within(list).queryAllByRole('button', { name: '領取' }).length;
  await leader.socket.call(issueClubCoupon, { PlayerID: PLAYER_ID.member, Amount: 12_000 });
  await waitFor(() => expect(within(list).getAllByRole('button', { name: '領取' })).toHaveLength(before + 1));
  await userEvent.click(within(list).getAllByRole('button', { name: '領取' })[0] ?? list);
  expect(await screen.findByText('領取成功 +12,000 金幣')).toBeVisible();
  expect(backend.sent(redeemClubCoupon)).toHaveLength(1);
});

test('lets officers claim the club’s achievements; tells a member who may claim them', LONG, async () => {
  const backend = await startWorld();
  await openClub(PHONE.deputy, 'achievements');
  await userEvent.click((await itemOf('開啟俱樂部聊天室')).getByRole('button', { name: '領取' }));
  expect(await screen.findByText('1,000 金幣進入金庫了！')).toBeVisible();
  await waitFor(async () => expect((await itemOf('開啟俱樂部聊天室')).getByText('已領取')).toBeVisible());
  expect(backend.sent(claimClubAchievement)).toHaveLength(1);
});

test('shows a member that the officers claim achievements', async () => {
  await startWorld();
  await openClub(PHONE.member, 'achievements');
  expect((await itemOf('開啟俱樂部聊天室')).getByText('由會長或副會長領取')).toBeVisible();
  expect(screen.queryByRole('button', { name: '領取' })).toBeNull();
});

test('marks the player’s club in the ranking', async () => {
  await startWorld();
  await openClub(PHONE.member, 'rank');
  const list = within(await screen.findByRole('list', { name: '俱樂部排行' }));
  expect(list.getAllByRole('listitem')[0]).toHaveTextContent(CLUB);
  expect(list.getByRole('listitem', { current: true })).toHaveTextContent('我們');
});

test('lets the leader edit the texts and the flag', LONG, async () => {
  const backend = await startWorld();
  await openClub(PHONE.leader, 'about');
  await press('編輯');
  const dialog = await dialogOf('編輯俱樂部');
  const words = dialog.getByRole('textbox', { name: '俱樂部說明' });
  await userEvent.clear(words);
  await userEvent.type(words, '早睡早起');
  await userEvent.click(dialog.getByRole('radio', { name: '紫色' }));
  await userEvent.click(dialog.getByRole('button', { name: '儲存' }));
  expect(await screen.findByText('早睡早起')).toBeVisible();
  expect(backend.sent(editClub)).toMatchObject([{ Description: '早睡早起', FlagColor: 8 }]);
});

test('lets only the leader edit', async () => {
  await startWorld();
  await openClub(PHONE.deputy, 'about');
  expect(await screen.findByRole('heading', { level: 2, name: CLUB })).toBeVisible();
  expect(screen.queryByRole('button', { name: '編輯' })).toBeNull();
});

test('invites a player found by name', LONG, async () => {
  const backend = await startWorld();
  await openClub(PHONE.deputy);
  await press('邀請');
  const dialog = await dialogOf('邀請玩家');
  await userEvent.type(dialog.getByRole('combobox', { name: '玩家' }), PLAYER_ID.outsider);
  await userEvent.click(await screen.findByRole('option'));
  await userEvent.click(dialog.getByRole('button', { name: '送出邀請' }));
  expect(await screen.findByText(/^已邀請 /u)).toBeVisible();
  expect(backend.sent(inviteToClub)).toMatchObject([{ PlayerID: PLAYER_ID.outsider }]);
});

test('lets the leader appoint and dismiss a deputy', LONG, async () => {
  const backend = await startWorld();
  await openClub(PHONE.leader);
  await pressMore('指派副會長');
  const dialog = await dialogOf('指派副會長');
  await userEvent.type(dialog.getByRole('combobox', { name: '新副會長' }), '夜行者');
  await userEvent.click(await screen.findByRole('option', { name: /夜行者小葵/u }));
  await userEvent.click(dialog.getByRole('button', { name: '指派' }));
  await userEvent.click(await dialog.findByRole('button', { name: '免除 夜行者小葵 的副會長' }));
  await waitFor(() => expect(dialog.queryByRole('button', { name: '免除 夜行者小葵 的副會長' })).toBeNull());
  expect(backend.sent(setClubDeputy)).toMatchObject([
    { PlayerID: PLAYER_ID.member, Deputy: true },
    { PlayerID: PLAYER_ID.member, Deputy: false },
  ]);
});

test('sends the members a text message once a day', LONG, async () => {
  const backend = await startWorld();
  await openClub(PHONE.deputy);
  await pressMore('簡訊召集會員');
  const asked = within(await screen.findByRole('alertdialog', { name: '要用簡訊召集會員嗎？' }));
  await userEvent.click(asked.getByRole('button', { name: '發送簡訊' }));
  expect(await screen.findByText(/^已發送簡訊給 \d+ 位會員$/u)).toBeVisible();
  expect(backend.sent(textClubMembers)).toHaveLength(1);
});

test('leaves the alliance after the name is typed, applies to another, and withdraws', LONG, async () => {
  const backend = await startWorld();
  await openClub(PHONE.leader, 'alliance');
  expect(await screen.findByRole('list', { name: '北斗聯盟' })).toBeVisible();
  await press('退出聯盟');
  const leaving = await dialogOf('退出聯盟');
  await userEvent.type(leaving.getByRole('textbox'), `${CLUB}{Enter}`);
  await userEvent.click((await itemOf('南風聯盟')).getByRole('button', { name: '申請' }));
  const waiting = '已向「南風聯盟」送出申請，等待盟主回覆';
  expect(await screen.findByText(waiting)).toBeVisible();
  expect([backend.sent(leaveAlliance), backend.sent(requestAlliance)]).toMatchObject([[{}], [{ AllianceID: '2' }]]);
  cleanup();
  await openClub(PHONE.leader, 'alliance');
  expect(await screen.findByText(waiting)).toBeVisible();
  await press('收回申請');
  await waitFor(() => expect(screen.queryByText(waiting)).toBeNull());
});

test('lets the leading club accept a club that applied', LONG, async () => {
  const backend = await startWorld();
  const other = await playerBeside(backend, PHONE.member);
  await other.socket.call(leaveClub, {});
  await other.socket.call(createClub, { ClubName: '小葵的家' });
  await openClub(PHONE.leader, 'alliance');
  expect(await screen.findByRole('list', { name: '北斗聯盟' })).toBeVisible();
  await other.socket.call(requestAlliance, { AllianceID: '1' });
  const asking = within(await screen.findByRole('list', { name: '申請加入的俱樂部' }));
  await userEvent.click(asking.getByRole('button', { name: '同意' }));
  const clubs = within(await screen.findByRole('list', { name: '北斗聯盟' }));
  expect(await clubs.findByRole('listitem', { name: '小葵的家' })).toBeVisible();
  expect(backend.sent(answerAllianceRequest)).toMatchObject([{ Accept: true }]);
});

test('founds an alliance, which the club leads', LONG, async () => {
  const backend = await startWorld();
  await openClub(PHONE.leader, 'alliance');
  await press('退出聯盟');
  await userEvent.type((await dialogOf('退出聯盟')).getByRole('textbox'), `${CLUB}{Enter}`);
  await press('創立聯盟');
  const dialog = await dialogOf('創立聯盟');
  await userEvent.type(dialog.getByRole('textbox', { name: '聯盟名稱' }), '晨光{Enter}');
  expect(within(await screen.findByRole('list', { name: '晨光' })).getByText('盟主')).toBeVisible();
  expect(backend.sent(createAlliance)).toMatchObject([{ AllianceName: '晨光' }]);
});

test('shows a member the alliance, without its leader’s actions', async () => {
  const backend = await startWorld();
  const leader = await playerBeside(backend, PHONE.leader);
  await leader.socket.call(leaveAlliance, {});
  await leader.socket.call(createAlliance, { AllianceName: '星空聯盟' });
  await openClub(PHONE.member, 'alliance');
  expect(await screen.findByRole('list', { name: '星空聯盟' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '退出聯盟' })).toBeNull();
});

test.each([
  {
    view: 'members',
    button: '匯出成員（CSV）',
    contract: exportClubMembers,
    asked: { Tab: 1 },
    name: 'club-members.csv',
    header: 'PlayerID,Name,ClubRole,Level,VIPLevel,Contribution,JoinTime,LastLoginTime',
  },
  {
    view: 'coupons',
    button: '匯出兌換券（CSV）',
    contract: exportClubCoupons,
    asked: { Tab: 1 },
    name: 'club-coupons.csv',
    header: 'CouponID,CreateTime,Expires,Status,PlayerID,PlayerName,IssuerID,IssuerName,Amount',
  },
  {
    view: 'vault',
    button: '匯出紀錄（CSV）',
    contract: exportClubExchanges,
    asked: {},
    name: 'club-exchanges.csv',
    header: 'ID,CreateTime,Kind,ActorID,ActorName,PlayerID,PlayerName,Amount,Balance',
  },
])('downloads $name from $view as an officer: a spreadsheet file of up to 2,000 lines', LONG, async (exported) => {
  const backend = await startWorld();
  const saved = keepDownloads();
  await openClub(PHONE.deputy, exported.view);
  await press(exported.button);
  expect(await screen.findByText('已開始下載')).toBeVisible();
  expect(backend.posted(exported.contract)).toEqual([{ ...exported.asked, Page: 1, PerPage: 2000, isCSV: true }]);
  const file = assertDefined(saved[0], 'a file');
  expect(file.name).toBe(exported.name);
  const { lines, marked } = await readCsv(file);
  expect(marked).toBe(true);
  expect(lines[0]).toBe(exported.header);
  expect(lines.length).toBeGreaterThan(1);
});
