import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { setGameState } from '#protocol/endpoints/dev.ts';
import { enterGame, showGame } from '#protocol/operations/play.ts';
import { addRelation, deleteRelation, getRelations } from '#protocol/operations/relation.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { expectWindow } from '../../testing/expectWindow.ts';
import { layOut } from '../../testing/layout.ts';
import { LONG } from '../../testing/long.ts';
import { type RenderOptions, renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { FriendsPage } from './FriendsPage.tsx';

beforeEach(layOut);
beforeEach(stubMeasures);

const FRIEND = 1;
const BLOCKED = 2;

/** Other demo accounts, by their phones. */
const OTHERS = ['0900000002', '0900000003', '0900000004', '0900000005'] as const;

async function ownDevice() {
  const backend = await startTestBackend();
  await backend.reset();
  const socket = await (await backend.others.member(MEMBER.phone)).openSocket('lobby');
  for (const Type of [FRIEND, BLOCKED] as const) {
    const { List } = await socket.call(getRelations, { Type, Page: 1, PerPage: 500 });
    for (const { PlayerID } of List) await socket.call(deleteRelation, { PlayerID, Type });
  }
  const others = await Promise.all(OTHERS.map((phone) => backend.others.member(phone)));
  return { backend, socket, ids: others.map(({ playerID }) => playerID) };
}
const open = (at = '/member/friends', options: RenderOptions = {}) =>
  renderWithProviders(<FriendsPage />, { at, ...options });
const rowsOf = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem');
const toast = (name: string) => screen.findByRole('button', { name });

describe('friends', () => {
  test('are listed newest first with the maximum; a deleted friend is restored by 復原', async () => {
    const { socket, ids } = await ownDevice();
    const [first = '', second = ''] = ids;
    await socket.call(addRelation, { PlayerID: first, Type: FRIEND });
    await socket.call(addRelation, { PlayerID: second, Type: FRIEND });
    const { sent } = await open();
    const rows = await rowsOf('好友名單');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(`ID ${second}`);
    expect(screen.getByText('好友 2 / 500 人')).toBeVisible();
    await userEvent.click(within(rows[0] ?? document.body).getByRole('button', { name: /^管理/u }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '刪除' }));
    await waitFor(async () => expect(await rowsOf('好友名單')).toHaveLength(1));
    expect(sent(deleteRelation)).toMatchObject([{ PlayerID: second, Type: FRIEND }]);
    await userEvent.click(await toast('復原'));
    await waitFor(async () => expect(await rowsOf('好友名單')).toHaveLength(2));
  });

  test('show whether they are online, or how long ago they were online', async () => {
    const { backend, socket, ids } = await ownDevice();
    const [first = '', second = ''] = ids;
    await socket.call(addRelation, { PlayerID: first, Type: FRIEND });
    await socket.call(addRelation, { PlayerID: second, Type: FRIEND });
    await (await backend.others.member(OTHERS[1])).openSocket('lobby');
    await open();
    const rows = await rowsOf('好友名單');
    expect(rows[0]).toHaveTextContent(/在線/u);
    expect(rows[1]).toHaveTextContent(/離線/u);
  });

  test('show the game that they are in, and lead to it', async () => {
    const { backend, socket, ids } = await ownDevice();
    const [first = ''] = ids;
    const visitor = backend.others.visitor();
    await socket.call(addRelation, { PlayerID: first, Type: FRIEND });
    const friend = await (await backend.others.member(OTHERS[0])).openSocket('lobby');
    await friend.ask(addRelation.op, { PlayerID: MEMBER.playerID, Type: FRIEND });
    await visitor.call(setGameState, { GameCode: 'tiger', Playable: true });
    await friend.call(enterGame, { GameCode: 'tiger' });
    await friend.call(showGame, { GameCode: 'tiger' });
    await open();
    expect(await screen.findByText('正在玩 虎躍千金')).toBeVisible();
    const link = await screen.findByRole('link', { name: '一起玩 虎躍千金' });
    expect(link).toHaveAttribute('href', '/play-game/now?game=tiger');
    await visitor.call(setGameState, { GameCode: 'tiger', Playable: false });
  });

  test('are blocked after a question, and move to the blacklist', async () => {
    const { socket, ids } = await ownDevice();
    const [first = ''] = ids;
    await socket.call(addRelation, { PlayerID: first, Type: FRIEND });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^管理/u }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '封鎖' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '封鎖' }));
    expect(await screen.findByText('還沒有好友')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: '黑名單' }));
    expect((await rowsOf('黑名單'))[0]).toHaveTextContent(`ID ${first}`);
  });

  test('have windows that open by keyboard', async () => {
    const { socket, ids } = await ownDevice();
    await socket.call(addRelation, { PlayerID: ids[0] ?? '', Type: FRIEND });
    await open();
    const manage = await screen.findByRole('button', { name: /^管理/u });
    await expectWindow(manage, { role: 'alertdialog', name: /^要封鎖/u, focus: '取消' }, '封鎖');
  });

  test('are found by name; a search without a match says so', LONG, async () => {
    const { socket, ids } = await ownDevice();
    const [first = ''] = ids;
    await socket.call(addRelation, { PlayerID: first, Type: FRIEND });
    await open();
    await userEvent.type(await screen.findByRole('searchbox'), '沒有這個人');
    expect(await screen.findByText('未搜尋到玩家')).toBeVisible();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), first);
    expect(await rowsOf('好友名單')).toHaveLength(1);
  });

  test('show changes from another page immediately', async () => {
    const { ids } = await ownDevice();
    const [first = ''] = ids;
    const { openOwnSocket } = await open();
    expect(await screen.findByText('還沒有好友')).toBeVisible();
    const tab = await openOwnSocket('lobby');
    await act(() => tab.call(addRelation, { PlayerID: first, Type: FRIEND }));
    expect(await rowsOf('好友名單')).toHaveLength(1);
    await act(() => tab.call(deleteRelation, { PlayerID: first, Type: FRIEND }));
    expect(await screen.findByText('還沒有好友')).toBeVisible();
  });

  test('open the card on a press', async () => {
    const { socket, ids } = await ownDevice();
    const [first = ''] = ids;
    await socket.call(addRelation, { PlayerID: first, Type: FRIEND });
    await open();
    const [row] = await rowsOf('好友名單');
    await userEvent.click(within(row ?? document.body).getByRole('button', { name: new RegExp(first, 'u') }));
    expect(await within(await screen.findByRole('dialog')).findByText('已是好友')).toBeVisible();
  });

  test('link from an empty list to the search for players', async () => {
    await ownDevice();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: '找玩家' }));
    expect(screen.getByLabelText('address')).toHaveTextContent('/member/friends?list=find');
    expect(screen.getByRole('tab', { name: '找玩家' })).toHaveAttribute('aria-selected', 'true');
  });

  test('show why the list failed to load, with a retry', async () => {
    const { backend, socket, ids } = await ownDevice();
    await socket.call(addRelation, { PlayerID: ids[0] ?? '', Type: FRIEND });
    backend.change({ code: { getRelations: 300_003 } });
    await open();
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: '重試' }));
    expect(await rowsOf('好友名單')).toHaveLength(1);
  });
});

describe('the blacklist', () => {
  test('unblocks immediately, with an undo, and searches its players', async () => {
    const { socket, ids } = await ownDevice();
    const [first = '', second = ''] = ids;
    await socket.call(addRelation, { PlayerID: first, Type: BLOCKED });
    await socket.call(addRelation, { PlayerID: second, Type: BLOCKED });
    const { sent } = await open('/member/friends?list=blocked');
    expect(await rowsOf('黑名單')).toHaveLength(2);
    expect(screen.getByText(/^已封鎖 2 \/ 100 人/u)).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), first);
    await waitFor(async () => expect(await rowsOf('黑名單')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: /^解除封鎖/u }));
    await waitFor(() => expect(sent(deleteRelation)).toMatchObject([{ PlayerID: first, Type: BLOCKED }]));
    await userEvent.click(await toast('復原'));
    await waitFor(() => expect(sent(addRelation)).toMatchObject([{ PlayerID: first, Type: BLOCKED }]));
    await waitFor(async () => expect(await rowsOf('黑名單')).toHaveLength(1));
  });

  test('shows how to add friends while the list is empty', async () => {
    await ownDevice();
    await open('/member/friends?list=blocked');
    expect(await screen.findByText('黑名單是空的')).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

describe('finding players', () => {
  test('recommends with a reason; an added player is no longer recommended', LONG, async () => {
    await ownDevice();
    const { sent } = await open('/member/friends?list=find');
    const [row] = await rowsOf('推薦好友');
    expect(row).toHaveTextContent(/同俱樂部|位共同好友|同聯盟|公頻常客/u);
    const id = /ID (\d+)/u.exec(row?.textContent ?? '')?.[1] ?? '';
    await userEvent.click(within(row ?? document.body).getByRole('button', { name: /^加好友：/u }));
    await waitFor(() => expect(sent(addRelation)).toMatchObject([{ PlayerID: id, Type: FRIEND }]));
    await waitFor(() => expect(screen.queryByText(`ID ${id}`)).not.toBeInTheDocument());
  });

  test('finds any player by id, adds the player, and shows the new friend in the row', LONG, async () => {
    const { ids } = await ownDevice();
    const [, , third = ''] = ids;
    await open('/member/friends?list=find');
    await userEvent.type(await screen.findByRole('searchbox', { name: '搜尋暱稱或 ID' }), third);
    const [row] = await rowsOf('搜尋結果');
    await userEvent.click(within(row ?? document.body).getByRole('button', { name: /^加好友：/u }));
    expect(await within((await rowsOf('搜尋結果'))[0] ?? document.body).findByText('已是好友')).toBeVisible();
  });

  test('shows that the list is full, and changes nothing', LONG, async () => {
    const { backend, ids } = await ownDevice();
    backend.change({ code: { addRelation: 300_014 } });
    await open('/member/friends?list=find');
    await userEvent.type(await screen.findByRole('searchbox', { name: '搜尋暱稱或 ID' }), ids[2] ?? '');
    const [row] = await rowsOf('搜尋結果');
    await userEvent.click(within(row ?? document.body).getByRole('button', { name: /^加好友：/u }));
    expect(await screen.findByText('名單已滿：好友最多 500 人，封鎖最多 100 人')).toBeVisible();
  });
});

test('shows a guest that friends are for members, and how to become one', async () => {
  await open('/member/friends', { as: 'guest' });
  expect(await screen.findByText('好友是會員專屬')).toBeVisible();
  expect(screen.getByRole('button', { name: '綁定手機' })).toBeVisible();
});
