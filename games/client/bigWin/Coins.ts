import { Container, Sprite, type Texture } from 'pixi.js';

const GRAVITY = 620;
const LIFE_SECONDS = 2.6;
/** Below it the words cover the coins. */
const FLOOR = 590;
/** The moment of a still picture, for players without motion. */
const STILL_SECONDS = 1.1;

interface Coin {
  readonly sprite: Sprite;
  vx: number;
  vy: number;
  spin: number;
  turn: number;
  age: number;
}

export interface CoinsParts {
  readonly textures: readonly Texture[];
  readonly count: number;
  readonly perSecond: number;
  /** Sizes of a coin beside its drawing. */
  readonly scale: readonly [from: number, to: number];
  readonly alpha: number;
  /** Speeds across and upwards, in units for a second. */
  readonly across: readonly [from: number, to: number];
  readonly up: readonly [from: number, to: number];
}

const among = ([from, to]: readonly [number, number]): number => from + Math.random() * (to - from);

/** Coins that fly out of a point to both sides. All of them exist from the start, so a show allocates no objects. */
export class Coins {
  readonly container = new Container();
  readonly #parts: CoinsParts;
  readonly #coins: Coin[] = [];
  readonly #x: number;
  readonly #y: number;
  #next = 0;
  #due = 0;
  #isFlowing = false;
  /** Coins fly to both sides in turn. */
  #side = 1;

  constructor(parts: CoinsParts, { x, y }: { readonly x: number; readonly y: number }) {
    this.#parts = parts;
    this.#x = x;
    this.#y = y;
    for (let index = 0; index < parts.count; index += 1) {
      const sprite = new Sprite(parts.textures[index % parts.textures.length]);
      sprite.anchor.set(0.5);
      sprite.visible = false;
      sprite.alpha = parts.alpha;
      this.container.addChild(sprite);
      this.#coins.push({ sprite, vx: 0, vy: 0, spin: 0, turn: 0, age: 0 });
    }
  }

  flow(): void {
    this.#isFlowing = true;
    this.#due = 0;
  }

  /** Places all coins as they fly at one moment. */
  still(): void {
    this.#isFlowing = false;
    for (const [index, coin] of this.#coins.entries()) {
      this.#throw(coin);
      this.#move(coin, STILL_SECONDS * (0.25 + (0.75 * index) / this.#coins.length));
    }
  }

  clear(): void {
    this.#isFlowing = false;
    for (const { sprite } of this.#coins) sprite.visible = false;
  }

  advance(seconds: number): void {
    if (this.#isFlowing) {
      this.#due += seconds * this.#parts.perSecond;
      while (this.#due >= 1) {
        this.#due -= 1;
        const coin = this.#coins[this.#next];
        this.#next = (this.#next + 1) % this.#coins.length;
        if (coin !== undefined) this.#throw(coin);
      }
    }
    for (let index = 0; index < this.#coins.length; index += 1) {
      const coin = this.#coins[index];
      if (coin?.sprite.visible === true) this.#move(coin, seconds);
    }
  }

  #throw(coin: Coin): void {
    const { sprite } = coin;
    const { scale, across, up } = this.#parts;
    this.#side = -this.#side;
    const side = this.#side;
    sprite.position.set(this.#x + side * 24 * Math.random(), this.#y);
    sprite.scale.set(among(scale));
    sprite.rotation = (Math.random() - 0.5) * 2;
    sprite.visible = true;
    coin.vx = side * among(across);
    coin.vy = -among(up);
    coin.spin = 6 + Math.random() * 12;
    coin.turn = Math.random() * this.#parts.textures.length;
    coin.age = 0;
  }

  #move(coin: Coin, seconds: number): void {
    const { sprite } = coin;
    const { textures } = this.#parts;
    coin.age += seconds;
    coin.vy += GRAVITY * seconds;
    sprite.x += coin.vx * seconds;
    sprite.y += coin.vy * seconds;
    coin.turn = (coin.turn + coin.spin * seconds) % textures.length;
    const texture = textures[Math.floor(coin.turn)];
    if (texture !== undefined && sprite.texture !== texture) sprite.texture = texture;
    if (coin.age > LIFE_SECONDS || sprite.y > FLOOR) sprite.visible = false;
  }
}
