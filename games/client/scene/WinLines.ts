import { Container, Sprite, type Texture } from 'pixi.js';
import { cellsOfWin, type Win } from '#games/api/index.ts';
import type { Atlas } from './Atlas.ts';
import type { BoardLook } from './board.ts';

const LINE_HEIGHT = 26;
const LINE_SECONDS = 1.5;
/** All lines are shown together first. */
const ALL_SECONDS = 1.1;
const DIMMED = 0.42;
const FADE_PER_SECOND = 7;
/** After this time the lines stop, so that a waiting game draws nothing. */
const CYCLE_SECONDS = 20;

export interface WinLineParts {
  readonly board: BoardLook;
  readonly atlas: Atlas;
  readonly stroke: Texture;
  readonly reels: number;
  readonly rows: number;
  /** The row of each line on each reel. Empty for a game that pays without lines. */
  readonly lines: readonly (readonly number[])[];
  /** The symbol in a place of the window. */
  readonly symbolAt: (reel: number, row: number) => Sprite | undefined;
  /** Called when a single win is lit. */
  readonly lit: (win: Win) => void;
}

/** A badge with the number of a line, at one end of it. */
interface Badge {
  readonly container: Container;
  readonly digits: readonly [Sprite, Sprite];
}

/** Shows wins: first together, then one after another, with their symbols lit and the others dimmed. A line is drawn too. */
export class WinLines {
  readonly behind = new Container();
  readonly over = new Container();
  readonly #parts: WinLineParts;
  readonly #plates: Sprite[] = [];
  readonly #strokes: Sprite[] = [];
  /** At both ends of a line. Empty for a game without lines. */
  readonly #badges: readonly Badge[];
  /** The brightness of each cell, from dimmed to lit. */
  readonly #bright: number[] = [];
  readonly #isLit: boolean[] = [];
  #wins: readonly Win[] = [];
  #index = -1;
  #seconds = 0;
  #total = 0;
  #isShown = false;

  constructor(parts: WinLineParts) {
    this.#parts = parts;
    const { board, atlas } = parts;
    const plates = new Container();
    const { reels, rows } = parts;
    for (let place = 0; place < reels * rows; place += 1) {
      const plate = new Sprite(atlas.texture('lit'));
      plate.anchor.set(0.5);
      plate.visible = false;
      const [reel, row] = [Math.floor(place / rows), place % rows];
      plate.position.set(centreX(board, reel), centreY(board, row));
      this.#plates.push(plate);
      this.#bright.push(1);
      this.#isLit.push(false);
      plates.addChild(plate);
    }
    const strokes = new Container();
    for (let index = 0; index < parts.lines.length * (reels + 1); index += 1) {
      const stroke = new Sprite(parts.stroke);
      stroke.anchor.set(0, 0.5);
      stroke.visible = false;
      this.#strokes.push(stroke);
      strokes.addChild(stroke);
    }
    this.behind.addChild(plates, strokes);
    this.#badges = parts.lines.length === 0 ? [] : [badgeOf(atlas), badgeOf(atlas)];
    for (const { container } of this.#badges) this.over.addChild(container);
  }

  show(wins: readonly Win[]): void {
    this.#wins = wins;
    this.#total = 0;
    this.#isShown = wins.length > 0;
    this.#light(wins.length === 1 ? 0 : -1);
  }

  clear(): void {
    this.#wins = [];
    this.#isShown = false;
    this.behind.visible = false;
    for (const { container } of this.#badges) container.visible = false;
    for (const plate of this.#plates) plate.visible = false;
    this.#bright.fill(1);
    this.#isLit.fill(false);
    this.#apply();
  }

  /** Returns whether anything still changes. */
  advance(seconds: number): boolean {
    if (!this.#isShown) return false;
    this.#seconds += seconds;
    this.#total += seconds;
    const period = this.#index < 0 ? ALL_SECONDS : LINE_SECONDS;
    if (this.#seconds >= period && this.#wins.length > 1 && this.#total < CYCLE_SECONDS)
      this.#light((this.#index + 1) % this.#wins.length);
    for (let place = 0; place < this.#bright.length; place += 1) {
      const target = this.#isLit[place] === true ? 1 : DIMMED;
      const bright = this.#bright[place] ?? 1;
      const step = FADE_PER_SECOND * seconds;
      this.#bright[place] = bright < target ? Math.min(target, bright + step) : Math.max(target, bright - step);
    }
    this.#apply();
    return this.#total < CYCLE_SECONDS;
  }

  /** Lights one win, or all of them for -1. */
  #light(index: number): void {
    this.#index = index;
    this.#seconds = 0;
    this.behind.visible = true;
    this.#isLit.fill(false);
    for (const stroke of this.#strokes) stroke.visible = false;
    let used = 0;
    for (let place = 0; place < this.#wins.length; place += 1) {
      const win = this.#wins[place];
      if (win === undefined || (index >= 0 && place !== index)) continue;
      this.#mark(win);
      used = this.#draw(win, used);
    }
    for (let place = 0; place < this.#plates.length; place += 1) {
      const plate = this.#plates[place];
      if (plate !== undefined) plate.visible = this.#isLit[place] === true;
    }
    const win = index < 0 ? undefined : this.#wins[index];
    this.#label(win);
    if (win !== undefined) this.#parts.lit(win);
  }

  #mark(win: Win): void {
    const { lines, rows } = this.#parts;
    for (const [reel, row] of cellsOfWin(win, lines)) this.#isLit[reel * rows + row] = true;
  }

  #draw({ line = 0 }: Win, from: number): number {
    const { board, lines } = this.#parts;
    const rows = lines[line - 1];
    if (rows === undefined) return from;
    const { window } = board;
    let [x, y] = [window.x - 8, centreY(board, rows[0] ?? 0)];
    let used = from;
    for (let reel = 0; reel <= rows.length; reel += 1) {
      const isEnd = reel === rows.length;
      const toX = isEnd ? window.x + window.width + 8 : centreX(board, reel);
      const toY = centreY(board, rows[isEnd ? reel - 1 : reel] ?? 0);
      const stroke = this.#strokes[used];
      used += 1;
      if (stroke !== undefined) {
        stroke.visible = true;
        stroke.position.set(x, y);
        stroke.rotation = Math.atan2(toY - y, toX - x);
        stroke.setSize(Math.hypot(toX - x, toY - y), LINE_HEIGHT);
      }
      x = toX;
      y = toY;
    }
    return used;
  }

  #label(win: Win | undefined): void {
    const { board, lines } = this.#parts;
    const rows = lines[(win?.line ?? 0) - 1] ?? [];
    for (const [side, { container, digits }] of this.#badges.entries()) {
      container.visible = win !== undefined;
      if (win === undefined) continue;
      const row = side === 0 ? rows[0] : rows.at(-1);
      const x = side === 0 ? board.window.x - 7 : board.window.x + board.window.width + 7;
      container.position.set(x, centreY(board, row ?? 0));
      setNumber(digits, win.line ?? 0, this.#parts.atlas);
    }
  }

  #apply(): void {
    const { rows, symbolAt } = this.#parts;
    for (let place = 0; place < this.#bright.length; place += 1) {
      const sprite = symbolAt(Math.floor(place / rows), place % rows);
      if (sprite === undefined) continue;
      const bright = this.#bright[place] ?? 1;
      sprite.alpha = bright;
      const pulse = this.#isLit[place] === true ? 1 + 0.07 * Math.sin(Math.min(1, this.#seconds * 2.4) * Math.PI) : 1;
      sprite.scale.set(pulse);
    }
  }
}

const centreX = ({ firstCell, cell }: BoardLook, reel: number): number => firstCell.x + (reel + 0.5) * cell.width;
const centreY = ({ firstCell, cell }: BoardLook, row: number): number => firstCell.y + (row + 0.5) * cell.height;

function badgeOf(atlas: Atlas): Badge {
  const container = new Container();
  const face = new Sprite(atlas.texture('badge'));
  face.anchor.set(0.5);
  const digit = (): Sprite => {
    const sprite = new Sprite();
    sprite.anchor.set(0.5);
    return sprite;
  };
  const digits = [digit(), digit()] as const;
  container.addChild(face, ...digits);
  container.visible = false;
  return { container, digits };
}

/** Puts a number of one or two digits on a badge. */
function setNumber([first, second]: Badge['digits'], number: number, atlas: Atlas): void {
  const isLong = number >= 10;
  first.texture = atlas.texture(`digit_${isLong ? Math.floor(number / 10) : number}`);
  first.x = isLong ? -4.2 : 0;
  second.visible = isLong;
  second.x = 4.2;
  if (isLong) second.texture = atlas.texture(`digit_${number % 10}`);
  first.scale.set(isLong ? 0.86 : 1);
  second.scale.set(0.86);
}
