import { Container, Sprite, type Texture } from 'pixi.js';
import type { Cell } from '#games/api/index.ts';
import type { LookFile } from '../../look/schema.ts';
import type { LevelLook } from '../../look/mechanicLooks.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLayer } from '../../scene/SceneLayer.ts';
import { Jar } from './Jar.ts';
import { LEVEL_MS } from './levelTiming.ts';
import { Tongue } from './Tongue.ts';

/** Coins that fly into the jar at the same time. */
const FLYING = 6;
const FLIGHT_SECONDS = 0.24;
const ARC = 78;
const TURNS_PER_SECOND = 26;
const COIN_FRAMES = 6;
const GULP_SECONDS = 0.18;
const SWELL_SECONDS = LEVEL_MS.swell / 1000;
/** The mouth of the jar, above its middle. */
const RIM = 44;

export type Face = 'rest' | 'gape' | 'swell';

interface Flying {
  readonly sprite: Sprite;
  seconds: number;
}

/** Draws the jar, the faces of the mascot while it catches and swells, its tongue, and coins on their way into the jar. */
export class LevelLayer implements BoardLayer {
  readonly container = new Container();
  readonly #board: LookFile['board'];
  readonly #look: LevelLook;
  readonly #atlas: Atlas;
  readonly #jar: Jar;
  readonly #tongue: Tongue;
  readonly #mascot: Sprite;
  readonly #flying: readonly Flying[];
  readonly #frames: readonly Texture[];
  readonly #chinked: () => void;
  #next = 0;
  #gulp = 0;
  #swell = 0;

  /** @param chinked a coin has fallen into the jar */
  constructor(atlas: Atlas, { board, look, symbol }: LevelLayerLook, chinked: () => void) {
    this.#atlas = atlas;
    this.#board = board;
    this.#look = look;
    this.#chinked = chinked;
    this.#jar = new Jar(atlas, look.jar);
    this.#tongue = new Tongue(atlas, look.mouth, atlas.texture(symbol));
    this.#mascot = new Sprite(atlas.texture('mascot'));
    this.#mascot.anchor.set(0.5);
    this.#mascot.position.set(board.mascot.x, board.mascot.y);
    this.#mascot.visible = false;
    this.#frames = Array.from({ length: COIN_FRAMES }, (_, turn) => atlas.texture(`coin_${turn}`));
    this.#flying = Array.from({ length: FLYING }, () => {
      const sprite = new Sprite(this.#frames[0]);
      sprite.anchor.set(0.5);
      sprite.visible = false;
      return { sprite, seconds: FLIGHT_SECONDS };
    });
    this.container.addChild(
      this.#mascot,
      ...this.#flying.map(({ sprite }) => sprite),
      this.#jar.container,
      this.#tongue.container,
    );
  }

  /** @param share how full the jar is, 0 to 1 */
  fill(share: number, isAtOnce: boolean): void {
    this.#jar.fill(share, isAtOnce);
  }

  get share(): number {
    return this.#jar.share;
  }

  /** Changes the face. The mascot of the scene is hidden behind every face but `rest`. */
  setFace(face: Face): void {
    this.#mascot.visible = face !== 'rest';
    this.#mascot.texture = this.#atlas.texture(face === 'rest' ? 'mascot' : `toad_${face}`);
    this.#mascot.scale.set(1);
    this.#swell = face === 'swell' ? SWELL_SECONDS : 0;
  }

  /** The tongue takes the symbol of a cell, and the coin flies into the jar. */
  catchFrom([reel, row]: Cell, reached: () => void): void {
    const { firstCell, cell } = this.#board;
    const to = { x: firstCell.x + (reel + 0.5) * cell.width, y: firstCell.y + (row + 0.5) * cell.height };
    this.#tongue.shoot(to, reached, () => {
      this.#gulp = GULP_SECONDS;
      this.#throw();
    });
  }

  /** Ends every motion. All caught coins are in the jar. */
  settle(): void {
    this.#tongue.end();
    for (const coin of this.#flying) if (coin.sprite.visible) this.#land(coin);
    this.#gulp = 0;
  }

  advance(seconds: number): boolean {
    let moves = this.#jar.advance(seconds);
    if (this.#tongue.advance(seconds)) moves = true;
    for (const coin of this.#flying) if (this.#fly(coin, seconds)) moves = true;
    if (this.#gulp > 0) {
      this.#gulp = Math.max(0, this.#gulp - seconds);
      const wave = Math.sin((this.#gulp / GULP_SECONDS) * Math.PI);
      this.#mascot.scale.set(1 + 0.06 * wave, 1 - 0.07 * wave);
      moves = true;
    }
    if (this.#swell > 0) {
      this.#swell = Math.max(0, this.#swell - seconds);
      const part = 1 - this.#swell / SWELL_SECONDS;
      const size = 1 + 0.16 * part + 0.025 * Math.sin(part * 40) * part;
      this.#mascot.scale.set(size, size * (1 - 0.04 * Math.sin(part * 20)));
      moves = true;
    }
    return moves;
  }

  #throw(): void {
    const coin = this.#flying[this.#next % FLYING];
    this.#next += 1;
    if (coin === undefined) return;
    if (coin.sprite.visible) this.#land(coin);
    coin.seconds = 0;
    coin.sprite.visible = true;
    this.#place(coin);
  }

  #fly(coin: Flying, seconds: number): boolean {
    if (!coin.sprite.visible) return false;
    coin.seconds += seconds;
    if (coin.seconds >= FLIGHT_SECONDS) this.#land(coin);
    else this.#place(coin);
    return true;
  }

  #place({ sprite, seconds }: Flying): void {
    const { mouth, jar } = this.#look;
    const share = Math.min(1, seconds / FLIGHT_SECONDS);
    const y = mouth.y + (jar.y - RIM - mouth.y) * share - ARC * Math.sin(share * Math.PI);
    sprite.position.set(mouth.x + (jar.x - mouth.x) * share, y);
    const texture = this.#frames[Math.floor(seconds * TURNS_PER_SECOND) % COIN_FRAMES];
    if (texture !== undefined) sprite.texture = texture;
  }

  #land({ sprite }: Flying): void {
    sprite.visible = false;
    this.#jar.chink();
    this.#chinked();
  }
}

export interface LevelLayerLook {
  readonly board: LookFile['board'];
  readonly look: LevelLook;
  /** The collected symbol. */
  readonly symbol: string;
}
