import { Container, Texture } from 'pixi.js';
import type { Cell, Coin } from '#games/api/index.ts';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { Mover } from '../../scene/Loop.ts';
import { CoinLabels, type CoinText } from './CoinLabels.ts';
import { HoldCell } from './HoldCell.ts';
import { paintedFlash, paintedFrost, paintedGround, paintedHeld, paintedLine, paintedStrip } from './paintedCells.ts';

/** How bright coins are beside wins that do not contain them. */
const DIMMED = 0.42;
const FREEZE_SECONDS = 0.35;
/** The width of the text on a round coin, as a share of its cell. */
const LABEL = 0.78;

export interface HoldLayerParts {
  readonly look: Pick<LookFile, 'board' | 'colours' | 'controls' | 'hold' | 'symbols'>;
  readonly atlas: Atlas;
  readonly reels: number;
  readonly rows: number;
  /** The symbol of the coin. */
  readonly coin: string;
  readonly textOf: (coin: Coin) => CoinText;
}

/** Draws the coins of a board, and the board of a hold and respin. In units of the board. */
export class HoldLayer implements Mover {
  readonly container = new Container();
  readonly #parts: HoldLayerParts;
  readonly #labels: CoinLabels;
  readonly #grounds = new Container();
  readonly #coins = new Container();
  readonly #cells: HoldCell[] = [];
  /** The cell that freezes, and how far it is frozen. */
  #frozen: HoldCell | undefined;
  #ice = 0;
  #isStill = false;

  constructor(parts: HoldLayerParts) {
    this.#parts = parts;
    const { look, atlas, reels, rows, coin } = parts;
    const { board, colours } = look;
    const { cell } = board;
    const others = Object.keys(look.symbols).filter((symbol) => symbol !== coin);
    const ground = atlas.texture('cell');
    const drawn = atlas.has('locked') ? atlas.texture('locked') : undefined;
    const pictures = {
      free: ground.width > 1 ? ground : paintedGround(cell, colours.ground),
      held:
        drawn ??
        paintedHeld(cell, look.controls?.plate[0] ?? colours.surface, look.controls?.plate[1] ?? colours.ground),
      freeLine: drawn === undefined ? paintedLine(cell, `${colours.gold}38`, 1) : Texture.EMPTY,
      heldLine: drawn === undefined ? paintedLine(cell, `${colours.gold}D9`, 1.8) : Texture.EMPTY,
      ripple: atlas.has('ripple') ? atlas.texture('ripple') : undefined,
      flash: drawn === undefined ? paintedFlash(cell, colours.line, colours.lineGlow) : atlas.texture('lit'),
      frost: paintedFrost(cell, colours.accent),
      strip: paintedStrip(cell, others, atlas),
    };
    const side = Math.min(cell.width, cell.height);
    this.#labels = new CoinLabels(colours.onPrimary, side * (look.hold?.label ?? LABEL));
    for (let reel = 0; reel < reels; reel += 1)
      for (let row = 0; row < rows; row += 1) {
        const { x, y } = this.centreOf([reel, row]);
        // Neighbours show other parts of the strip.
        const made = new HoldCell(pictures, cell, x, y, this.#cells.length * cell.height * 1.37);
        this.#cells.push(made);
        this.#grounds.addChild(made.ground);
        this.#coins.addChild(made.over);
      }
    this.container.addChild(this.#grounds, this.#coins);
    this.clear();
  }

  /** Shows end states without motion. */
  setReducedMotion(isReduced: boolean): void {
    this.#isStill = isReduced;
  }

  clear(): void {
    for (const cell of this.#cells) cell.clear();
    this.#thaw();
    this.#grounds.visible = false;
    this.container.alpha = 1;
  }

  /** @param pops whether the coins have landed just now */
  label(coins: readonly Coin[], pops = false): void {
    for (const coin of coins) {
      const cell = this.#cell(coin.cell);
      cell?.label(this.#picturesOf(coin));
      if (pops && !this.#isStill) cell?.flash();
    }
  }

  /** Dims coins while wins are lit. */
  dim(isDimmed: boolean): void {
    this.container.alpha = isDimmed ? DIMMED : 1;
  }

  /** Shows the board of a hold and respin with its first coins. */
  hold(coins: readonly Coin[]): void {
    this.clear();
    this.#grounds.visible = true;
    for (const coin of coins) this.#cell(coin.cell)?.hold(this.#picturesOf(coin));
  }

  spin(): void {
    if (!this.#isStill) for (const cell of this.#cells) cell.spin();
  }

  /** @param isAtOnce whether the coin is there without falling */
  land(coin: Coin, isAtOnce: boolean): void {
    this.#thaw();
    this.#cell(coin.cell)?.land(this.#picturesOf(coin), isAtOnce || this.#isStill);
  }

  /** Takes the coin out of a cell that holds it. */
  take(cell: Cell): void {
    this.#cell(cell)?.take();
  }

  /** Stops the free cells of a reel. */
  stop(reel: number): void {
    const { rows } = this.#parts;
    for (const cell of this.#cells.slice(reel * rows, (reel + 1) * rows)) {
      if (cell === this.#frozen) this.#thaw();
      cell.stop();
    }
  }

  /** Freezes the board before its last free cell shows what it got. Returns the cell. */
  freeze(): Cell | undefined {
    const place = this.#cells.findIndex((cell) => !cell.isHeld);
    this.#frozen = this.#cells[place];
    this.#ice = this.#isStill ? 1 : 0;
    this.#frozen?.freeze(this.#ice);
    const { rows } = this.#parts;
    return place < 0 ? undefined : [Math.floor(place / rows), place % rows];
  }

  flashAll(): void {
    if (!this.#isStill) for (const cell of this.#cells) cell.flash();
  }

  advance(seconds: number): boolean {
    let moves = false;
    if (this.#frozen !== undefined && this.#ice < 1) {
      this.#ice = Math.min(1, this.#ice + seconds / FREEZE_SECONDS);
      this.#frozen.freeze(this.#ice);
      moves = true;
    }
    const isFrozen = this.#frozen !== undefined;
    for (let index = 0; index < this.#cells.length; index += 1)
      if (this.#cells[index]?.advance(seconds, isFrozen) === true) moves = true;
    return moves;
  }

  /** The middle of a cell. */
  centreOf([reel, row]: Cell): { readonly x: number; readonly y: number } {
    const { firstCell, cell } = this.#parts.look.board;
    return { x: firstCell.x + (reel + 0.5) * cell.width, y: firstCell.y + (row + 0.5) * cell.height };
  }

  #thaw(): void {
    this.#frozen = undefined;
    for (const cell of this.#cells) cell.freeze(0);
  }

  #cell([reel, row]: Cell): HoldCell | undefined {
    return this.#cells[reel * this.#parts.rows + row];
  }

  #picturesOf(coin: Coin) {
    const { atlas, textOf } = this.#parts;
    const name = coin.jackpot ?? coin.prize;
    const prize = name === undefined ? undefined : atlas.texture(`prize_${name}`);
    const hasDrawing = prize !== undefined && prize.width > 1;
    return {
      coin: hasDrawing ? prize : atlas.texture(this.#parts.coin),
      label: this.#labels.texture(textOf(coin)),
    };
  }
}
