import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setGameState, settleRound } from '#protocol/endpoints/dev.ts';
import { getTicker } from '#protocol/operations/lobby.ts';
import { enterGame, showGame } from '#protocol/operations/play.ts';
import { addRelation } from '#protocol/operations/relation.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../../testing/testBackend.ts';
import OwnRail from './OwnRail.tsx';
import { hasRailPlace } from './railPlace.ts';
import RecentWins from './RecentWins.tsx';

/** The rail shows the newest wins only. */
const SHOWN = 4;

afterEach(() => localStorage.clear());

test('leads to the last game that can be played, and to the game of a friend', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  const visitor = backend.others.visitor();
  const member = await backend.others.member(MEMBER.phone);
  const friend = await backend.others.member('0900000002');
  await visitor.call(settleRound, { PlayerID: member.playerID, GameCode: 'koi', Bet: 20, Win: 0 });
  await backend.advance(1);
  await visitor.call(settleRound, { PlayerID: member.playerID, GameCode: 'dice', Bet: 20, Win: 0 });
  for (const GameCode of ['koi', 'tiger']) await visitor.call(setGameState, { GameCode, Playable: true });
  const own = await member.openSocket('lobby');
  const theirs = await friend.openSocket('lobby');
  await own.ask(addRelation.op, { PlayerID: friend.playerID, Type: 1 });
  await theirs.ask(addRelation.op, { PlayerID: member.playerID, Type: 1 });
  await theirs.call(enterGame, { GameCode: 'tiger' });
  await theirs.call(showGame, { GameCode: 'tiger' });
  await renderWithProviders(<OwnRail hadPlace={false} />);
  const next = await screen.findByRole('link', { name: /鯉躍龍門.*繼續玩/u });
  expect(next).toHaveAttribute('href', '/play-game/now?game=koi');
  const together = await screen.findByRole('link', { name: /虎躍千金.*正在玩.*一起玩/u });
  expect(together).toHaveAttribute('href', '/play-game/now?game=tiger');
  expect(hasRailPlace()).toBe(true);
  for (const GameCode of ['koi', 'tiger']) await visitor.call(setGameState, { GameCode, Playable: false });
});

test.each([
  ['newest', 0],
  ['third oldest', -3],
])('shows only wins that the ticker has shown, up to the %s line', async (_, place) => {
  const backend = await startTestBackend();
  const socket = await (await backend.others.member(MEMBER.phone)).openSocket('lobby');
  const { List } = await socket.call(getTicker, {});
  const until = List.at(place)?.CreateTime ?? '';
  const expected = List.filter(({ Type, CreateTime }) => Type === 1 && CreateTime <= until).slice(0, SHOWN);
  await renderWithProviders(<RecentWins until={until} />);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(expected.length));
  const [first] = expected;
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(first?.Type === 1 ? first.PlayerName : 'no win');
});

test('shows no win before the ticker has shown a line', async () => {
  const backend = await renderWithProviders(<RecentWins until="" />);
  await waitFor(() => expect(backend.sent(getTicker)).toHaveLength(1));
  expect(screen.queryByRole('listitem')).toBeNull();
});
