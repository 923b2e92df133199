import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SpinOutcome } from '#games/api/index.ts';
import { SPLIT } from '#games/maths/testing/boardGames.ts';
import type { Hud } from '../../hud/Hud.ts';
import type { Presenter } from '../../show/Presenter.ts';
import { testFiles } from '../../testing/openTestGame.ts';
import { openWindowChange } from '../../testing/openWindowChange.ts';
import { BASE } from '../../testing/playedRound.ts';
import { partPlan, poundMs, poundsOf } from './pounds.ts';
import { SplitShow } from './SplitShow.ts';

/** A cell in four and a cell in three: 2 × 5 × 4 ways. */
const CRACKED: SpinOutcome = {
  ...BASE,
  window: [
    ['a', 'b'],
    ['b', 'a'],
    ['s', 'a'],
  ],
  split: [
    { cell: [1, 1], parts: 4 },
    { cell: [2, 0], parts: 3 },
  ],
};

let hud: Hud;
let presenter: Presenter;
let show: SplitShow;
let heard: string[];

function open(isReduced: boolean) {
  heard = [];
  const scene = {
    setMascot: (mascot: string) => void heard.push(mascot),
    placeReels: ({ window }: SpinOutcome) => void heard.push(window.map((column) => column.join('')).join(' ')),
  };
  const { look, ...files } = testFiles.files;
  const changed = { ...files, maths: SPLIT, look: { ...look, split: { note: 300 } } };
  ({ hud, presenter, show } = openWindowChange(SplitShow, { files: changed, heard, scene, isReduced }));
}

beforeEach(() => open(false));
afterEach(() => document.body.replaceChildren());

const panel = () => hud.root.querySelector('.ways-panel')?.textContent;
const said = () => hud.root.querySelector('[role="status"]')?.textContent;

describe('split cells', () => {
  it('are pounded one after another, into two and then into all their parts, while the ways run up', async () => {
    expect(panel()).toBe('8路');
    await presenter.change({ do: 'change', spin: { ...CRACKED, pay: 5 } });
    expect(heard).toEqual([
      'hidden',
      'ab b sa',
      'pound',
      'ab b sa',
      'pound',
      'ab b a',
      'pound',
      'ab b a',
      'pound',
      'shown',
      'ab b a',
      'splitEnd',
    ]);
    expect(panel()).toBe('40路');
    expect(said()).toBe('2 格裂開，共 40 路');
  });

  it('are there at once when a press skips them, and the mascot is back', async () => {
    const changing = presenter.change({ do: 'change', spin: CRACKED });
    presenter.skip();
    await changing;
    expect(heard).toEqual(['hidden', 'shown', 'ab b a', 'splitEnd']);
    expect(panel()).toBe('40路');
  });

  it('are there without motion for a player who reduces it, and nothing is tossed', async () => {
    open(true);
    await presenter.change({ do: 'change', spin: CRACKED });
    show.showWins({ ...CRACKED, pay: 50 });
    expect(heard).toEqual(['ab b a', 'splitEnd']);
    expect(panel()).toBe('40路');
  });

  it('leave the next spin as it is', async () => {
    await presenter.change({ do: 'change', spin: CRACKED });
    presenter.startReels('base');
    expect(panel()).toBe('8路');
    heard.length = 0;
    await presenter.change({ do: 'change', spin: BASE });
    expect(heard).toEqual([]);
  });

  it('stay after a reload', () => {
    show.place(CRACKED);
    expect(heard).toEqual(['ab b a']);
    expect(panel()).toBe('40路');
  });

  it.each([
    [10, []],
    [11, ['toss']],
  ])('let the mascot toss a mochi only for a win above the stake: %i', (pay, tossed) => {
    show.showWins({ ...CRACKED, pay });
    expect(heard).toEqual(tossed);
  });
});

it('strikes on each beat of a hundred a minute, and twice as often where there are many', () => {
  expect(poundMs(poundsOf(CRACKED).length)).toBe(600);
  expect(poundMs(11)).toBe(300);
});

it.each([2, 3, 4])('places %i parts apart from each other and within their cell', (parts) => {
  const { size, places } = partPlan(parts);
  expect(places).toHaveLength(parts);
  for (const [at, [x, y]] of places.entries()) {
    expect(Math.max(Math.abs(x), Math.abs(y)) + size / 2).toBeLessThanOrEqual(0.5);
    for (const [otherX, otherY] of places.slice(0, at))
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(size * 0.85);
  }
});
