import { waitFor } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import type { SpinOutcome } from '#games/api/index.ts';
import type { BigWin } from '../bigWin/BigWin.ts';
import type { SoundName } from '../look/soundMoments.ts';
import type { GameSounds } from '../look/sounds.ts';
import { FreeSpinsShow } from '../mechanics/freeSpins/FreeSpinsShow.ts';
import type { WinSize } from '../round/winSize.ts';
import { chineseTexts } from '../testing/chineseTexts.ts';
import { stillScene } from '../testing/stillScene.ts';
import { testHud } from '../testing/testHud.ts';
import { Presenter } from './Presenter.ts';

const SPIN: SpinOutcome = { kind: 'base', stops: [], window: [], wins: [], scatters: 0, multiple: 1, pay: 0 };
const STAKE = 20;

afterEach(() => {
  document.body.replaceChildren();
});

/** @param after calls work later; at once by default */
function open(after = (_milliseconds: number, work: () => void): void => void setTimeout(work, 0), bigWin?: BigWin) {
  const hud = testHud();
  document.body.append(hud.root);
  const heard: [sound: SoundName, rate: number | undefined][] = [];
  const music: string[] = [];
  const sounds: Pick<GameSounds, 'play' | 'playMusic'> = {
    play: async (name, rate) => void heard.push([name, rate]),
    playMusic: (name) => void music.push(name),
  };
  const presenter = new Presenter({
    scene: stillScene(),
    hud,
    texts: chineseTexts,
    clock: { now: () => 0, after, every: () => {} },
    sounds,
    titles: {},
    bigWin: () => bigWin,
  });
  const freeSpins = new FreeSpinsShow({
    show: presenter,
    scene: stillScene(),
    hud,
    texts: chineseTexts,
    sounds,
    ladder: () => [1, 2, 3, 5],
    title: undefined,
  });
  presenter.addShows({ freeSpins });
  return { presenter, hud, heard, music };
}

it('sounds a win by its size, and a return below the stake not at all', async () => {
  const { presenter, heard } = open();
  presenter.setReducedMotion(true);
  const show = (coins: number, size: WinSize) =>
    presenter.showWins({ do: 'showWins', spin: SPIN, coins, stake: STAKE, size });
  await show(10, 'none');
  expect(heard).toEqual([]);
  await show(60, 'small');
  await show(400, 'big');
  await show(1000, 'huge');
  await show(2000, 'super');
  expect(heard.map(([name]) => name)).toEqual(['winSmall', 'winBig', 'winHuge', 'winHuge']);
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

function recordedWin() {
  const calls: string[] = [];
  const bigWin: BigWin = {
    show: ({ coins, source }) => void calls.push(`show ${coins} ${source}`),
    setCoins: (coins, level) => void calls.push(`${coins} ${level ?? 'none'}`),
    complete: () => void calls.push('complete'),
    hide: () => void calls.push('hide'),
    setReducedMotion: () => {},
  };
  return { bigWin, calls };
}

it('shows a big win at once to a player without motion, with the level of the whole sum', async () => {
  const { bigWin, calls } = recordedWin();
  const { presenter, heard } = open(undefined, bigWin);
  presenter.setReducedMotion(true);
  const wins = [{ line: 7, symbol: 'owl', count: 4, pay: 640 }];
  await presenter.showWins({ do: 'showWins', spin: { ...SPIN, wins }, coins: 1280, stake: STAKE, size: 'huge' });
  expect(calls).toEqual(['1280 huge', 'show 1280 第 7 線 · 夜梟 × 4', '1280 huge', 'complete', 'hide']);
  expect(heard.map(([name]) => name)).toEqual(['winHuge']);
});

it('ends a big win by one press, with the whole sum on the plate', async () => {
  const due: (() => void)[] = [];
  const { bigWin, calls } = recordedWin();
  const { presenter, hud } = open((_, work) => void due.push(work), bigWin);
  const ended = presenter.showWins({ do: 'showWins', spin: SPIN, coins: 2000, stake: STAKE, size: 'super' });
  due.shift()?.();
  await waitFor(() => expect(calls.some((call) => call.startsWith('show'))).toBe(true));
  presenter.skip();
  await ended;
  expect(calls.at(-1)).toBe('hide');
  expect(hud.plate.root).toHaveTextContent('2,000');
});

it('announces a round with free spins as one sum', async () => {
  const { presenter, hud } = open();
  presenter.setReducedMotion(true);
  await presenter.enterFreeSpins({ do: 'enterFreeSpins', spins: 10 });
  await presenter.showWins({ do: 'showWins', spin: { ...SPIN, kind: 'free' }, coins: 60, stake: STAKE, size: 'small' });
  const said = () => hud.root.querySelector('[role="status"]')?.textContent;
  expect(said()).toBe('10 次免費遊戲');
  await presenter.leaveFreeSpins({ do: 'leaveFreeSpins', coins: 60, total: 180, stake: STAKE, size: 'small' });
  expect(said()).toBe('這一局共贏得 180');
});

it('holds a return that tumbles have counted no longer than any other return', async () => {
  const waits: number[] = [];
  const { presenter } = open((milliseconds, work) => {
    waits.push(milliseconds);
    setTimeout(work, 0);
  });
  const show = (counted: number | undefined, kind: SpinOutcome['kind']) =>
    presenter.showWins({
      do: 'showWins',
      spin: { ...SPIN, kind },
      coins: 10,
      stake: STAKE,
      size: 'none',
      ...(counted === undefined ? {} : { counted }),
    });
  await show(undefined, 'base');
  await show(10, 'base');
  expect(waits[1]).toBe(waits[0]);
  await show(10, 'free');
  expect(waits[2]).toBeGreaterThan(waits[0] ?? 0);
});
