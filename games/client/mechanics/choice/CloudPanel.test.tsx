import { waitFor, within } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { replayRound } from '#games/provider/history/replayRound.ts';
import type { FiguresVariant } from '../../sheet/figures.ts';
import { catalogueFiles } from '../../testing/catalogueFiles.ts';
import { chineseTextsOf } from '../../testing/chineseTexts.ts';
import { openTestGame, quickClock, TEST_START, testFilesOf, type TestGame } from '../../testing/openTestGame.ts';
import { openPlanned, plannedWorld, WANTED } from '../../testing/plannedWorld.ts';
import { stillScene } from '../../testing/stillScene.ts';
import { openReplay } from '../../replay/openReplay.ts';
import { CloudPanel } from './CloudPanel.ts';
import { cloudOutline } from './cloudOutline.ts';

const CODE = 'monkey';
const { maths, look } = catalogueFiles(CODE);
const opened: TestGame[] = [];

const worldOfChoice = () => plannedWorld(WANTED.choice, 100, 0, maths);

async function open(world: Awaited<ReturnType<typeof worldOfChoice>>): Promise<TestGame> {
  const game = await openTestGame(world, { code: CODE });
  opened.push(game);
  return game;
}

afterEach(() => {
  for (const game of opened.splice(0)) game.close();
  document.body.replaceChildren();
});

const cloud = ({ body }: Pick<TestGame, 'body'>, name: RegExp) => within(body).getByRole('radio', { name });
const key = ({ body }: TestGame) => body.querySelector<HTMLButtonElement>('.cloud-take');

async function untilFree(game: TestGame): Promise<void> {
  await waitFor(() => expect(key(game)).not.toHaveAttribute('aria-disabled'));
}

it('offers the clouds with the default marked, and plays the free spins of the taken cloud', async () => {
  const world = await worldOfChoice();
  const game = await open(world);
  const spin = game.body.querySelector<HTMLButtonElement>('button.spin');
  await waitFor(() => expect(spin).not.toHaveAttribute('aria-disabled'));
  spin?.click();
  await untilFree(game);
  expect(within(game.body).getByRole('group', { name: /選一朵筋斗雲/ })).toHaveTextContent('就開駕雲而行');
  expect(cloud(game, /駕雲而行/)).toBeChecked();
  expect(key(game)).toHaveTextContent('就選這朵・10 次 ×4');
  cloud(game, /大鬧天宮/).click();
  expect(key(game)).toHaveTextContent('就選這朵・5 次 ×8');
  // A mark is no choice yet.
  expect(game.messages.some(({ Type }) => Type === 'roundEnded')).toBe(false);
  key(game)?.click();
  await waitFor(() => expect(game.messages.some(({ Type }) => Type === 'roundEnded')).toBe(true), { timeout: 10_000 });
  expect(game.body.querySelector('.steps-card')).toHaveTextContent('大鬧天宮×8');
  // Both other clouds were drawn before, so they are told afterwards.
  const told = game.body.querySelector('.win-line')?.textContent ?? '';
  expect(told).toContain('萬毛分身裡是');
  expect(told).toContain('駕雲而行裡是');
});

it('replays the free spins of the chosen cloud', async () => {
  const world = await worldOfChoice();
  const session = await openPlanned(world, CODE);
  const waiting = await world.spin(session, 100);
  const round = await world.server().choose(session, { RoundID: waiting.RoundID, Option: 'storm' });
  const body = document.createElement('div');
  document.body.append(body);
  await openReplay(
    {
      ...testFilesOf(CODE),
      body,
      atlas: new Image(),
      canvas: document.createElement('canvas'),
      renderer: new Promise<never>(() => {}),
      page: { post: () => {} },
      start: { ...TEST_START, Replay: replayRound(round) },
      clock: quickClock({ pass: () => {} }),
    },
    () => Promise.resolve(stillScene()),
  );
  await waitFor(() => expect(cloud({ body }, /大鬧天宮/)).toBeChecked());
  await waitFor(() => expect(within(body).getByText('第 5 / 5 次')).toBeInTheDocument(), { timeout: 10_000 });
});

const FIGURES: FiguresVariant = {
  returned: 0.96,
  most: 1000,
  hitRate: 0.3,
  volatility: 3,
  freeSpins: null,
  simulation: null,
  choice: {
    mean: 30,
    spreads: [
      { name: 'small', low: 8.4, median: 27, high: 77, from: [0, 10, 40, 90], chances: [0.05, 0.7, 0.22, 0.03] },
      { name: 'middle', low: 3, median: 24, high: 90, from: [0, 10, 40, 90], chances: [0.2, 0.5, 0.25, 0.05] },
      { name: 'storm', low: 0, median: 18, high: 106, from: [0, 10, 40, 90], chances: [0.3, 0.4, 0.2, 0.1] },
    ],
  },
};

function panelWith(figures: () => Promise<FiguresVariant | undefined>): HTMLElement {
  const { choice: rule } = maths;
  if (rule === undefined) throw new Error('the game has no choice');
  const images = { atlas: { frames: {}, meta: { size: { w: 1, h: 1 } } }, address: '' };
  const parts = { texts: chineseTextsOf(CODE), images, rule, look: look.choice, title: undefined, figures };
  const panel = new CloudPanel({ ...parts, choose: () => {} });
  document.body.append(panel.root);
  panel.open(undefined, '');
  return panel.root;
}

it('says the mean, and the spread of each cloud on one scale', async () => {
  const root = panelWith(() => Promise.resolve(FIGURES));
  await waitFor(() => expect(root).toHaveTextContent('三朵雲都是押注的 ×30'));
  expect(cloud({ body: root }, /萬毛分身/).closest('label')).toHaveTextContent('九成落在 ×8.4–×77，半數高於 ×27');
  expect(cloud({ body: root }, /大鬧天宮/).closest('label')).toHaveTextContent('不到 ×10：30%×90 以上：10%');
  const means = [...root.querySelectorAll('.spread-plot .mean')].map((line) => line.getAttribute('d'));
  expect(means).toHaveLength(3);
  expect(new Set(means).size).toBe(1);
});

it('offers the clouds without their spread when the figures do not load', async () => {
  const root = panelWith(() => Promise.reject(new Error('no file')));
  await waitFor(() => expect(root).toHaveTextContent('每個選項的平均獎金都一樣'));
  expect(within(root).getAllByRole('radio')).toHaveLength(3);
});

it('closes the outline of a cloud at its start', () => {
  const outline = cloudOutline(378, 144, 12);
  const [start] = /^M([\d.]+ [\d.]+)/.exec(outline)?.slice(1) ?? [];
  expect(outline.endsWith(` ${start}Z`)).toBe(true);
});
