import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Cell, SpinOutcome } from '#games/api/index.ts';
import type { Hud } from '../../hud/Hud.ts';
import { openWindowChange } from '../../testing/openWindowChange.ts';
import type { Presenter } from '../../show/Presenter.ts';
import { testFiles } from '../../testing/openTestGame.ts';
import { FREE } from '../../testing/playedRound.ts';
import { StickyShow } from './StickyShow.ts';

const { files } = testFiles;
const FEATHERS = [1, 2, 3].map((x) => ({ x, y: 0 }));

const spinOf = (window: readonly (readonly string[])[], held: readonly Cell[], board = window): SpinOutcome => ({
  ...FREE,
  window,
  held,
  board,
});

let hud: Hud;
let presenter: Presenter;
let heard: string[];

beforeEach(() => {
  heard = [];
  const scene = {
    placeReels: ({ window }: SpinOutcome) => void heard.push(window.map((reel) => reel.join('')).join(' ')),
    setMascot: (mascot: string) => void heard.push(`mascot ${mascot}`),
  };
  const changed = {
    ...files,
    maths: { ...files.maths, wild: 'w' },
    look: { ...files.look, sticky: { feathers: FEATHERS } },
  };
  ({ hud, presenter } = openWindowChange(StickyShow, { files: changed, heard, scene }));
});

afterEach(() => {
  document.body.replaceChildren();
});

const change = (spin: SpinOutcome) => presenter.change({ do: 'change', spin });

it('kindles the new wilds, tells how many stay, and lets the reels show the window that pays', async () => {
  await change(
    spinOf(
      [
        ['a', 'w'],
        ['w', 'a'],
      ],
      [[0, 1]],
      [
        ['a', 'w'],
        ['w', 'a'],
      ],
    ),
  );
  expect(heard).toEqual(['kindle', 'aw wa']);
  expect(hud.root).toHaveTextContent('留住的百搭：2');
});

it('kindles nothing where a wild stays already', async () => {
  await change(
    spinOf(
      [
        ['a', 'w'],
        ['b', 'a'],
      ],
      [
        [0, 1],
        [1, 0],
      ],
      [
        ['a', 'w'],
        ['w', 'a'],
      ],
    ),
  );
  expect(heard).toEqual(['aw wa']);
  expect(hud.root).toHaveTextContent('留住的百搭：2');
});

it('lets the mascot rise once, with the wild that lights the last feather', async () => {
  await change(
    spinOf(
      [
        ['w', 'w'],
        ['w', 'w'],
      ],
      [],
    ),
  );
  expect(heard).toEqual(['kindle', 'kindle', 'kindle', 'rise', 'mascot hidden', 'mascot shown', 'kindle', 'ww ww']);
  heard.length = 0;
  await change(
    spinOf(
      [
        ['a', 'a'],
        ['a', 'a'],
      ],
      [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ],
      [
        ['w', 'w'],
        ['w', 'w'],
      ],
    ),
  );
  expect(heard).toEqual(['ww ww']);
});

it('shows the end at once when a press skips it, and with reduced motion', async () => {
  const changed = change(
    spinOf(
      [
        ['w', 'w'],
        ['w', 'w'],
      ],
      [],
    ),
  );
  presenter.skip();
  await changed;
  expect(heard).toEqual(['kindle', 'ww ww']);
  heard.length = 0;
  presenter.setReducedMotion(true);
  await change(
    spinOf(
      [
        ['w', 'w'],
        ['w', 'w'],
      ],
      [],
    ),
  );
  expect(heard).not.toContain('rise');
  expect(hud.root).toHaveTextContent('留住的百搭：4');
});

it('leaves base spins alone', async () => {
  await change({ ...spinOf([['w']], []), kind: 'base' });
  expect(heard).toEqual([]);
});
