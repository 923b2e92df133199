import { expect, it } from 'vitest';
import koi from '#games/catalogue/koi/look.json' with { type: 'json' };
import { LookFile } from '../../look/schema.ts';
import { chineseTextsOf } from '../../testing/chineseTexts.ts';
import { stillScene } from '../../testing/stillScene.ts';
import { testHud } from '../../testing/testHud.ts';
import { type Gate, LedgesShow } from './LedgesShow.ts';

const RISING = [1, 2, 3, 5, 10];
const GATE: Gate = { board: 4, spins: 10 };

function open({ gate = GATE, hasGate = true } = {}) {
  const heard: string[] = [];
  const hud = testHud();
  const sounds = { play: async (name: string, rate = 1) => void heard.push(`${name} ${rate.toFixed(3)}`) };
  const texts = chineseTextsOf('koi');
  const show = new LedgesShow({
    scene: stillScene(),
    hud,
    texts,
    sounds,
    look: LookFile.parse(koi),
    rising: RISING,
    gate: hasGate ? gate : undefined,
  });
  return { show, heard, card: () => hud.root.querySelector('.gate-card')?.textContent };
}

it('sounds a whole tone higher on each ledge, and stays on the last one', async () => {
  const { show, heard } = open();
  for (const board of [0, 1, 2, 3, 4, 5]) await show.leap(board);
  const tones = [0, 1, 2, 3, 4, 4].map((step) => `leap ${(2 ** (step / 6)).toFixed(3)}`);
  expect(heard).toEqual(tones);
});

it('passes the gate only with the board that the rule names, and never in the free spins', async () => {
  const { show, heard } = open();
  for (const board of [0, 3, 5]) await show.pass(board);
  expect(heard).toEqual([]);
  await show.pass(4);
  expect(heard).toEqual(['gate 1.000']);
  show.setFree(true);
  await show.pass(4);
  expect(heard).toHaveLength(1);
});

it('is silent when the mascot slides back', () => {
  const { show, heard } = open();
  show.slide();
  show.skip(2);
  show.clear();
  expect(heard).toEqual([]);
});

it('says what the gate brings, if it brings something', () => {
  expect(open().card()).toBe('過龍門×10免費 10 次');
  expect(open({ hasGate: false }).card()).toBeUndefined();
});
