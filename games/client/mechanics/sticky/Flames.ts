import { Container, Sprite } from 'pixi.js';
import type { Cell } from '#games/api/index.ts';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLayer } from '../../scene/SceneLayer.ts';
import { Ashes } from './Ashes.ts';

const KINDLE_SECONDS = 0.45;

interface Flame {
  readonly cell: string;
  readonly symbol: Sprite;
  readonly halo: Sprite;
  readonly ground: Sprite;
  seconds: number;
}

/** The wilds that stay, over the reels that turn. */
export class Flames implements BoardLayer {
  readonly container = new Container();
  readonly #board: LookFile['board'];
  readonly #atlas: Atlas;
  readonly #wild: string;
  readonly #halos = new Container();
  /** The grounds of the symbols, and the symbols. */
  readonly #symbols = new Container();
  readonly #ashes: Ashes;
  #flames: Flame[] = [];
  #isReduced = false;

  /** @param wild the symbol that stays */
  constructor(board: LookFile['board'], wild: string, atlas: Atlas) {
    this.#board = board;
    this.#atlas = atlas;
    this.#wild = wild;
    this.#ashes = new Ashes(atlas.texture('ash'));
    this.container.addChild(this.#symbols, this.#halos, this.#ashes.container);
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
  }

  /** Kindles a wild in a cell. One that burns already stays. */
  kindle(cell: Cell): void {
    const key = cell.join('/');
    if (this.#flames.some((flame) => flame.cell === key)) return;
    const [x, y] = this.#middle(cell);
    const made = (name: string, parent: Container): Sprite => {
      const sprite = new Sprite(this.#atlas.texture(name));
      sprite.anchor.set(0.5);
      sprite.position.set(x, y);
      parent.addChild(sprite);
      return sprite;
    };
    const flame = {
      cell: key,
      halo: made('halo', this.#halos),
      ground: made('hearth', this.#symbols),
      symbol: made(this.#wild, this.#symbols),
      seconds: this.#isReduced ? KINDLE_SECONDS : 0,
    };
    this.#flames.push(flame);
    this.#draw(flame);
    if (!this.#isReduced) this.#ashes.burst(x, y, 9, true);
  }

  /** A wild of the strip falls to ash, since its cell burns already. */
  spend(cell: Cell): void {
    const [x, y] = this.#middle(cell);
    if (!this.#isReduced) this.#ashes.burst(x, y + 20, 7, false);
  }

  /** The symbols are hidden while the reels show them, so that wins can light them. */
  setSymbols(isShown: boolean): void {
    this.#symbols.visible = isShown;
  }

  /** Ends all motion. The flames stay. */
  settle(): void {
    this.#ashes.clear();
    for (const flame of this.#flames) {
      flame.seconds = KINDLE_SECONDS;
      this.#draw(flame);
    }
  }

  /** Puts all flames out. */
  quench(): void {
    this.#ashes.clear();
    for (const { symbol, ground, halo } of this.#flames) {
      symbol.destroy();
      ground.destroy();
      halo.destroy();
    }
    this.#flames = [];
  }

  advance(seconds: number): boolean {
    let moves = this.#ashes.advance(seconds);
    for (let index = 0; index < this.#flames.length; index += 1) {
      const flame = this.#flames[index];
      if (flame === undefined || flame.seconds >= KINDLE_SECONDS) continue;
      flame.seconds += seconds;
      this.#draw(flame);
      moves = true;
    }
    return moves;
  }

  #draw({ symbol, halo, seconds }: Flame): void {
    const part = Math.min(1, seconds / KINDLE_SECONDS);
    const swell = Math.sin(part * Math.PI);
    symbol.scale.set(1 + 0.24 * swell);
    halo.alpha = part;
    halo.scale.set(1 + 0.3 * swell);
  }

  #middle([reel, row]: Cell): readonly [x: number, y: number] {
    const { firstCell, cell } = this.#board;
    return [firstCell.x + (reel + 0.5) * cell.width, firstCell.y + (row + 0.5) * cell.height];
  }
}
