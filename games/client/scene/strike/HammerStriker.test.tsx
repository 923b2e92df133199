import { Sprite, Texture } from 'pixi.js';
import { expect, it } from 'vitest';
import { catalogueFiles } from '../../testing/catalogueFiles.ts';
import { Piece } from '../falling/Piece.ts';
import { HammerStriker } from './HammerStriker.ts';

const STEP = 0.016;
const { look } = catalogueFiles('hammer');
const home = { x: look.board.mascot.x, y: look.board.mascot.y };

function open() {
  const mascot = new Sprite(Texture.EMPTY);
  mascot.position.set(home.x, home.y);
  const heard: string[] = [];
  const striker = new HammerStriker({
    look,
    atlas: { texture: () => Texture.EMPTY },
    mascot,
    listener: { threw: (moment) => void heard.push(moment) },
    cells: 30,
    wake: () => {},
  });
  const run = (seconds: number): boolean => {
    let moves = true;
    for (let time = 0; time < seconds && moves; time += STEP) moves = striker.advance(STEP);
    return moves;
  };
  return { striker, mascot, heard, run };
}

function held(x: number, y: number): Piece {
  const piece = new Piece(Texture.EMPTY, true);
  piece.take(x, Texture.EMPTY, Texture.EMPTY);
  piece.hold(y);
  return piece;
}

it('throws each multiple into its cell, one after another', () => {
  const { striker, mascot, heard, run } = open();
  const pieces = [held(40, 300), held(200, 140)];
  const noted: string[] = [];
  striker.throwPieces(
    pieces,
    () => noted.push('hit'),
    () => noted.push('done'),
  );
  expect(pieces.map(({ sprite }) => sprite.visible)).toEqual([false, false]);
  run(0.4);
  expect(heard).toEqual(['thrown', 'orb']);
  expect(pieces.map(({ sprite }) => sprite.visible)).toEqual([true, false]);
  expect(noted).toEqual(['hit']);
  run(3);
  expect(noted).toEqual(['hit', 'hit', 'done']);
  expect(pieces.map(({ sprite }) => [sprite.x, sprite.y])).toEqual([
    [40, 300],
    [200, 140],
  ]);
  // The hammer is back at its place, and nothing moves any longer.
  expect(mascot.x).toBeCloseTo(home.x);
  expect(mascot.rotation).toBeCloseTo(0);
  expect(striker.advance(STEP)).toBe(false);
});

it('reaches one symbol after another, and ends with its lightning', () => {
  const { striker, run } = open();
  const points = [300, 60, 180].map((x) => ({ x, y: 200 }));
  expect(striker.strikeThrough(points)).toHaveLength(3);
  expect(striker.reachedAfter(0)).toBe(0);
  expect(striker.reachedAfter(striker.strikeSeconds)).toBe(3);
  expect(run(striker.strikeSeconds)).toBe(true);
  striker.quench();
  expect(run(4)).toBe(false);
});

it('keeps still with reduced motion', () => {
  const { striker } = open();
  striker.setReducedMotion(true);
  striker.hum();
  expect(striker.advance(STEP)).toBe(false);
});
