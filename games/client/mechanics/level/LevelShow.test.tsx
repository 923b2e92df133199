import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SpinOutcome } from '#games/api/index.ts';
import type { Effect } from '../../round/events.ts';
import { LOADING } from '../../round/state.ts';
import type { SoundName } from '../../look/soundMoments.ts';
import { Atlas } from '../../scene/Atlas.ts';
import type { ReelScene } from '../../scene/ReelScene.ts';
import type { Hud } from '../../hud/Hud.ts';
import { Presenter } from '../../show/Presenter.ts';
import { chineseTextsOf } from '../../testing/chineseTexts.ts';
import { testFilesOf } from '../../testing/openTestGame.ts';
import { BASE } from '../../testing/playedRound.ts';
import { stillScene } from '../../testing/stillScene.ts';
import { testHud } from '../../testing/testHud.ts';
import { LevelLayer } from './LevelLayer.ts';
import { LevelShow } from './LevelShow.ts';
import { TakenCells } from './TakenCells.ts';
import { WheelLayer } from './WheelLayer.ts';

const { files } = testFilesOf('toad');
const texts = chineseTextsOf('toad');
const [rule, look] = [files.maths.level, files.look.level];
if (rule === undefined || look === undefined) throw new Error('the game has no level');

/** Two coins in a window of five reels. */
const CAUGHT: SpinOutcome = {
  ...BASE,
  window: [
    ['fly', 'leaf', 'key'],
    ['coin', 'leaf', 'key'],
    ['fly', 'leaf', 'key'],
    ['fly', 'leaf', 'coin'],
    ['fly', 'leaf', 'key'],
  ],
};
const TURN: Extract<Effect, { do: 'turnWheel' }> = {
  do: 'turnWheel',
  field: 7,
  after: 1,
  hits: [],
  paid: 800,
  coins: 800,
  stake: 100,
  size: 'small',
};

let hud: Hud;
let heard: string[];
let layers: object[];
let show: LevelShow;
let presenter: Presenter;

function open(isReduced: boolean) {
  document.body.replaceChildren();
  hud = testHud();
  document.body.append(hud.root);
  heard = [];
  layers = [];
  const atlas = new Atlas(new Image(), { frames: {}, meta: { scale: '1' } });
  const keep = <Layer extends object>(layer: Layer) => {
    layers.push(layer);
    return { layer, refresh: () => {} };
  };
  const scene: ReelScene = {
    ...stillScene(),
    mountOnBoard: (_place, make) => keep(make(atlas)),
    mount: (make) => keep(make(atlas)),
    setMascot: (mascot) => void heard.push(`mascot ${mascot}`),
    setBoard: (board) => void heard.push(`board ${board}`),
  };
  const sounds = { play: async (name: SoundName) => void heard.push(name), playMusic: () => {} };
  const common = { scene, hud, texts, sounds };
  presenter = new Presenter({
    ...common,
    clock: { now: () => 0, after: (_milliseconds, work) => void setTimeout(work, 0), every: () => {} },
    titles: {},
    bigWin: () => undefined,
  });
  const images = { atlas: { frames: {}, meta: { size: { w: 1, h: 1 } } }, address: '' };
  if (rule === undefined || look === undefined) return;
  show = new LevelShow({ ...common, show: presenter, images, files, rule, look });
  show.setReducedMotion(isReduced);
  presenter.addShows({ level: show, changes: [show] });
  show.update({ ...LOADING, phase: 'idle', stake: 100, levels: LEVELS });
}

const LEVELS = [
  { Stake: 20, Level: 12 },
  { Stake: 100, Level: 30 },
];
const layer = <Layer,>(kind: abstract new (...parts: never[]) => Layer): Layer => {
  for (const each of layers) if (each instanceof kind) return each;
  throw new Error('no such layer');
};
const meter = () => hud.root.querySelector('[role="meter"]');
const said = () => hud.root.querySelector('.level-panel [role="status"]')?.textContent;

beforeEach(() => open(false));
afterEach(() => document.body.replaceChildren());

describe('the jar', () => {
  it('shows its level as a number and a bar, and names both', () => {
    expect(hud.root.querySelector('.level-panel b')?.textContent).toBe('30');
    expect(meter()?.getAttribute('aria-valuenow')).toBe('30');
    expect(meter()?.getAttribute('aria-valuemax')).toBe('80');
    expect(meter()?.getAttribute('aria-valuetext')).toBe('錢甕 30／80');
    expect(layer(LevelLayer).share).toBe(30 / 80);
    expect(said()).toBe('');
  });

  it('is another one for another stake, and says so', () => {
    show.update({ ...LOADING, phase: 'idle', stake: 20, levels: LEVELS });
    expect(meter()?.getAttribute('aria-valuenow')).toBe('12');
    expect(layer(LevelLayer).share).toBe(12 / 80);
    expect(said()).toBe('押注 20: 錢甕 12／80');
  });

  it('gets each coin by the tongue, leaves its cell empty, and says the new level', async () => {
    await presenter.change({ do: 'change', spin: CAUGHT });
    expect(heard).toEqual(['mascot hidden', 'tongue', 'mascot hidden', 'tongue', 'mascot shown', 'chink', 'chink']);
    expect(layer(TakenCells).taken).toEqual([
      [1, 0],
      [3, 2],
    ]);
    expect(layer(LevelLayer).share).toBe(32 / 80);
    expect(said()).toBe('收進 2 枚銅錢。 錢甕 32／80');
    show.start();
    expect(layer(TakenCells).taken).toEqual([]);
  });

  it('has every coin at once after a press', async () => {
    const changing = presenter.change({ do: 'change', spin: CAUGHT });
    presenter.skip();
    await changing;
    expect(meter()?.getAttribute('aria-valuenow')).toBe('32');
    expect(layer(TakenCells).taken).toHaveLength(2);
    expect(layer(LevelLayer).share).toBe(32 / 80);
  });

  it('stands still with reduced motion', async () => {
    open(true);
    await presenter.change({ do: 'change', spin: CAUGHT });
    expect(heard).toEqual(['chink']);
    expect(layer(LevelLayer).advance(0.1)).toBe(false);
    expect(meter()?.getAttribute('aria-valuenow')).toBe('32');
  });

  it('collects nothing of a free spin', async () => {
    await presenter.change({ do: 'change', spin: { ...CAUGHT, kind: 'free' } });
    expect(layer(TakenCells).taken).toEqual([]);
    expect(meter()?.getAttribute('aria-valuenow')).toBe('30');
  });

  it('has its cells still empty after a reload', () => {
    show.place(CAUGHT);
    expect(layer(TakenCells).taken).toHaveLength(2);
  });
});

describe('the wheel', () => {
  it('flies out, stops at the field of the data, and leaves what is above in the jar', async () => {
    await presenter.turnWheel(TURN);
    expect(heard.filter((name) => name !== 'winSmall')).toEqual([
      'mascot hidden',
      'swell',
      'board dimmed',
      'spit',
      'wheelStop',
      'mascot shown',
      'board bright',
    ]);
    expect(layer(WheelLayer).field).toBe(7);
    expect(meter()?.getAttribute('aria-valuenow')).toBe('1');
    expect(hud.plate.root.textContent).toContain('800');
    expect(hud.plate.line.textContent).toBe('轉盤停在 ×8');
  });

  it.each(Array.from({ length: rule.wheel.fields.length }, (_none, field) => field))(
    'stops in the middle of field %d',
    (field) => {
      void presenter.turnWheel({ ...TURN, field });
      presenter.skip();
      const wheel = new WheelLayer(
        new Atlas(new Image(), { frames: {}, meta: { scale: '1' } }),
        { board: files.look.board, level: look },
        rule.wheel.fields.map(() => ({ label: '', isJackpot: false })),
        hud.slot,
        () => {},
      );
      wheel.turn(field, 1000);
      for (let step = 0; step < 50; step += 1) wheel.advance(0.034);
      expect(wheel.field).toBe(field);
      expect(wheel.advance(1)).toBe(false);
    },
  );

  it('stops at the jackpot first, and then turns again', async () => {
    const hits = [{ Name: 'pool', Coins: 300_000 }];
    await presenter.turnWheel({ ...TURN, hits, coins: 300_800 });
    expect(heard.filter((name) => name === 'wheelStop')).toHaveLength(2);
    expect(heard.indexOf('jackpot')).toBeGreaterThan(heard.indexOf('wheelStop'));
    expect(heard.lastIndexOf('wheelStop')).toBeGreaterThan(heard.indexOf('jackpot'));
    expect(hud.plate.root.textContent).toContain('300,800');
  });

  it('does not turn with reduced motion, and is seen at its field', async () => {
    open(true);
    const turning = presenter.turnWheel(TURN);
    await turning;
    expect(heard).not.toContain('swell');
    expect(layer(WheelLayer).field).toBe(7);
    expect(meter()?.getAttribute('aria-valuenow')).toBe('1');
  });

  it('ends at once after a press, with the same sum', async () => {
    const turning = presenter.turnWheel(TURN);
    presenter.skip();
    await turning;
    expect(layer(WheelLayer).field).toBe(7);
    expect(hud.plate.root.textContent).toContain('800');
    expect(heard.at(-1)).toBe('board bright');
  });
});
