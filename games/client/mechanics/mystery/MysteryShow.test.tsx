import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SpinOutcome } from '#games/api/index.ts';
import { MYSTERY } from '#games/maths/testing/boardGames.ts';
import type { Hud } from '../../hud/Hud.ts';
import type { Presenter } from '../../show/Presenter.ts';
import { testFiles } from '../../testing/openTestGame.ts';
import { openWindowChange } from '../../testing/openWindowChange.ts';
import { BASE } from '../../testing/playedRound.ts';
import { MysteryShow } from './MysteryShow.ts';
import { beatOf, stepMilliseconds } from './mysterySteps.ts';

/** Three closed symbols that became b, of which the window has one already. */
const CHANGED: SpinOutcome = {
  ...BASE,
  window: [
    ['d', 'a'],
    ['d', 'd'],
    ['a', 'b'],
  ],
  board: [
    ['b', 'a'],
    ['b', 'b'],
    ['a', 'b'],
  ],
  mystery: 'b',
};

let hud: Hud;
let presenter: Presenter;
let heard: string[];

function open(isReduced: boolean) {
  heard = [];
  const scene = {
    stepMascot: async () => void heard.push('step'),
    liftMascot: () => void heard.push('back'),
    placeReels: ({ window }: SpinOutcome) => void heard.push(window.map((column) => column.join('')).join(' ')),
  };
  const { look, ...files } = testFiles.files;
  const changed = { ...files, maths: MYSTERY, look: { ...look, mystery: { note: 300 } } };
  ({ hud, presenter } = openWindowChange(MysteryShow, { files: changed, heard, scene, isReduced }));
}

beforeEach(() => open(false));
afterEach(() => document.body.replaceChildren());

const panel = () => hud.root.querySelector('.mystery-panel')?.textContent;
const said = () => hud.root.querySelector('[role="status"]')?.textContent;

describe('mystery symbols', () => {
  it('are stepped on one by one, beat three times together, and then open alike', async () => {
    const changing = presenter.change({ do: 'change', spin: { ...CHANGED, pay: 50 } });
    expect(panel()).toContain('×3');
    expect(panel()).toContain('?');
    await changing;
    expect(heard).toEqual([
      'a  ab',
      'step',
      'drumStep',
      'step',
      'drumStep',
      'step',
      'drumStep',
      'back',
      'drumBeat',
      'drumBeat',
      'drumBeat',
      'ba bb ab',
      'drumOpen',
    ]);
    expect(panel()).toContain('×3');
    expect(panel()).toContain('×4');
  });

  it('tell what they became, and after it that nothing was won', async () => {
    await presenter.stopReels(CHANGED);
    expect(said()).not.toBe('沒有中獎');
    const told: (string | null | undefined)[] = [];
    const status = hud.root.querySelector('[role="status"]');
    if (status === null) throw new Error('there is no status');
    const observer = new MutationObserver(() => told.push(said()));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await presenter.change({ do: 'change', spin: CHANGED });
    await Promise.resolve();
    observer.disconnect();
    expect(told).toEqual(['3 個symbol.d打開，都是symbol.b', '沒有中獎']);
  });

  it('are open at once when a press skips them', async () => {
    const changing = presenter.change({ do: 'change', spin: CHANGED });
    presenter.skip();
    await changing;
    expect(heard).not.toContain('step');
    expect(heard).not.toContain('drumBeat');
    expect(heard).toContain('ba bb ab');
  });

  it('open without motion for a player who reduces it', async () => {
    open(true);
    await presenter.change({ do: 'change', spin: CHANGED });
    expect(heard).toEqual(['ba bb ab', 'drumOpen']);
    expect(panel()).toContain('×4');
  });

  it('leave no trace in a spin without them', async () => {
    await presenter.change({ do: 'change', spin: CHANGED });
    presenter.startReels('base');
    expect(panel()).not.toContain('×');
    heard.length = 0;
    await presenter.change({ do: 'change', spin: BASE });
    expect(heard).toEqual([]);
  });
});

it('steps sooner where there are more of them', () => {
  expect(stepMilliseconds(1)).toBeGreaterThan(stepMilliseconds(9));
  expect(15 * stepMilliseconds(15)).toBeLessThan(1000);
});

it('beats more slowly and harder where there are more of them', () => {
  const [few, many] = [beatOf(1), beatOf(9)];
  expect(many.milliseconds).toBeGreaterThan(few.milliseconds);
  expect(many.strength).toBeGreaterThan(few.strength);
  expect(beatOf(15)).toEqual(many);
});
