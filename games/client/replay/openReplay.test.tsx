import { screen, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { ReplayRound } from '#games/api/index.ts';
import { replayRound } from '#games/provider/history/replayRound.ts';
import type { GameMessage } from '#protocol/gameFrame/index.ts';
import { quickClock, TEST_START, testFiles } from '../testing/openTestGame.ts';
import { openPlanned, plannedWorld, type Wanted, WANTED } from '../testing/plannedWorld.ts';
import { stillScene } from '../testing/stillScene.ts';
import { openReplay } from './openReplay.ts';

afterEach(() => document.body.replaceChildren());

async function roundOf(wanted: Wanted): Promise<ReplayRound> {
  const world = await plannedWorld(WANTED[wanted], 20);
  const round = replayRound(await world.spin(await openPlanned(world), 20));
  if (round === undefined) throw new Error('the round has no outcome');
  return round;
}

/** Opens a replay of a page's round. */
async function open(Replay: Record<string, unknown> | undefined) {
  const body = document.createElement('div');
  document.body.append(body);
  const messages: GameMessage[] = [];
  const game = await openReplay(
    {
      ...testFiles,
      body,
      atlas: new Image(),
      canvas: document.createElement('canvas'),
      renderer: new Promise<never>(() => {}),
      page: { post: (message) => void messages.push(message) },
      start: { ...TEST_START, Replay },
      clock: quickClock({ pass: () => {} }),
    },
    () => Promise.resolve(stillScene()),
  );
  return { body, game, messages };
}
const again = () =>
  waitFor(() => expect(screen.getByRole('button', { name: '再看一次' })).not.toHaveAttribute('aria-disabled'));

it('plays the round by itself, says that it is a replay, and plays it again when asked', async () => {
  const round = await roundOf('small');
  const { messages } = await open(round);
  const bar = within(screen.getByRole('region', { name: '重播' }));
  expect(bar.getByText('這一局已經結束，這裡不會下注。')).toBeVisible();
  expect(bar.queryByText(String(round.Win))).toBeNull();
  const said = () => screen.getByRole('status').textContent;
  await waitFor(() => expect(said()).toContain(`贏得 ${round.Win}`));
  await again();
  expect(bar.getByText(String(round.Win))).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '再看一次' }));
  expect(screen.getByRole('button', { name: '重播中…' })).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(said()).toContain(`贏得 ${round.Win}`));
  // The page of a replay counts no coins and holds no balance back.
  expect(messages).toEqual([]);
});

it('plays the free spins of the round to their end', async () => {
  const round = await roundOf('free');
  await open(round);
  await waitFor(() => expect(screen.getByText('第 10 / 10 次')).toBeInTheDocument(), { timeout: 10_000 });
  await again();
});

it('opens nothing without a round, or with one of another game', async () => {
  expect((await open(undefined)).game).toBeUndefined();
  expect((await open({ ...(await roundOf('small')), GameCode: 'tiger' })).game).toBeUndefined();
  expect((await open({ GameCode: 'owl', Stake: -1 })).game).toBeUndefined();
});
