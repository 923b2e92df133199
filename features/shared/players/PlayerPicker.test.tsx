import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addRelation, deleteRelation, getRelations, searchPlayers } from '#protocol/operations/relation.ts';
import { layOut } from '../../testing/layout.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import type { FoundPlayer } from './index.ts';
import { PlayerPicker } from './picker/PlayerPicker.tsx';
import { LONG } from '../../testing/long.ts';

beforeEach(layOut);

function Many({ max, among = 'friends' }: { max?: number; among?: 'friends' | 'everyone' }): ReactNode {
  const [selected, setSelected] = useState<readonly FoundPlayer[]>([]);
  return (
    <>
      <PlayerPicker
        among={among}
        mode="many"
        onSelectedChange={setSelected}
        selected={selected}
        {...(max !== undefined && { max })}
      />
      <output aria-label="selected">{selected.map(({ PlayerID }) => PlayerID).join(' ')}</output>
    </>
  );
}

/**
 * Gives the page's player friends.
 *
 * @returns their ids, the newest friend first
 */
async function withFriends(count: number): Promise<readonly string[]> {
  const backend = await startTestBackend();
  await backend.reset('empty');
  const own = await (await backend.others.member(MEMBER.phone)).openSocket('lobby');
  const friends = async () => (await own.call(getRelations, { Type: 1, Page: 1, PerPage: 100 })).List;
  for (const { PlayerID } of (await friends()).slice(count)) await own.call(deleteRelation, { PlayerID, Type: 1 });
  for (let missing = count - (await friends()).length; missing > 0; missing -= 1) {
    const { playerID } = await backend.others.guest();
    await own.call(addRelation, { PlayerID: playerID, Type: 1 });
  }
  return (await friends()).map(({ PlayerID }) => PlayerID);
}

const boxes = () => screen.findAllByRole('checkbox', { name: /^(?!全選)/u });
const selected = () => (screen.getByLabelText('selected').textContent ?? '').split(' ').filter(Boolean);

test('lists friends with name, id and level, and picks several', async () => {
  const friends = await withFriends(3);
  await renderWithProviders(<Many />);
  const [first, second] = await boxes();
  expect(await boxes()).toHaveLength(3);
  expect(first).toHaveAccessibleName(new RegExp(`LV\\.\\d+ ID ${friends[0] ?? ''}`, 'u'));
  await userEvent.click(first ?? document.body);
  await userEvent.click(second ?? document.body);
  expect(screen.getByText('已選 2 位')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '全選' })).toBePartiallyChecked();
  await userEvent.click(first ?? document.body);
  expect(selected()).toEqual([friends[1]]);
});

test('picks all players together, also those not loaded yet, and removes all', LONG, async () => {
  const friends = await withFriends(23);
  const { sent } = await renderWithProviders(<Many />);
  await boxes();
  await userEvent.click(screen.getByRole('checkbox', { name: '全選' }));
  await waitFor(() => expect(selected().toSorted()).toEqual(friends.toSorted()));
  expect(sent(getRelations).map(({ Page }) => Page)).toEqual([1, 2]);
  expect(screen.getByText('已選 23 位')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: '全選' }));
  await waitFor(() => expect(selected()).toEqual([]));
});

test('picks at most the maximum', async () => {
  await withFriends(3);
  await renderWithProviders(<Many max={2} />);
  const [first, second, third] = await boxes();
  await userEvent.click(first ?? document.body);
  await userEvent.click(second ?? document.body);
  expect(third).toBeDisabled();
  expect(screen.getByText('已選 2 / 2 位')).toBeVisible();
  await userEvent.click(second ?? document.body);
  expect(third).toBeEnabled();
});

test('searches once, 300 ms after the last letter, and keeps the picked players', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  const { sent } = await renderWithProviders(<Many among="everyone" />);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const field = await screen.findByRole('searchbox', { name: '搜尋暱稱或 ID' });
  const typing = userEvent.setup({ advanceTimers: vi.advanceTimersByTime, delay: 50 });
  await typing.type(field, '10000002');
  await vi.advanceTimersByTimeAsync(250);
  vi.useRealTimers();
  const [found] = await screen.findAllByRole('checkbox', { name: /ID 10000002/u });
  expect(sent(searchPlayers)).toHaveLength(1);
  expect(sent(searchPlayers).at(0)).toMatchObject({ PlayerID: '10000002', ExcludeSelf: true, FriendsOnly: false });
  await userEvent.click(found ?? document.body);
  await userEvent.click(screen.getByRole('button', { name: '清除搜尋' }));
  expect(selected()).toEqual(['10000002']);
});

test('shows that no player was found, and suggests what to try', async () => {
  await withFriends(1);
  await renderWithProviders(<Many />);
  await boxes();
  await userEvent.type(screen.getByRole('searchbox'), '沒有這個人');
  expect(await screen.findAllByText('未搜尋到玩家')).not.toHaveLength(0);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('shows a player without friends where to find some', async () => {
  await withFriends(0);
  await renderWithProviders(<Many />);
  expect(await screen.findByText('還沒有好友')).toBeVisible();
  expect(screen.getByText(/在聊天室點選頭像/u)).toBeVisible();
});

test('reads a failed list again', async () => {
  await withFriends(1);
  (await startTestBackend()).change({ code: { getRelations: 300_003 } });
  await renderWithProviders(<Many />);
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: '重試' }));
  expect(await boxes()).toHaveLength(1);
});

test('picks one player by a press on the row', async () => {
  const [friend = ''] = await withFriends(1);
  const pick = vi.fn();
  await renderWithProviders(<PlayerPicker among="friends" mode="one" onPick={pick} />);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(friend, 'u') }));
  expect(pick).toHaveBeenCalledWith(expect.objectContaining({ PlayerID: friend }));
});
