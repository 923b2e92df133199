import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SpinOutcome } from '#games/api/index.ts';
import { CRYSTAL } from '#games/maths/testing/boardGames.ts';
import type { Hud } from '../../hud/Hud.ts';
import type { Presenter } from '../../show/Presenter.ts';
import { testFiles } from '../../testing/openTestGame.ts';
import { openWindowChange } from '../../testing/openWindowChange.ts';
import { BASE } from '../../testing/playedRound.ts';
import { pathsOf } from './growingSteps.ts';
import { GrowingShow } from './GrowingShow.ts';

const win = (pay: number) => ({ line: 1, from: 'left' as const, symbol: 'a', count: 3, pay });

/** A wild on the second reel grows, and its respin brings another one on the third reel. The last respin pays nothing. */
const GROWN: SpinOutcome = {
  ...BASE,
  stops: [0, 0, 0, 0],
  window: [
    ['a', 'b'],
    ['a', 'w'],
    ['b', 'a'],
    ['b', 'b'],
  ],
  grown: [1],
  board: [
    ['a', 'b'],
    ['w', 'w'],
    ['b', 'a'],
    ['b', 'b'],
  ],
  wins: [win(6)],
  respins: [
    {
      stops: [1, 0, 1, 1],
      window: [
        ['a', 'a'],
        ['w', 'w'],
        ['w', 'b'],
        ['b', 'a'],
      ],
      grown: [2],
      board: [
        ['a', 'a'],
        ['w', 'w'],
        ['w', 'w'],
        ['b', 'a'],
      ],
      wins: [win(40)],
    },
    {
      stops: [2, 0, 1, 2],
      window: [
        ['b', 'a'],
        ['w', 'w'],
        ['w', 'w'],
        ['a', 'b'],
      ],
      wins: [],
    },
  ],
  pay: 46,
};
const PLACED = ['ab aw ba bb', 'ab ww ba bb', 'aa ww wb ba', 'aa ww ww ba', 'ba ww ww ab'] as const;

let hud: Hud;
let presenter: Presenter;
let heard: string[];

const shown = ({ window }: SpinOutcome) => window.map((column) => column.join('')).join(' ');

function open(isReduced: boolean) {
  heard = [];
  const scene = {
    placeReels: (spin: SpinOutcome) => void heard.push(shown(spin)),
    startReels: (_kind: SpinOutcome['kind'], held: readonly number[] = []) => void heard.push(`hold ${held.join()}`),
    stopReels: async (spin: SpinOutcome) => void heard.push(`stop ${shown(spin)}`),
    showWins: (wins: SpinOutcome['wins']) => void heard.push(`wins ${wins.map(({ pay }) => pay).join()}`),
  };
  const { look, ...files } = testFiles.files;
  const changed = { ...files, maths: CRYSTAL, look: { ...look, growing: { note: 300 } } };
  ({ hud, presenter } = openWindowChange(GrowingShow, { files: changed, heard, scene, isReduced }));
}

beforeEach(() => open(false));
afterEach(() => document.body.replaceChildren());

const panel = () => hud.root.querySelector('.growing-panel')?.textContent;
const isLit = () => hud.root.dataset['cave'];

describe('wilds that grow', () => {
  it('fill their reels, hold them, and let the other reels turn again', async () => {
    await presenter.change({ do: 'change', spin: GROWN });
    expect(heard).toEqual([
      'crystalGrow',
      'crystalCrack',
      PLACED[1],
      'wins 6',
      'glassRing',
      'hold 1',
      'reelStart',
      `stop ${PLACED[2]}`,
      'crystalGrow',
      'crystalCrack',
      PLACED[3],
      'wins 40',
      'glassRing',
      'hold 1,2',
      'reelStart',
      `stop ${PLACED[4]}`,
    ]);
    expect(panel()).toContain('第 2 次重轉');
    expect(panel()).toContain('×4.6');
  });

  it('light the cave only when the boards so far pay more than the stake', async () => {
    const lit: (string | undefined)[] = [];
    const observer = new MutationObserver(() => lit.push(isLit()));
    observer.observe(hud.root, { attributes: true, attributeFilter: ['data-cave'] });
    await presenter.change({ do: 'change', spin: GROWN });
    await Promise.resolve();
    observer.disconnect();
    expect(lit).toEqual(['grow', 'lit']);
    presenter.startReels('base');
    expect(isLit()).toBeUndefined();
    expect(panel()).not.toContain('×');
  });

  it('say before a respin that the board pays nothing', async () => {
    const told: (string | null | undefined)[] = [];
    const observer = new MutationObserver(() => told.push(panel()));
    observer.observe(hud.root, { childList: true, characterData: true, subtree: true });
    await presenter.change({ do: 'change', spin: { ...GROWN, wins: [] } });
    await Promise.resolve();
    observer.disconnect();
    const none = told.findIndex((text) => text?.includes('沒有連線，其餘轉輪重轉'));
    expect(none).toBeGreaterThan(-1);
    expect(none).toBeLessThan(told.findIndex((text) => text?.includes('第 1 次重轉')));
    expect(panel()).not.toContain('沒有連線');
  });

  it('are full at once when a press skips them, and no reel turns', async () => {
    const changing = presenter.change({ do: 'change', spin: GROWN });
    presenter.skip();
    await changing;
    expect(heard).not.toContain('hold 1');
    expect(heard).not.toContain('glassRing');
    expect(heard.filter((each) => PLACED.some((placed) => placed === each))).toEqual(PLACED.slice(1));
    expect(panel()).toContain('×4.6');
  });

  it('grow without motion for a player who reduces it', async () => {
    open(true);
    await presenter.change({ do: 'change', spin: GROWN });
    expect(heard).not.toContain('crystalCrack');
    expect(heard).toContain(PLACED[3]);
    expect(heard).toContain('hold 1,2');
  });

  it('say which reels are full, and count all boards as one sum', async () => {
    await presenter.change({ do: 'change', spin: GROWN });
    expect(hud.root.querySelector('[role="status"]')).toHaveTextContent('長滿第 3 輪');
    heard.length = 0;
    await presenter.showWins({ do: 'showWins', spin: GROWN, coins: 460, stake: 100, size: 'small', counted: 0 });
    expect(heard.filter((each) => each.startsWith('wins'))).toEqual([]);
    expect(hud.plate.line).toHaveTextContent('2 條線中獎');
    expect(hud.plate.root).toHaveTextContent('460');
  });
});

it('follows the best win from each side, in the direction in which it pays', () => {
  const { board } = testFiles.files.look;
  const wins = [win(6), { ...win(9), line: 2, from: 'right' as const }, { ...win(8), line: 3, from: 'right' as const }];
  const [left, right, ...others] = pathsOf(wins, CRYSTAL.lines ?? [], board);
  const across = (path: typeof left) => (path?.points.at(-1)?.x ?? 0) - (path?.points[0]?.x ?? 0);
  expect(others).toEqual([]);
  expect(across(left)).toBeGreaterThan(board.window.width);
  expect(across(right)).toBeLessThan(-board.window.width);
  expect(new Set(right?.points.map(({ y }) => y)).size).toBe(1);
});
