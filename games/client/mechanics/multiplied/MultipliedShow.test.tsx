import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SpinOutcome, Win } from '#games/api/index.ts';
import type { Hud } from '../../hud/Hud.ts';
import type { Presenter } from '../../show/Presenter.ts';
import { testFiles } from '../../testing/openTestGame.ts';
import { openWindowChange } from '../../testing/openWindowChange.ts';
import { BASE } from '../../testing/playedRound.ts';
import { MultipliedShow } from './MultipliedShow.ts';

const { files } = testFiles;
const MATHS = {
  ...files.maths,
  lines: [[0, 0, 0, 0, 0]],
  wilds: { two: 2, three: 3 },
  strips: { base: ['a', 'two three a', 'two three a', 'two three a', 'a'] },
};
/** A win on line 1 over all reels. */
const spinOf = (symbols: readonly string[], multiple: number, pay = 120): SpinOutcome => {
  const win: Win = { line: 1, symbol: 'a', count: 5, multiple, pay };
  return { ...BASE, window: symbols.map((symbol) => [symbol]), wins: [win], pay };
};

let hud: Hud;
let presenter: Presenter;
let heard: string[];

beforeEach(() => {
  heard = [];
  const scene = { setMascot: (mascot: string) => void heard.push(`mascot ${mascot}`) };
  const changed = { ...files, maths: MATHS, loadWinAtlas: async () => ({}), loadFigures: async () => ({}) };
  ({ hud, presenter } = openWindowChange(MultipliedShow, { files: changed, heard, scene }));
});

afterEach(() => {
  document.body.replaceChildren();
});

const change = (spin: SpinOutcome) => presenter.change({ do: 'change', spin });
const said = () => hud.root.querySelector('[role="status"]')?.textContent;

describe('wilds of a win', () => {
  it('let the mascot bite once for each, and one alone collides with none', async () => {
    await change(spinOf(['a', 'two', 'a', 'a', 'a'], 2));
    expect(heard).toEqual(['bite']);
    expect(said()).toBe('');
  });

  it('collide if there are several, and the product is told', async () => {
    await change(spinOf(['a', 'two', 'three', 'a', 'a'], 6));
    expect(heard).toEqual(['bite', 'bite', 'collide']);
    expect(hud.root).toHaveTextContent('×2 × ×3 = ×6');
    expect(said()).toBe('×2 × ×3 = ×6');
  });

  it('let the mascot roll down the board with the greatest multiple, and it returns', async () => {
    await change(spinOf(['a', 'three', 'three', 'three', 'a'], 27));
    expect(heard.filter((each) => each !== 'bite')).toEqual([
      'collide',
      'collide',
      'rollDown',
      'mascot hidden',
      'mascot shown',
    ]);
  });

  it('are not celebrated in a win up to the stake', async () => {
    await change(spinOf(['a', 'two', 'three', 'a', 'a'], 6, 6));
    expect(heard).toEqual([]);
  });
});

it('tells the product at once when a press skips it', async () => {
  const changed = change(spinOf(['a', 'three', 'three', 'three', 'a'], 27));
  presenter.skip();
  await changed;
  expect(said()).toBe('×3 × ×3 × ×3 = ×27');
  expect(heard).toEqual(['bite']);
});

it('stands still with reduced motion', async () => {
  presenter.setReducedMotion(true);
  await change(spinOf(['a', 'three', 'three', 'three', 'a'], 27));
  expect(heard).toEqual(['bite', 'bite', 'bite', 'collide']);
  expect(said()).toBe('×3 × ×3 × ×3 = ×27');
});

it('names the multiple with the win', async () => {
  await presenter.showWins({
    do: 'showWins',
    spin: spinOf(['a', 'two', 'three', 'a', 'a'], 6),
    coins: 240,
    stake: 20,
    size: 'small',
  });
  expect(hud.root).toHaveTextContent(/第 1 線.*×6/);
});
