import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Nudge, SpinOutcome } from '#games/api/index.ts';
import type { Hud } from '../../hud/Hud.ts';
import type { SoundName } from '../../look/soundMoments.ts';
import { LOADING } from '../../round/state.ts';
import { Presenter } from '../../show/Presenter.ts';
import { chineseTexts } from '../../testing/chineseTexts.ts';
import { testFiles } from '../../testing/openTestGame.ts';
import { BASE } from '../../testing/playedRound.ts';
import { stillScene } from '../../testing/stillScene.ts';
import { testHud } from '../../testing/testHud.ts';
import { NudgeShow } from './NudgeShow.ts';

const AFTER = [['a'], ['a'], ['a']];
const spinOf = (nudge: Nudge, pay = 0): SpinOutcome => ({
  ...BASE,
  pay,
  nudge,
  ...(nudge.moved ? { board: AFTER } : {}),
});
const READY = { ...LOADING, phase: 'idle', stake: 100 } as const;

let hud: Hud;
let presenter: Presenter;
let show: NudgeShow;
let heard: string[];
let pressed: number;

beforeEach(() => {
  hud = testHud();
  document.body.append(hud.root);
  heard = [];
  pressed = 0;
  const sounds = { play: async (name: SoundName) => void heard.push(name), playMusic: () => {} };
  const scene = {
    ...stillScene(),
    stopReels: async () => void heard.push('the reels stop'),
    stepReel: async (spin: SpinOutcome, by: number) => void heard.push(`step ${by} to ${spin.window.join(' ')}`),
    placeReels: (spin: SpinOutcome) => void heard.push(`placed ${spin.window.join(' ')}`),
  };
  const common = { scene, hud, texts: chineseTexts, sounds };
  const after = (_milliseconds: number, work: () => void): void => void setTimeout(work, 0);
  presenter = new Presenter({
    ...common,
    clock: { now: () => 0, after, every: () => {} },
    titles: {},
    bigWin: () => undefined,
  });
  const { board } = testFiles.files.look;
  show = new NudgeShow({
    ...common,
    show: presenter,
    clock: { every: () => {} },
    board: { ...board, lever: { x: 360, y: 292, reach: 78 } },
    press: () => (pressed += 1),
  });
  presenter.addShows({ nudge: show });
});

afterEach(() => {
  document.body.replaceChildren();
});

const panel = () => hud.root.querySelector('.arrow-panel');
const said = () => hud.root.querySelector('[role="status"]')?.textContent;
const lever = () => {
  const found = hud.root.querySelector<HTMLButtonElement>('.lever');
  if (found === null) throw new Error('there is no lever');
  return found;
};
const UP: Nudge = { arrow: 'up', moved: true };

describe('the arrow', () => {
  it('says reel and direction before the reels stop', async () => {
    presenter.startReels('base');
    expect(panel()).toHaveTextContent('推移箭頭');
    const stopped = presenter.stopReels(spinOf({ arrow: 'up', moved: false }));
    expect(panel()).toHaveTextContent('▲差一個就上推第 3 輪');
    expect(said()).toBe('差一個就上推第 3 輪');
    await stopped;
    expect(heard.indexOf('arrow')).toBeLessThan(heard.indexOf('the reels stop'));
    expect(said()).toBe('沒有中獎');
  });

  it('stays dark and silent when it points nowhere', async () => {
    await presenter.stopReels(spinOf({ arrow: 'none', moved: false }));
    expect(panel()).toHaveTextContent('這次不推移');
    expect(heard).not.toContain('arrow');
  });

  it('goes dark when the stake is refused', () => {
    presenter.startReels('base');
    presenter.returnReels();
    expect(panel()).toHaveTextContent('推移箭頭');
  });
});

describe('the nudge', () => {
  it('moves the last reel one step, with its sound, and tells it', async () => {
    const spin = spinOf(UP, 50);
    await presenter.stopReels(spin);
    expect(said()).not.toBe('沒有中獎');
    await presenter.nudge({ do: 'nudge', spin });
    expect(heard.slice(-2)).toEqual(['nudge', 'step -1 to a a a']);
    expect(panel()).toHaveTextContent('第 3 輪上推一格');
    expect(said()).toBe('第 3 輪上推一格');
  });

  it('tells that nothing was won when the step brings nothing', async () => {
    const spin = spinOf({ ...UP, arrow: 'down' });
    await presenter.stopReels(spin);
    await presenter.nudge({ do: 'nudge', spin });
    expect(heard.at(-1)).toBe('step 1 to a a a');
    expect(said()).toBe('沒有中獎');
  });

  it('is at its end at once when a press skips it', async () => {
    const spin = spinOf(UP, 50);
    await presenter.stopReels(spin);
    const nudging = presenter.nudge({ do: 'nudge', spin });
    presenter.skip();
    await nudging;
    expect(heard.at(-1)).toBe('placed a a a');
    expect(panel()).toHaveTextContent('第 3 輪上推一格');
  });
});

describe('the lever', () => {
  const drag = (type: string, clientY: number) =>
    lever().dispatchEvent(new PointerEvent(type, { clientY, pointerId: 1, bubbles: true }));

  beforeEach(() => {
    lever().setPointerCapture = vi.fn();
  });

  it('has a name, and starts a round by a click only when the button can', () => {
    expect(lever()).toHaveAccessibleName('拉桿，開始一局');
    lever().click();
    expect(pressed).toBe(0);
    expect(lever()).toHaveAttribute('aria-disabled', 'true');
    show.update(READY, 0);
    expect(lever()).not.toHaveAttribute('aria-disabled');
    lever().click();
    expect(pressed).toBe(1);
    show.update({ ...READY, readyAt: 2500 }, 0);
    lever().click();
    expect(pressed).toBe(1);
  });

  it('starts one round when it is pulled far enough', () => {
    show.update(READY, 0);
    drag('pointerdown', 100);
    drag('pointermove', 110);
    expect(pressed).toBe(0);
    drag('pointermove', 4000);
    drag('pointermove', 5000);
    drag('pointerup', 5000);
    lever().click();
    expect(pressed).toBe(1);
  });

  it('springs back without a round when it is let go early', () => {
    show.update(READY, 0);
    drag('pointerdown', 100);
    drag('pointermove', 110);
    drag('pointerup', 110);
    lever().click();
    expect(pressed).toBe(0);
  });
});
