import { Container, Sprite } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLayer } from '../../scene/SceneLayer.ts';
import { Crumbs } from '../multiplied/Crumbs.ts';
import { Spikes } from './Spikes.ts';

/** The spikes reach the frame after so long, and the reel is full after the whole growth. */
const BREAK_SECONDS = 0.46;
export const GROW_SECONDS = 0.72;
const FLASH_SECONDS = 0.5;
const RING_SECONDS = 1.1;
/** How far a column that rings swings, in units of the board, and how often in a second. */
const SWING = 2.6;
const SWINGS = 13;
const REACH = 8;

interface Column {
  readonly root: Container;
  readonly body: Sprite;
  readonly glow: Sprite;
  readonly ring: Sprite;
  readonly cracks: readonly Sprite[];
  readonly spikes: Spikes;
  readonly x: number;
  isFull: boolean;
  /** Seconds since the growth began. */
  growth: number;
  flash: number;
  ringing: number;
}

/** Reels that wilds have filled with crystal. The crystal grows out of its cell, up and down, and breaks through the frame. */
export class GrownCrystals implements BoardLayer {
  readonly container = new Container();
  readonly #board: LookFile['board'];
  readonly #atlas: Atlas;
  readonly #columns = new Map<number, Column>();
  readonly #splinters: Crumbs;

  constructor(board: LookFile['board'], atlas: Atlas) {
    this.#board = board;
    this.#atlas = atlas;
    this.#splinters = new Crumbs(atlas.texture('splinter'));
    this.container.addChild(this.#splinters.container);
  }

  /** Fills a reel with crystal, in motion from the rows of its wilds, or at once. */
  grow(reel: number, rows: readonly number[], moves: boolean): void {
    const column = this.#columns.get(reel) ?? this.#make(reel);
    column.root.visible = true;
    column.isFull = !moves;
    column.growth = moves ? 0 : GROW_SECONDS;
    const { y, height } = this.#board.window;
    const top = this.#board.firstCell.y + Math.min(...rows, this.#rows) * this.#board.cell.height;
    const foot = this.#board.firstCell.y + (Math.max(...rows, 0) + 1) * this.#board.cell.height;
    if (moves) column.spikes.start({ top, foot, from: y - REACH, to: y + height + REACH });
    this.#pose(column);
  }

  /** The full reels sound: they tremble, and a ring of light runs out of each. */
  ring(): void {
    for (const column of this.#columns.values()) if (column.root.visible) column.ringing = RING_SECONDS;
  }

  /** Light runs through the full reels once. */
  shine(): void {
    for (const column of this.#columns.values()) if (column.root.visible) column.flash = FLASH_SECONDS;
  }

  /** Ends each growth: its reel is full. A slow machine draws it later than the clock of the show says. */
  complete(): void {
    for (const column of this.#columns.values()) {
      if (column.isFull || !column.root.visible) continue;
      column.growth = GROW_SECONDS;
      column.isFull = true;
      column.flash = FLASH_SECONDS;
      this.#pose(column);
    }
  }

  clear(): void {
    for (const column of this.#columns.values()) {
      column.root.visible = false;
      column.flash = 0;
      column.ringing = 0;
    }
    this.#splinters.clear();
  }

  advance(seconds: number): boolean {
    let moves = this.#splinters.advance(seconds);
    for (const column of this.#columns.values()) {
      if (!column.root.visible) continue;
      if (column.growth < GROW_SECONDS) {
        this.#advanceGrowth(column, seconds);
        moves = true;
      }
      if (column.flash <= 0 && column.ringing <= 0) continue;
      column.flash = Math.max(0, column.flash - seconds);
      column.ringing = Math.max(0, column.ringing - seconds);
      this.#pose(column);
      moves = true;
    }
    return moves;
  }

  get #rows(): number {
    return Math.round(this.#board.window.height / this.#board.cell.height);
  }

  #advanceGrowth(column: Column, seconds: number): void {
    const before = column.growth;
    column.growth = Math.min(GROW_SECONDS, before + seconds);
    if (before < BREAK_SECONDS && column.growth >= BREAK_SECONDS) this.#break(column);
    if (column.growth === GROW_SECONDS) {
      column.isFull = true;
      column.flash = FLASH_SECONDS;
    }
    this.#pose(column);
  }

  /** The points reach the frame: splinters fly off its edges. */
  #break({ x }: Column): void {
    const { y, height } = this.#board.window;
    this.#splinters.burst(x, y - REACH, 7, 190);
    this.#splinters.burst(x, y + height + REACH, 5, 150);
  }

  #pose({ body, glow, ring, cracks, spikes, isFull, growth, flash, ringing }: Column): void {
    body.visible = isFull;
    spikes.pose(isFull ? 1 : growth / GROW_SECONDS);
    spikes.container.visible = !isFull;
    for (const crack of cracks) crack.visible = growth >= BREAK_SECONDS;
    const light = flash / FLASH_SECONDS;
    const sound = ringing / RING_SECONDS;
    const swing = SWING * sound * sound * Math.sin((RING_SECONDS - ringing) * SWINGS * Math.PI * 2);
    body.x = swing;
    body.scale.set(1 + 0.05 * Math.sin(light * Math.PI), 1 + 0.03 * Math.sin(light * Math.PI));
    glow.visible = isFull || growth > 0;
    glow.alpha = (isFull ? 0.22 : 0.5 * (growth / GROW_SECONDS)) + 0.6 * light + 0.35 * sound;
    ring.visible = ringing > 0;
    ring.alpha = sound;
    ring.scale.set(0.5 + 2.1 * (1 - sound), 0.9 + 3.2 * (1 - sound));
  }

  #make(reel: number): Column {
    const { firstCell, cell, window: box } = this.#board;
    const x = firstCell.x + (reel + 0.5) * cell.width;
    const y = box.y + box.height / 2;
    const centred = (name: string, at = 0): Sprite => {
      const sprite = new Sprite(this.#atlas.texture(name));
      sprite.anchor.set(0.5);
      sprite.y = at;
      return sprite;
    };
    const body = centred('column');
    const glow = centred('glow');
    glow.tint = 0x8af4ff;
    glow.blendMode = 'add';
    glow.setSize(cell.width * 2.6, box.height * 1.5);
    const ring = centred('ring');
    ring.blendMode = 'add';
    const [upper, lower] = [centred('crack', -box.height / 2 - REACH), centred('crack', box.height / 2 + REACH)];
    lower.scale.y = -1;
    const spikes = new Spikes(this.#atlas);
    spikes.container.y = -y;
    const root = new Container();
    root.position.set(x, y);
    root.addChild(glow, upper, lower, spikes.container, body, ring);
    const column: Column = {
      root,
      body,
      glow,
      ring,
      cracks: [upper, lower],
      spikes,
      x,
      isFull: false,
      growth: 0,
      flash: 0,
      ringing: 0,
    };
    this.#columns.set(reel, column);
    this.container.addChildAt(root, 0);
    return column;
  }
}
