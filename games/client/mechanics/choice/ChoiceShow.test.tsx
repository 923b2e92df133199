import { waitFor, within } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import type { RoundView } from '#games/api/index.ts';
import { catalogueFiles } from '../../testing/catalogueFiles.ts';
import { openTestGame, type TestGame } from '../../testing/openTestGame.ts';
import { plannedWorld, WANTED } from '../../testing/plannedWorld.ts';
import type { Wire } from '../../testing/servePort.ts';

const CODE = 'tiger';
const { maths } = catalogueFiles(CODE);
const opened: TestGame[] = [];

/** A world with a first round that opens a choice. */
const worldOfChoice = () => plannedWorld(WANTED.choice, 100, 0, maths);

async function open(world: Awaited<ReturnType<typeof worldOfChoice>>, wire?: Wire): Promise<TestGame> {
  const game = await openTestGame(world, { code: CODE, ...(wire !== undefined && { wire }) });
  opened.push(game);
  return game;
}

afterEach(() => {
  for (const game of opened.splice(0)) game.close();
});

const jar = ({ body }: TestGame, name: string) => within(body).getByRole('button', { name });
const spin = ({ body }: TestGame) => body.querySelector<HTMLButtonElement>('button.spin');

async function untilFree(game: TestGame): Promise<void> {
  await waitFor(() => {
    expect(jar(game, '選左罈')).toBeVisible();
    expect(jar(game, '選左罈')).not.toHaveAttribute('aria-disabled');
  });
}

async function play(game: TestGame): Promise<void> {
  await waitFor(() => expect(spin(game)).not.toHaveAttribute('aria-disabled'));
  spin(game)?.click();
  await untilFree(game);
}

const ends = ({ messages }: TestGame): number => messages.filter(({ Type }) => Type === 'roundEnded').length;

it('offers the jars until one press opens them, and comes back into the offer after a reload', async () => {
  const world = await worldOfChoice();
  const before = await open(world);
  await play(before);
  expect(spin(before)).toHaveAttribute('aria-disabled', 'true');
  before.close();
  const game = await open(world);
  await untilFree(game);
  expect(within(game.body).getByRole('group', { name: /選一個罈子/ })).toHaveTextContent('就開中罈');
  jar(game, '選左罈').focus();
  jar(game, '選左罈').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(document.activeElement).toBe(jar(game, '選中罈'));
  jar(game, '選中罈').click();
  await waitFor(() => expect(ends(game)).toBe(1));
  expect(game.body.querySelector('.win-line')).toHaveTextContent('中罈裡的獎金');
  // The jars are hidden again, with what each of them held.
  const amounts = [...game.body.querySelectorAll('.choice-amount')].map((amount) => amount.textContent);
  expect(amounts.every((amount) => Number(amount?.replace(',', '')) > 0)).toBe(true);
  expect(within(game.body).queryByRole('button', { name: '選中罈' })).toBeNull();
});

it('names the win of the round at its end, if lines paid beside the jar', async () => {
  const isWanted = (round: RoundView): boolean =>
    WANTED.choice(round) && (round.Result?.Outcome?.spins[0]?.pay ?? 0) > 0;
  const game = await open(await plannedWorld(isWanted, 100, 0, maths));
  await play(game);
  jar(game, '選中罈').click();
  await waitFor(() => expect(ends(game)).toBe(1));
  const [end] = game.messages.filter(({ Type }) => Type === 'roundEnded');
  const win = end?.Type === 'roundEnded' ? end.Win : 0;
  expect(game.body.querySelector('.choice-status')).toHaveTextContent(`這一局共贏得 ${win.toLocaleString('en')} 金幣`);
  expect(game.body.querySelector('.plate .coins')).toHaveTextContent(win.toLocaleString('en'));
  expect(game.body.querySelector('.win-line')).toHaveTextContent(/^中罈裡的獎金 [\d,]+$/u);
});

it('lets the player send the same jar again when no answer comes', async () => {
  let losses = 3;
  const wire: Wire = {
    delay: 0,
    timesOut: true,
    isLost: (call) => {
      if (call !== 'choose' || losses === 0) return false;
      losses -= 1;
      return true;
    },
  };
  const game = await open(await worldOfChoice(), wire);
  await play(game);
  jar(game, '選右罈').click();
  const retry = await waitFor(() => within(game.body).getByRole('button', { name: '再試一次' }));
  expect(jar(game, '選左罈')).toHaveAttribute('aria-disabled', 'true');
  retry.click();
  await waitFor(() => expect(ends(game)).toBe(1));
});
