import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createClub, leaveClub } from '#protocol/operations/club.ts';
import { changeClubLeader, dissolveClub } from '#protocol/operations/clubOffice.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { expectWindow } from '../../testing/expectWindow.ts';
import { layOut } from '../../testing/layout.ts';
import { CLUB, dialogOf, openClub, PHONE, PLAYER_ID, playerBeside, press, startWorld } from './testing/openClub.tsx';

beforeEach(layOut);
beforeEach(stubMeasures);

const key = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });

test('opens the windows of a leader by keyboard: on the club’s own page', async () => {
  await startWorld();
  await openClub(PHONE.leader);
  await expectWindow(await key('貢獻金幣'), { name: '貢獻金幣', focus: /金額/u });
  await expectWindow(await key('邀請'), { name: '邀請玩家', focus: '玩家' });
  await expectWindow(await key('群發訊息'), { name: '群發訊息', focus: '訊息' });
  const more = await key('更多');
  const cancelled = { role: 'alertdialog', focus: '取消' } as const;
  await expectWindow(more, { ...cancelled, name: '要用簡訊召集會員嗎？' }, '簡訊召集會員');
  await expectWindow(more, { name: '指派副會長', focus: /副會長/u }, '指派副會長');
  await expectWindow(more, { name: '移交會長', focus: '新會長' }, '移交會長');
  await expectWindow(more, { role: 'alertdialog', name: '解散俱樂部', focus: '我知道了' }, '解散俱樂部');
  await expectWindow(more, { ...cancelled, name: '退出俱樂部' }, '退出俱樂部');
});

test.each([
  ['vault', '兌換金庫', { name: '兌換金庫', focus: '給誰' }],
  ['coupons', '發放兌換券', { name: '發放兌換券', focus: '給誰' }],
  ['about', '編輯', { name: '編輯俱樂部' }],
  ['alliance', '退出聯盟', { name: '退出聯盟', focus: new RegExp(CLUB, 'u') }],
] as const)('opens the window of a leader by keyboard: in %s', async (view, opener, window) => {
  await startWorld();
  await openClub(PHONE.leader, view);
  await expectWindow(await key(opener), window);
});

test('opens the questions about a member by keyboard', async () => {
  await startWorld();
  await openClub(PHONE.leader, 'members');
  const manage = await key('管理 夜行者小葵');
  const cancelled = { role: 'alertdialog', focus: '取消' } as const;
  await expectWindow(manage, { ...cancelled, name: '要指派 夜行者小葵 為副會長嗎？' }, '指派為副會長');
  await expectWindow(manage, { name: '移交會長', focus: '新會長' }, '移交會長');
  await expectWindow(manage, { ...cancelled, name: '確定踢出此會員' }, '踢出俱樂部');
});

test('opens the windows of a player without a club by keyboard', async () => {
  await startWorld();
  await openClub(PHONE.outsider);
  await expectWindow(await key('老友茶館'), { name: '老友茶館', focus: '申請' });
  expect(await screen.findByRole('list', { name: '推薦俱樂部' })).toBeVisible();
});

test('opens the windows of founding a club, and then its chat room, by keyboard', async () => {
  const backend = await startWorld();
  await (await playerBeside(backend, PHONE.member)).socket.call(leaveClub, {});
  await openClub(PHONE.member);
  const found = await key('創建俱樂部');
  await expectWindow(found, { name: '創建俱樂部' });
  found.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await dialogOf('創建俱樂部');
  await userEvent.type(dialog.getByRole('textbox', { name: /俱樂部名稱/u }), '小葵的家');
  dialog.getByRole('button', { name: '創建俱樂部' }).focus();
  await userEvent.keyboard('{Enter}');
  const chat = { role: 'alertdialog', name: '要創建俱樂部聊天室嗎？', focus: '取消' } as const;
  await expectWindow(await key('創建聊天室'), chat);
});

test('opens the window of founding an alliance by keyboard', async () => {
  await startWorld();
  await openClub(PHONE.leader, 'alliance');
  await press('退出聯盟');
  await userEvent.type((await dialogOf('退出聯盟')).getByRole('textbox'), `${CLUB}{Enter}`);
  await expectWindow(await key('創立聯盟'), { name: '創立聯盟', focus: /聯盟名稱/u });
});

test('opens the question about an offered leadership by keyboard', async () => {
  const backend = await startWorld();
  const leader = await playerBeside(backend, PHONE.leader);
  await leader.socket.call(changeClubLeader, { PlayerID: PLAYER_ID.member });
  await openClub(PHONE.member);
  await expectWindow(await key('接任會長'), { role: 'alertdialog', name: '要接任會長嗎？', focus: '取消' });
});

test('opens the typed question of dissolving a club by keyboard, and its cancellation', async () => {
  const backend = await startWorld();
  const founder = await playerBeside(backend, PHONE.member);
  await founder.socket.call(leaveClub, {});
  await founder.socket.call(createClub, { ClubName: '小葵的家' });
  await openClub(PHONE.member);
  const more = await key('更多');
  const typed = '輸入「小葵的家」以確認';
  await expectWindow(more, { name: '解散俱樂部', focus: typed }, '解散俱樂部');
  more.focus();
  await userEvent.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: '解散俱樂部' })).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await dialogOf('解散俱樂部');
  const field = dialog.getByRole('textbox', { name: typed });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('別家{Enter}');
  expect(backend.sent(dissolveClub)).toHaveLength(0);
  expect(field).toHaveFocus();
  expect(dialog.getByRole('button', { name: '解散俱樂部' })).toHaveAccessibleDescription(
    '請先輸入俱樂部名稱「小葵的家」',
  );
  await userEvent.clear(field);
  await userEvent.keyboard('小葵的家{Enter}');
  expect(await screen.findByText(/^俱樂部將於/u)).toBeVisible();
  await waitFor(() => expect(more).toHaveFocus());
  (await key('收回解散')).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText(/^俱樂部將於/u)).toBeNull());
});

test('opens the typed question of leaving a club by keyboard', async () => {
  await startWorld();
  await openClub(PHONE.member);
  await expectWindow(await key('更多'), { name: '退出俱樂部', focus: `輸入「${CLUB}」以確認` }, '退出俱樂部');
});
