import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SpinOutcome } from '#games/api/index.ts';
import type { Hud } from '../../hud/Hud.ts';
import { openWindowChange } from '../../testing/openWindowChange.ts';
import type { Presenter } from '../../show/Presenter.ts';
import { testFiles } from '../../testing/openTestGame.ts';
import { FREE } from '../../testing/playedRound.ts';
import { litCells } from './expandingSteps.ts';
import { ExpandingShow } from './ExpandingShow.ts';

const WINS = [{ line: 1, symbol: 'key', count: 3, pay: 20 }];
const GROWN: SpinOutcome = {
  ...FREE,
  window: [
    ['owl', 'key'],
    ['key', 'leaf'],
    ['owl', 'key'],
  ],
  wins: WINS,
  expanded: { symbol: 'owl', reels: [0, 2], pay: 250 },
  pay: 270,
};

let hud: Hud;
let presenter: Presenter;
let heard: string[];

function open(isReduced: boolean): void {
  heard = [];
  const scene = {
    showWins: () => void heard.push('lines'),
    clearWins: () => void heard.push('no lines'),
  };
  ({ hud, presenter } = openWindowChange(ExpandingShow, { files: testFiles.files, heard, scene, isReduced }));
}

beforeEach(() => open(false));
afterEach(() => document.body.replaceChildren());

const panel = () => hud.root.querySelector('.expanding-panel');
const said = () => hud.root.querySelector('[role="status"]')?.textContent;
const enter = (expanding?: string) =>
  presenter.enterFreeSpins({ do: 'enterFreeSpins', spins: 10, ...(expanding === undefined ? {} : { expanding }) });

it('names the drawn symbol before the free spins, and keeps it until their end', async () => {
  expect(panel()).not.toBeVisible();
  await enter('owl');
  expect(heard).toContain('slabTurn');
  expect(said()).toBe('這次的擴展符號是夜梟');
  expect(panel()).toBeVisible();
  await presenter.leaveFreeSpins({ do: 'leaveFreeSpins', coins: 0, total: 0, stake: 100, size: 'none' });
  expect(panel()).not.toBeVisible();
});

it('shows the wins on lines first, and then grows the symbol row by row', async () => {
  await enter('owl');
  heard.length = 0;
  await presenter.change({ do: 'change', spin: GROWN });
  expect(heard).toEqual(['lines', 'no lines', 'stoneGrow', 'stoneGrow', 'stoneFull']);
  expect(said()).toBe('夜梟填滿 2 輪，付 ×25');
  expect(panel()).toHaveTextContent('×2');
  presenter.startReels('free');
  expect(panel()).not.toHaveTextContent('×2');
});

it('is at its end at once when a press skips it', async () => {
  await enter('owl');
  heard.length = 0;
  const changing = presenter.change({ do: 'change', spin: { ...GROWN, wins: [] } });
  presenter.skip();
  await changing;
  expect(heard.filter((name) => name === 'stoneGrow')).toHaveLength(1);
  expect(panel()).toHaveTextContent('×2');
});

it('stands still for a player who reduces motion', async () => {
  open(true);
  await enter('owl');
  expect(heard).not.toContain('slabTurn');
  await presenter.change({ do: 'change', spin: GROWN });
  expect(heard).not.toContain('stoneGrow');
  expect(said()).toBe('夜梟填滿 2 輪，付 ×25');
});

it('throws light on the middle of the best lines and of the grown reels, and on no line without a win', () => {
  const lines = [
    [0, 0, 0],
    [1, 1, 1],
  ];
  const wins = [
    { line: 1, symbol: 'key', count: 3, pay: 5 },
    { line: 2, symbol: 'owl', count: 2, pay: 40 },
  ];
  const { expanded: _, ...plain } = { ...GROWN, wins };
  expect(litCells(plain, lines)).toEqual([
    { reel: 0, row: 1 },
    { reel: 1, row: 0 },
  ]);
  expect(litCells({ ...GROWN, wins: [] }, lines)).toEqual([
    { reel: 0, row: 1 },
    { reel: 2, row: 1 },
  ]);
  expect(litCells({ ...plain, wins: [] }, lines)).toEqual([]);
});
