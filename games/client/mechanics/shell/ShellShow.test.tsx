import { expect, it } from 'vitest';
import type { Coin } from '#games/api/index.ts';
import turtle from '#games/catalogue/turtle/look.json' with { type: 'json' };
import { LookFile } from '../../look/schema.ts';
import { Atlas } from '../../scene/Atlas.ts';
import type { ReelScene } from '../../scene/ReelScene.ts';
import { stillScene } from '../../testing/stillScene.ts';
import { ShellLayer } from './ShellLayer.ts';
import { ShellShow } from './ShellShow.ts';

const look = LookFile.parse(turtle);
const coins: Coin[] = [0, 1, 2].map((reel) => ({ cell: [reel, 1], pay: 10 }));

function open({ isSkipped = false, isReduced = false } = {}) {
  const heard: string[] = [];
  const events: string[] = [];
  const layers: ShellLayer[] = [];
  const atlas = new Atlas(new Image(), { frames: {}, meta: { scale: '1' } });
  const mountOnBoard: ReelScene['mountOnBoard'] = (_place, make) => {
    const layer = make(atlas);
    if (layer instanceof ShellLayer) layers.push(layer);
    return { layer, refresh: () => {} };
  };
  const show = new ShellShow({
    scene: { ...stillScene(), mountOnBoard },
    sounds: { play: async (name) => void heard.push(name) },
    look,
    coin: 'coin',
    reels: 5,
    rows: 3,
  });
  show.setReducedMotion(isReduced);
  const gather = () =>
    show.gather({
      coins,
      show: { isSkipped, wait: async () => {} },
      left: ([reel]) => void events.push(`left ${reel}`),
      arrived: (count) => void events.push(`arrived ${count}`),
    });
  const lit = () => layers[0]?.lit;
  return { show, heard, events, gather, lit };
}

it('lights as many plates as coins stay, and none after the coins are in', async () => {
  const { show, lit, gather } = open();
  expect(lit()).toBe(0);
  show.begin(coins.slice(0, 2));
  expect(lit()).toBe(2);
  show.add({ cell: [2, 1], pay: 10 }, 3);
  expect(lit()).toBe(3);
  await gather();
  expect(lit()).toBe(0);
});

it('lights every plate of a full board', () => {
  const { show, lit } = open();
  show.begin(coins);
  for (let held = 4; held <= 15; held += 1) show.add({ cell: [held % 5, 0], pay: 10 }, held);
  expect(lit()).toBe(15);
});

it('counts each coin after it has left its cell', async () => {
  const { gather, events, heard } = open();
  await gather();
  expect(events).toEqual([
    'arrived 0',
    'left 0',
    'arrived 1',
    'left 1',
    'arrived 2',
    'left 2',
    'arrived 3',
    'arrived 3',
  ]);
  expect(heard).toEqual(['shellOpen', 'shellCoin', 'shellCoin', 'shellCoin']);
});

it('is at its end at once, and silent, after a press', async () => {
  const { gather, events, heard } = open({ isSkipped: true });
  await gather();
  expect(events.at(-1)).toBe('arrived 3');
  expect(events).not.toContain('arrived 1');
  expect(heard).toEqual([]);
});

it('lights plates without motion', () => {
  const { show, lit } = open({ isReduced: true });
  show.begin(coins);
  expect(lit()).toBe(3);
});
