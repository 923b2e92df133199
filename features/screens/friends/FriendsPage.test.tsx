import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { setGameState } from '#protocol/endpoints/dev.ts';
import { enterGame, showGame } from '#protocol/operations/play.ts';
import { addRelation, deleteRelation, getRelations, searchPlayers } from '#protocol/operations/relation.ts';
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

/** Starts without friends and blocked players, and without friendships of the other accounts to the player. */
async function ownDevice() {
  const backend = await startTestBackend();
  await backend.reset();
  const socket = await (await backend.others.member(MEMBER.phone)).openSocket('lobby');
  for (const Type of [FRIEND, BLOCKED] as const) {
    const { List } = await socket.call(getRelations, { Type, Page: 1, PerPage: 500 });
    for (const { PlayerID } of List) await socket.call(deleteRelation, { PlayerID, Type });
  }
  const others = await Promise.all(OTHERS.map((phone) => backend.others.member(phone)));
  const people: { readonly id: string; readonly name: string }[] = [];
  for (const { playerID } of others) {
    const [found] = (await socket.call(searchPlayers, { PlayerID: playerID })).List;
    people.push({ id: playerID, name: found?.Name ?? '' });
  }
  const [first = { id: '', name: '' }, second = first, third = first] = people;
  const befriend = (id: string) => socket.call(addRelation, { PlayerID: id, Type: FRIEND });
  return { backend, socket, first, second, third, befriend };
}
const open = (at = '/member/friends', options: RenderOptions = {}) =>
  renderWithProviders(<FriendsPage />, { at, ...options });
const rowsOf = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem');
const toast = (name: string) => screen.findByRole('button', { name });

describe('friends', () => {
  test('are listed online first with their number and the maximum', async () => {
    const { backend, first, second, befriend } = await ownDevice();
    await befriend(first.id);
    await befriend(second.id);
    await (await backend.others.member(OTHERS[0])).openSocket('lobby');
    await open();
    const rows = await rowsOf('好友名單');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(new RegExp(`${first.name}.*在線`, 'u'));
    expect(rows[1]).toHaveTextContent(new RegExp(`${second.name}.*離線`, 'u'));
    expect(screen.getByText('2 / 500 人')).toBeVisible();
    expect(screen.getByText('1 人在線')).toBeVisible();
  });

  test('in a game have a card that leads to it, and no row', async () => {
    const { backend, first, second, befriend } = await ownDevice();
    const visitor = backend.others.visitor();
    await befriend(second.id);
    await befriend(first.id);
    const friend = await (await backend.others.member(OTHERS[0])).openSocket('lobby');
    await friend.ask(addRelation.op, { PlayerID: MEMBER.playerID, Type: FRIEND });
    await visitor.call(setGameState, { GameCode: 'tiger', Playable: true });
    await friend.call(enterGame, { GameCode: 'tiger' });
    await friend.call(showGame, { GameCode: 'tiger' });
    await open();
    const [card, ...others] = await rowsOf('正在玩的好友');
    expect(others).toHaveLength(0);
    expect(card).toHaveTextContent(first.name);
    expect(await within(card ?? document.body).findByText('虎躍千金')).toBeVisible();
    const link = await screen.findByRole('link', { name: '一起玩 虎躍千金' });
    expect(link).toHaveAttribute('href', '/play-game/now?game=tiger');
    expect(await rowsOf('好友名單')).toHaveLength(1);
    await visitor.call(setGameState, { GameCode: 'tiger', Playable: false });
  });

  test('can be given a gift, and lead to the conversation with them', async () => {
    const { first, befriend } = await ownDevice();
    await befriend(first.id);
    await open();
    const gift = await screen.findByRole('button', { name: `送禮給${first.name}` });
    await expectWindow(gift, { name: new RegExp(first.name, 'u') });
    await userEvent.click(screen.getByRole('button', { name: `和${first.name}聊天` }));
    expect(screen.getByLabelText('address')).toHaveTextContent(`/play-game/m?chatroom=private&player=${first.id}`);
  });

  test('show changes from another page immediately', async () => {
    const { first } = await ownDevice();
    const { openOwnSocket } = await open();
    expect(await screen.findByText('還沒有好友')).toBeVisible();
    const tab = await openOwnSocket('lobby');
    await act(() => tab.call(addRelation, { PlayerID: first.id, Type: FRIEND }));
    expect(await rowsOf('好友名單')).toHaveLength(1);
    await act(() => tab.call(deleteRelation, { PlayerID: first.id, Type: FRIEND }));
    expect(await screen.findByText('還沒有好友')).toBeVisible();
  });

  test('open the card on a press', async () => {
    const { first, befriend } = await ownDevice();
    await befriend(first.id);
    await open();
    const [row] = await rowsOf('好友名單');
    await userEvent.click(
      within(row ?? document.body).getByRole('button', { name: new RegExp(`^${first.name}`, 'u') }),
    );
    expect(await within(await screen.findByRole('dialog')).findByText('已是好友')).toBeVisible();
  });

  test('are none at first: a button focuses the search for players', async () => {
    await ownDevice();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: '找玩家' }));
    expect(screen.getByRole('searchbox', { name: '搜尋暱稱或 ID' })).toHaveFocus();
  });

  test('show why the list failed to load, with a retry', async () => {
    const { backend, first, befriend } = await ownDevice();
    await befriend(first.id);
    backend.change({ code: { getRelations: 300_003 } });
    await open();
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: '重試' }));
    expect(await rowsOf('好友名單')).toHaveLength(1);
  });
});

describe('the blacklist', () => {
  test('unblocks immediately, with an undo, and searches its players', async () => {
    const { socket, first, second } = await ownDevice();
    await socket.call(addRelation, { PlayerID: first.id, Type: BLOCKED });
    await socket.call(addRelation, { PlayerID: second.id, Type: BLOCKED });
    const { sent } = await open('/member/friends');
    await userEvent.click(await screen.findByRole('link', { name: '黑名單' }));
    expect(await rowsOf('黑名單')).toHaveLength(2);
    expect(screen.getByText(/^已封鎖 2 \/ 100 人/u)).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), first.id);
    await waitFor(async () => expect(await rowsOf('黑名單')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: /^解除封鎖/u }));
    await waitFor(() => expect(sent(deleteRelation)).toMatchObject([{ PlayerID: first.id, Type: BLOCKED }]));
    await userEvent.click(await toast('復原'));
    await waitFor(() => expect(sent(addRelation)).toMatchObject([{ PlayerID: first.id, Type: BLOCKED }]));
    await waitFor(async () => expect(await rowsOf('黑名單')).toHaveLength(1));
  });

  test('shows how to block while the list is empty', async () => {
    await ownDevice();
    await open('/member/friends?list=blocked');
    expect(await screen.findByText('黑名單是空的')).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

describe('players to befriend', () => {
  test('that added the player are shown one at a time, to add or to skip', LONG, async () => {
    const { backend, first, second } = await ownDevice();
    for (const phone of [OTHERS[0], OTHERS[1]]) {
      const other = await (await backend.others.member(phone)).openSocket('lobby');
      await other.ask(addRelation.op, { PlayerID: MEMBER.playerID, Type: FRIEND });
    }
    const { sent } = await open();
    const shown = async () => within(await screen.findByRole('region', { name: '加您為好友的玩家' }));
    const names: string[] = [];
    // Players of the demo world may have added the player too.
    for (;;) {
      const skip = (await shown()).getByRole('button', { name: /^略過/u });
      names.push((skip.getAttribute('aria-label') ?? '').replace('略過', ''));
      if (names.includes(first.name) && names.includes(second.name)) break;
      await userEvent.click(skip);
    }
    await userEvent.click((await shown()).getByRole('button', { name: `加好友：${names.at(-1) ?? ''}` }));
    const last = names.at(-1) === first.name ? first : second;
    await waitFor(() => expect(sent(addRelation)).toMatchObject([{ PlayerID: last.id, Type: FRIEND }]));
    expect(await screen.findByText(new RegExp(`^${last.name}`, 'u'))).toBeVisible();
  });

  test('have a reason; an added player is no longer recommended', LONG, async () => {
    await ownDevice();
    const { sent } = await open('/member/friends?list=find');
    expect(await screen.findByRole('searchbox', { name: '搜尋暱稱或 ID' })).toHaveFocus();
    const [row] = await rowsOf('可能認識');
    expect(row).toHaveTextContent(/加您為好友|同俱樂部|位共同好友|同聯盟|公頻常客/u);
    const button = within(row ?? document.body).getByRole('button', { name: /^加好友：/u });
    const name = button.getAttribute('aria-label') ?? '';
    await userEvent.click(button);
    await waitFor(() => expect(sent(addRelation)).toMatchObject([{ Type: FRIEND }]));
    await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
  });

  test('are found by id, and become friends in their row; a search without a match says so', LONG, async () => {
    const { third } = await ownDevice();
    await open();
    const field = await screen.findByRole('searchbox', { name: '搜尋暱稱或 ID' });
    await userEvent.type(field, '沒有這個人');
    expect(await screen.findByText('未搜尋到玩家')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, third.id);
    const [row] = await rowsOf('搜尋結果');
    expect(row).toHaveTextContent(`ID ${third.id}`);
    await userEvent.click(within(row ?? document.body).getByRole('button', { name: /^加好友：/u }));
    const list = within(await screen.findByRole('list', { name: '搜尋結果' }));
    expect(await list.findByRole('button', { name: `送禮給${third.name}` })).toBeVisible();
  });

  test('stay if the list of friends is full, with the reason', LONG, async () => {
    const { backend, third } = await ownDevice();
    backend.change({ code: { addRelation: 300_014 } });
    await open();
    await userEvent.type(await screen.findByRole('searchbox', { name: '搜尋暱稱或 ID' }), third.id);
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
