import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  applyToClub,
  createClub,
  getClub,
  inviteToClub,
  kickClubMember,
  leaveClub,
  refuseClubApplication,
} from '#protocol/operations/club.ts';
import {
  answerClubLeadership,
  changeClubLeader,
  dissolveClub,
  withdrawClubLeadership,
} from '#protocol/operations/clubOffice.ts';
import { depositToClubVault } from '#protocol/operations/clubVault.ts';
import { createEnvelope } from '#protocol/operations/envelope.ts';
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

test('shows a player without a club the clubs with their conditions, applies to one and withdraws', async () => {
  const backend = await startWorld();
  await openClub(PHONE.outsider);
  expect((await itemOf(CLUB)).getByText(/^還有 [\d,]+ 個名額$/u)).toBeVisible();
  expect((await itemOf(CLUB)).getByText('VIP 1 起')).toBeVisible();
  expect((await itemOf(CLUB)).getByText(/^本週貢獻 [\d,]+$/u)).toBeVisible();
  expect((await itemOf(CLUB)).getByText('繁體中文')).toBeVisible();
  expect((await itemOf('新手村')).getByText('僅限邀請')).toBeVisible();
  expect(await (await itemOf('夜貓基地')).findByText('需要 VIP 3 才能申請')).toBeVisible();
  await userEvent.click((await itemOf(CLUB)).getByRole('button', { name: '申請' }));
  expect(await screen.findByText(`已向「${CLUB}」送出申請`)).toBeVisible();
  const waiting = within(await screen.findByRole('list', { name: '等待審核' }));
  expect(waiting.getByRole('listitem', { name: CLUB })).toBeVisible();
  await userEvent.click(waiting.getByRole('button', { name: '收回申請' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: '等待審核' })).toBeNull());
  expect(backend.sent(applyToClub)).toMatchObject([{ ClubID: '1' }]);
});

test('finds a club by its name, and shows that none matched', LONG, async () => {
  await startWorld();
  await openClub(PHONE.outsider);
  await userEvent.type(await screen.findByRole('searchbox', { name: '搜尋俱樂部' }), '茶館');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: CLUB })).toBeNull());
  expect(await screen.findByRole('listitem', { name: '老友茶館' })).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), '沒有');
  expect(await screen.findByText('找不到符合的俱樂部')).toBeVisible();
});

test(
  'filters clubs that accept applications, and those of a language; a second press removes a filter',
  LONG,
  async () => {
    await startWorld();
    await openClub(PHONE.outsider);
    expect(await screen.findByRole('listitem', { name: '新手村' })).toBeVisible();
    await press('可申請');
    await waitFor(() => expect(screen.queryByRole('listitem', { name: '新手村' })).toBeNull());
    expect(screen.queryByRole('listitem', { name: '夜貓基地' })).toBeNull();
    expect((await itemOf(CLUB)).getByRole('button', { name: '申請' })).toBeEnabled();
    await press('Tiếng Việt');
    await waitFor(() => expect(screen.queryByRole('listitem', { name: CLUB })).toBeNull());
    const results = await screen.findByRole('list', { name: '搜尋結果' });
    for (const club of within(results).getAllByRole('listitem')) expect(club).toHaveTextContent('Tiếng Việt');
    await press('Tiếng Việt');
    expect(await screen.findByRole('listitem', { name: CLUB })).toBeVisible();
  },
);

test('shows a club’s description before applying', LONG, async () => {
  await startWorld();
  await openClub(PHONE.outsider);
  await userEvent.click((await itemOf('老友茶館')).getByRole('button', { name: '老友茶館' }));
  const dialog = await dialogOf('老友茶館');
  expect(await dialog.findByText('泡茶、聊天、慢慢玩，不催不趕。')).toBeVisible();
  expect(await dialog.findByRole('button', { name: '申請' })).toBeEnabled();
});

test('opens the club immediately after an accepted application, and shows a refused one', LONG, async () => {
  const backend = await startWorld();
  const leader = await playerBeside(backend, PHONE.leader);
  await openClub(PHONE.outsider);
  await userEvent.click((await itemOf(CLUB)).getByRole('button', { name: '申請' }));
  await screen.findByRole('list', { name: '等待審核' });
  await leader.socket.call(refuseClubApplication, { PlayerID: PLAYER_ID.outsider });
  expect(await screen.findByText(`「${CLUB}」婉拒了您的申請`)).toBeVisible();
  await leader.socket.call(inviteToClub, { PlayerID: PLAYER_ID.outsider });
  const invitations = within(await screen.findByRole('list', { name: '邀請您的俱樂部' }));
  const invited = within(await invitations.findByRole('listitem', { name: CLUB }));
  await userEvent.click(invited.getByRole('button', { name: '加入' }));
  expect(await screen.findByRole('heading', { level: 2, name: CLUB })).toBeVisible();
  await leader.socket.call(kickClubMember, { PlayerID: PLAYER_ID.outsider });
  expect(await screen.findByText(`您已被移出「${CLUB}」`)).toBeVisible();
  expect(await screen.findByText('推薦俱樂部')).toBeVisible();
});

test('declines an invitation', LONG, async () => {
  await startWorld();
  await openClub(PHONE.outsider);
  const invitations = within(await screen.findByRole('list', { name: '邀請您的俱樂部' }));
  expect(invitations.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(invitations.getByRole('button', { name: '婉拒' }));
  expect(await screen.findByText('已婉拒邀請')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('list', { name: '邀請您的俱樂部' })).toBeNull());
});

test('founds a club after showing its price; shows a taken name at the field', async () => {
  const backend = await startWorld();
  await (await playerBeside(backend, PHONE.member)).socket.call(leaveClub, {});
  await openClub(PHONE.member);
  await press('創建俱樂部');
  const dialog = await dialogOf('創建俱樂部');
  expect(dialog.getByText(/創建需要 VIP 3/u)).toHaveTextContent('100,000');
  const found = dialog.getByRole('button', { name: '創建俱樂部' });
  expect(found).toHaveAccessibleDescription('2 到 10 個字的中文、英文或數字');
  const name = dialog.getByRole('textbox', { name: /俱樂部名稱/u });
  await userEvent.type(name, CLUB);
  await userEvent.click(dialog.getByRole('radio', { name: '金色' }));
  await userEvent.click(dialog.getByRole('radio', { name: '皇冠' }));
  await userEvent.click(found);
  expect(await dialog.findByText('俱樂部名稱已有人使用，請換一個')).toBeVisible();
  await userEvent.clear(name);
  await userEvent.type(name, '小葵的家');
  await userEvent.click(found);
  expect(await screen.findByRole('heading', { level: 2, name: '小葵的家' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('shows a player below the tier why founding a club is not possible', async () => {
  await startWorld();
  await openClub(PHONE.outsider);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '創建俱樂部' })).toHaveAccessibleDescription('創建俱樂部需要 VIP 3'),
  );
});

test('leads a guest to binding a phone', async () => {
  await startWorld();
  await openClub('guest');
  expect(await screen.findByRole('button', { name: '綁定手機' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: '創建俱樂部' })).toBeNull();
});

const namesOf = (role: 'link' | 'button') =>
  within(screen.getByRole('navigation', { name: '俱樂部功能' }))
    .getAllByRole(role)
    .map((one) => one.textContent);

test.each([
  [
    PHONE.leader,
    ['聊天室', '說明', '申請名單', '兌換紀錄', '成員', '兌換券', '成就', '排行', '聯盟', '搜尋'],
    ['邀請', '群發訊息', '更多'],
  ],
  [
    PHONE.deputy,
    ['聊天室', '說明', '申請名單', '兌換紀錄', '成員', '兌換券', '成就', '排行', '聯盟', '搜尋'],
    ['邀請', '群發訊息', '更多'],
  ],
  [PHONE.member, ['聊天室', '說明', '成員', '兌換券', '成就', '排行', '聯盟', '搜尋'], ['更多']],
])('shows the entries of the role to %s', async (phone, links, buttons) => {
  await startWorld();
  await openClub(phone);
  await screen.findByRole('navigation', { name: '俱樂部功能' });
  expect(namesOf('link')).toEqual(links);
  expect(namesOf('button')).toEqual(buttons);
});

test.each([
  [PHONE.leader, ['簡訊召集會員', '指派副會長', '移交會長', '解散俱樂部', '退出俱樂部']],
  [PHONE.deputy, ['簡訊召集會員', '退出俱樂部']],
  [PHONE.member, ['退出俱樂部']],
])('shows %s the actions of the role under 更多', async (phone, entries) => {
  await startWorld();
  await openClub(phone);
  await press('更多');
  expect((await screen.findAllByRole('menuitem')).map((one) => one.textContent)).toEqual(entries);
});

/** A brand that has red envelopes (decisions §4). */
const SENDS = { brand: { Capabilities: { WalletItem: 'gem', Live: true, RedEnvelopeSending: true } } } as const;

test('lets the leader send a red envelope to the club and others claim it, if the brand has them', LONG, async () => {
  const backend = await startWorld();
  await openClub(PHONE.leader, '', {}, SENDS);
  await press('發紅包');
  const dialog = await dialogOf('發紅包');
  expect(dialog.getByRole('radio', { name: /俱樂部/u })).toBeChecked();
  await userEvent.type(dialog.getByRole('textbox', { name: '總金額' }), '1000');
  await userEvent.click(dialog.getByRole('button', { name: /^發紅包/u }));
  await press('確定發出');
  await waitFor(() => expect(backend.sent(createEnvelope)).toMatchObject([{ ChannelType: 3, Amount: 1000 }]));
  cleanup();
  await openClub(PHONE.deputy, '', {}, SENDS);
  await screen.findByRole('navigation', { name: '俱樂部功能' });
  expect(namesOf('button')).toEqual(['邀請', '群發訊息', '更多']);
  expect(screen.getByRole('link', { name: '紅包' })).toHaveAttribute('href', '/zh_tw/member/envelopes');
});

test('shows a member no vault, but lets them give to it', LONG, async () => {
  const backend = await startWorld();
  await openClub(PHONE.member);
  expect(await screen.findByText('大家一起累積的貢獻')).toBeVisible();
  expect(screen.queryByText('俱樂部金庫')).toBeNull();
  await press('貢獻金幣');
  const dialog = await dialogOf('貢獻金幣');
  expect(dialog.getByRole('button', { name: '貢獻金幣' })).toHaveAccessibleDescription('每次至少 1,000 金幣');
  await userEvent.click(await dialog.findByRole('button', { name: '10,000' }));
  await userEvent.click(dialog.getByRole('button', { name: '貢獻金幣' }));
  expect(await screen.findByText('已貢獻 10,000 金幣')).toBeVisible();
  expect(backend.sent(depositToClubVault)).toMatchObject([{ Amount: 10_000 }]);
  const week = within(await screen.findByRole('list', { name: '本週貢獻排行' }));
  expect(await week.findByRole('listitem', { current: true })).toHaveTextContent('10,000');
});

test('lets a member leave only after typing the name', async () => {
  const backend = await startWorld();
  await openClub(PHONE.member);
  await pressMore('退出俱樂部');
  const dialog = await dialogOf('退出俱樂部');
  await userEvent.click(dialog.getByRole('button', { name: '退出俱樂部' }));
  expect(backend.sent(leaveClub)).toHaveLength(0);
  await userEvent.type(dialog.getByRole('textbox', { name: `輸入「${CLUB}」以確認` }), `${CLUB}{Enter}`);
  expect(await screen.findByText(`您已退出「${CLUB}」`)).toBeVisible();
  expect(await screen.findByText('推薦俱樂部')).toBeVisible();
});

test('leads a leader to the handover of the club before leaving', LONG, async () => {
  await startWorld();
  await openClub(PHONE.leader);
  await pressMore('退出俱樂部');
  const asked = within(await screen.findByRole('alertdialog', { name: '退出俱樂部' }));
  await userEvent.click(asked.getByRole('button', { name: '移交會長' }));
  expect(await screen.findByRole('dialog', { name: '移交會長' })).toBeVisible();
});

test('shows what to do first when the vault of a club to dissolve has gold', LONG, async () => {
  await startWorld();
  await openClub(PHONE.leader);
  await pressMore('解散俱樂部');
  const full = await screen.findByRole('alertdialog', { name: '解散俱樂部' });
  expect(full).toHaveTextContent('請先把金庫兌換完');
  await userEvent.click(within(full).getByRole('button', { name: '我知道了' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('asks for the name before dissolving, and can cancel', LONG, async () => {
  const backend = await startWorld();
  const me = await playerBeside(backend, PHONE.member);
  await me.socket.call(leaveClub, {});
  await me.socket.call(createClub, { ClubName: '小葵的家' });
  await openClub(PHONE.member);
  await pressMore('解散俱樂部');
  const dialog = await dialogOf('解散俱樂部');
  const field = dialog.getByRole('textbox', { name: '輸入「小葵的家」以確認' });
  await userEvent.type(field, '別的名字{Enter}');
  expect(backend.sent(dissolveClub)).toHaveLength(0);
  await userEvent.clear(field);
  await userEvent.type(field, '小葵的家{Enter}');
  expect(await screen.findByText(/^俱樂部將於/u)).toBeVisible();
  await press('收回解散');
  await waitFor(() => expect(screen.queryByText(/^俱樂部將於/u)).toBeNull());
});

test('offers the leadership, shows the answer immediately, and withdraws an offer', LONG, async () => {
  const backend = await startWorld();
  const deputy = await playerBeside(backend, PHONE.deputy);
  await openClub(PHONE.leader, 'members');
  await userEvent.type(await screen.findByRole('searchbox', { name: '搜尋成員' }), deputy.playerID);
  await press(/^管理 /u);
  await userEvent.click(await screen.findByRole('menuitem', { name: '移交會長' }));
  const dialog = await dialogOf('移交會長');
  await userEvent.click(dialog.getByRole('button', { name: '提出移交' }));
  expect(await screen.findByText(/^已向 .+ 提出移交$/u)).toBeVisible();
  expect(backend.sent(changeClubLeader)).toMatchObject([{ PlayerID: deputy.playerID }]);
  await deputy.socket.call(answerClubLeadership, { Accept: false });
  expect(await screen.findByText(/婉拒接任會長$/u)).toBeVisible();
});

test('shows an open offer of the leadership, and withdraws it', async () => {
  const backend = await startWorld();
  const leader = await playerBeside(backend, PHONE.leader);
  await leader.socket.call(changeClubLeader, { PlayerID: PLAYER_ID.member });
  await openClub(PHONE.leader);
  expect(await screen.findByText(/^會長移交給 夜行者小葵，等待回覆至/u)).toBeVisible();
  await press('收回移交');
  await waitFor(() => expect(screen.queryByText(/^會長移交給/u)).toBeNull());
  expect(backend.sent(withdrawClubLeadership)).toHaveLength(1);
});

test('removes a withdrawn offer from the page of its receiver', async () => {
  const backend = await startWorld();
  const leader = await playerBeside(backend, PHONE.leader);
  await openClub(PHONE.member);
  await screen.findByRole('heading', { level: 2, name: CLUB });
  await leader.socket.call(changeClubLeader, { PlayerID: PLAYER_ID.member });
  expect(await screen.findByRole('button', { name: '接任會長' })).toBeVisible();
  await leader.socket.call(withdrawClubLeadership, {});
  await waitFor(() => expect(screen.queryByRole('button', { name: '接任會長' })).toBeNull());
});

test('accepts an offered leadership', LONG, async () => {
  const backend = await startWorld();
  const leader = await playerBeside(backend, PHONE.leader);
  await openClub(PHONE.deputy);
  await screen.findByRole('heading', { level: 2, name: CLUB });
  const { Deputies } = await leader.socket.call(getClub, {});
  await leader.socket.call(changeClubLeader, { PlayerID: Deputies[0]?.PlayerID ?? '' });
  await press('接任會長');
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: '要接任會長嗎？' })).getByRole('button', {
      name: '接任會長',
    }),
  );
  expect(await screen.findByText('您已接任會長')).toBeVisible();
  await press('更多');
  expect(await screen.findByRole('menuitem', { name: '解散俱樂部' })).toBeVisible();
});
