import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Coin, HoldOutcome, JackpotHit, RoundView } from '#games/api/index.ts';
import { HOLD } from '#games/maths/testing/smallGames.ts';
import type { Hud } from '../../hud/Hud.ts';
import type { SoundName } from '../../look/soundMoments.ts';
import { Atlas } from '../../scene/Atlas.ts';
import type { ReelScene } from '../../scene/ReelScene.ts';
import { Presenter } from '../../show/Presenter.ts';
import { chineseTexts } from '../../testing/chineseTexts.ts';
import { testFiles } from '../../testing/openTestGame.ts';
import { stillScene } from '../../testing/stillScene.ts';
import { testHud } from '../../testing/testHud.ts';
import { HoldShow } from './HoldShow.ts';

const STAKE = 100;
const coin = (reel: number, pay: number, more: Partial<Coin> = {}): Coin => ({ cell: [reel, 0], pay, ...more });
const END: HoldOutcome = { respins: [], isFull: false, multiple: 1, pay: 80 };

let hud: Hud;
let presenter: Presenter;
let heard: SoundName[];
let symbols: string;
let hold: HoldShow;
let opened: (scene: ReelScene) => HoldShow;

beforeEach(() => {
  const rule = HOLD.hold;
  if (rule === undefined) throw new Error('the game has no hold and respin');
  hud = testHud();
  document.body.append(hud.root);
  heard = [];
  const sounds = { play: async (name: SoundName) => void heard.push(name), playMusic: () => {} };
  symbols = 'shown';
  const scene = { ...stillScene(), setSymbols: (next: string) => void (symbols = next) };
  const common = { scene, hud, texts: chineseTexts, sounds };
  const after = (_milliseconds: number, work: () => void): void => void setTimeout(work, 0);
  const clock = { now: () => 0, after, every: () => {} };
  presenter = new Presenter({ ...common, clock, titles: {}, bigWin: () => undefined });
  const { look } = testFiles.files;
  opened = (drawn) =>
    new HoldShow({ ...common, scene: drawn, show: presenter, look, rule, reels: 3, rows: 2, titles: {} });
  hold = opened(scene);
  presenter.addShows({ hold });
  presenter.setReducedMotion(true);
});

afterEach(() => {
  document.body.replaceChildren();
});

const lastRound = (coins: readonly Coin[], Jackpots: readonly JackpotHit[]): Pick<RoundView, 'Stake' | 'Result'> => {
  const base = { kind: 'base', scatters: 0, multiple: 1, stops: [], window: [], wins: [], pay: 0, coins } as const;
  const of = { code: 'dragon', version: 1, variant: 'r96', jackpots: [], pay: 80, isCapped: false };
  return { Stake: STAKE, Result: { Win: 0, Balance: 0, Jackpots, Outcome: { ...of, spins: [base], hold: END } } };
};

const panel = () => hud.root.querySelector('.hold-panel');
const pips = () => hud.root.querySelector('.pips')?.getAttribute('aria-label');
const said = () => hud.root.querySelector('[role="status"]')?.textContent;
const enter = (coins: readonly Coin[]) => presenter.enterHold({ do: 'enterHold', coins, hits: [], stake: STAKE });
const respin = (coins: readonly Coin[], left: number) => presenter.respin({ do: 'respin', coins, hits: [], left });

it('counts respins, coins and their sum in its panel', async () => {
  expect(panel()).not.toBeVisible();
  await enter([coin(0, 10), coin(1, 20)]);
  expect(panel()).toHaveTextContent('這一局累積300');
  expect(panel()).toHaveTextContent('6 格全滿 ×22 / 6');
  expect(pips()).toBe('剩餘重轉 2 / 2 次');
  await respin([], 1);
  expect(pips()).toBe('剩餘重轉 1 / 2 次');
  await respin([coin(2, 50)], 2);
  expect(pips()).toBe('剩餘重轉 2 / 2 次');
  expect(panel()).toHaveTextContent('這一局累積800');
  expect(heard.filter((name) => name === 'coinLand')).toHaveLength(1);
});

it('announces the whole feature as one sum, and gives the controls back', async () => {
  await enter([coin(0, 10), coin(1, 20)]);
  const start = said();
  await respin([coin(2, 50)], 2);
  expect(said()).toBe(start);
  await presenter.leaveHold({
    do: 'leaveHold',
    hold: END,
    hits: [],
    coins: 800,
    total: 900,
    stake: STAKE,
    size: 'small',
  });
  expect(said()).toBe('這一局共贏得 900');
  expect(panel()).not.toBeVisible();
  expect(hud.root.dataset['scene']).toBe('night');
  expect(hud.plate.root).toHaveTextContent('800');
});

it('leaves the held coins on the board until the reels turn again', async () => {
  await enter([coin(0, 10), coin(1, 20)]);
  const leave = { do: 'leaveHold', hold: END, hits: [], coins: 800, total: 900, stake: STAKE, size: 'small' } as const;
  await presenter.leaveHold(leave);
  expect(symbols).toBe('hidden');
  presenter.startReels('base');
  expect(symbols).toBe('shown');
});

it('writes the coins of the last round at the stake of that round, before a stake is known', () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const written = vi.spyOn(chineseTexts, 'coinValue');
  const atlas = new Atlas(new Image(), { frames: {}, meta: { scale: '1' } });
  const mountOnBoard: ReelScene['mountOnBoard'] = (_place, make) => ({ layer: make(atlas), refresh: () => {} });
  const coins = [coin(0, 20), coin(1, 10, { jackpot: 'grand' })];
  opened({ ...stillScene(), mountOnBoard }).showLast(lastRound(coins, [{ Name: 'grand', Coins: 8000 }]));
  expect(written.mock.lastCall).toEqual([8100]);
  expect(written).toHaveBeenCalledWith(200);
  expect(written).not.toHaveBeenCalledWith(0);
});

it('sounds a coin as its reel stops, and a reel without coins not at all', () => {
  hold.expect([coin(0, 10), coin(2, 20)]);
  for (const reel of [0, 1, 2]) hold.showCoins(reel);
  hold.showCoins();
  expect(heard).toEqual(['coinLand', 'coinLand']);
});

it('lands coins from the first reel to the last one', async () => {
  const sums: (string | null | undefined)[] = [];
  const observer = new MutationObserver(() => sums.push(panel()?.querySelector('.hold-sum')?.textContent));
  await enter([coin(0, 10)]);
  observer.observe(hud.root, { childList: true, characterData: true, subtree: true });
  await respin([coin(2, 50), coin(1, 20)], 2);
  await Promise.resolve();
  observer.disconnect();
  expect(sums).toContain('300');
});

it('adds a jackpot of a coin to the sum', async () => {
  await enter([coin(0, 10)]);
  const hits = [{ Name: 'major', Coins: 5000 }];
  await presenter.respin({ do: 'respin', coins: [coin(1, 20, { jackpot: 'major' })], hits, left: 2 });
  expect(panel()).toHaveTextContent('這一局累積5,300');
  expect(heard).toContain('jackpot');
});

it('sounds a prize that a coin brings, and shows nothing more of it after a press', async () => {
  await enter([coin(0, 10)]);
  const landed = respin([coin(1, 50, { prize: 'mini' })], 2);
  presenter.skip();
  await landed;
  expect(heard).toContain('prize');
  expect(hud.banner.root).not.toBeVisible();
  expect(panel()).toHaveTextContent('這一局累積600');
});
