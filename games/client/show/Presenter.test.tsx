import { waitFor } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import type { SpinOutcome } from '#games/api/index.ts';
import { Hud } from '../hud/Hud.ts';
import type { SoundName } from '../look/schema.ts';
import { chineseTexts } from '../testing/chineseTexts.ts';
import { stillScene } from '../testing/stillScene.ts';
import { Presenter } from './Presenter.ts';

const SPIN: SpinOutcome = { kind: 'base', stops: [], window: [], wins: [], scatters: 0, multiple: 1, pay: 0 };
const STAKE = 20;

afterEach(() => {
  document.body.replaceChildren();
});

/** @param after calls work later; at once by default */
function open(after = (_milliseconds: number, work: () => void): void => void setTimeout(work, 0)) {
  const nothing = (): void => {};
  const scenes = { phone: '', wide: '' };
  const hud = new Hud({
    canvas: document.createElement('canvas'),
    texts: chineseTexts,
    tips: [],
    lines: 20,
    ladder: [1, 2, 3, 5],
    pictures: { spin: '', title: '', freeTitle: '', scenes: { night: scenes, free: scenes } },
    actions: {
      press: nothing,
      changeStake: nothing,
      leave: nothing,
      toggleSound: nothing,
      openChat: nothing,
      openInfo: nothing,
      openHistory: nothing,
      toggleFullscreen: nothing,
    },
  });
  document.body.append(hud.root);
  const heard: [sound: SoundName, rate: number | undefined][] = [];
  const music: string[] = [];
  const presenter = new Presenter({
    scene: stillScene(),
    hud,
    texts: chineseTexts,
    clock: { now: () => 0, after, every: nothing },
    sounds: {
      play: async (name, rate) => void heard.push([name, rate]),
      playMusic: (name) => void music.push(name),
    },
    titles: {},
  });
  return { presenter, hud, heard, music };
}

it('sounds a win by its size, and a return below the stake not at all', async () => {
  const { presenter, heard } = open();
  presenter.setReducedMotion(true);
  const show = (coins: number, size: 'none' | 'small' | 'big' | 'huge') =>
    presenter.showWins({ do: 'showWins', spin: SPIN, coins, stake: STAKE, size });
  await show(10, 'none');
  expect(heard).toEqual([]);
  await show(60, 'small');
  await show(400, 'big');
  await show(2000, 'huge');
  expect(heard.map(([name]) => name)).toEqual(['winSmall', 'winBig', 'winHuge']);
});

it('sounds the ladder higher with each step, and not when it falls', async () => {
  const { presenter, heard, music } = open();
  await presenter.enterFreeSpins({ do: 'enterFreeSpins', spins: 10 });
  for (const multiple of [1, 2, 3, 1, 2]) await presenter.stopReels({ ...SPIN, kind: 'free', multiple });
  const rates = heard.filter(([name]) => name === 'ladder').map(([, rate]) => rate);
  expect(rates).toHaveLength(3);
  expect(rates[1]).toBeGreaterThan(rates[0] ?? 0);
  expect(rates[2]).toBe(rates[0]);
  expect(music).toEqual(['free']);
});

it('counts a large win once, on plate and banner alike', async () => {
  const due: (() => void)[] = [];
  const { presenter, hud } = open((_milliseconds, work) => void due.push(work));
  const coinsOf = (root: HTMLElement) => root.querySelector('.coins')?.textContent;
  const ended = presenter.showWins({ do: 'showWins', spin: SPIN, coins: 400, stake: STAKE, size: 'big' });
  await waitFor(() => expect(coinsOf(hud.plate.root)).not.toBe('0'));
  due.shift()?.();
  await waitFor(() => expect(hud.banner.root).toBeVisible());
  expect(coinsOf(hud.banner.root)).toBe(coinsOf(hud.plate.root));
  presenter.skip();
  await ended;
  expect(coinsOf(hud.plate.root)).toBe('400');
});

it('leaves the name and the coins of a jackpot on the plate', async () => {
  const { presenter, hud } = open();
  presenter.setReducedMotion(true);
  await presenter.showWins({ do: 'showWins', spin: SPIN, coins: 12, stake: STAKE, size: 'none' });
  await presenter.showJackpot({ do: 'showJackpot', hits: [{ Name: 'minor', Coins: 125_000 }], coins: 125_000 });
  expect(hud.banner.root).not.toBeVisible();
  expect(hud.plate.root).toHaveTextContent(/^普獎125,000$/u);
});
