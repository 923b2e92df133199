import { Container, Sprite, type Texture } from 'pixi.js';
import type { Atlas } from '../../scene/Atlas.ts';

const NETS = 10;
const COINS = 72;
const COIN_FRAMES = 6;
/** A net opens and fades, in seconds. */
const OPEN = 0.16;
const FADE = 0.24;
const FLIGHT = 0.62;
const GAP = 0.028;

interface Net {
  readonly sprite: Sprite;
  readonly glow: Sprite;
  passed: number;
  size: number;
}

interface Coin {
  readonly sprite: Sprite;
  /** Seconds until it flies, and of its flight. */
  wait: number;
  passed: number;
  turn: number;
  size: number;
  from: { x: number; y: number };
  out: { x: number; y: number };
  to: { x: number; y: number };
}

/** Nets at hits, and coins that fly to a seat. All of them exist from the start. */
export class Splashes {
  readonly container = new Container();
  readonly #nets: readonly Net[];
  readonly #coins: readonly Coin[];
  readonly #coinTextures: readonly Texture[];
  #nextNet = 0;
  #nextCoin = 0;

  constructor(atlas: Atlas) {
    this.#coinTextures = Array.from({ length: COIN_FRAMES }, (_, turn) => atlas.texture(`coin_${turn}`));
    this.#nets = Array.from({ length: NETS }, () => {
      const glow = this.#sprite(atlas.texture('glow'));
      glow.blendMode = 'add';
      return { sprite: this.#sprite(atlas.texture('net')), glow, passed: 0, size: 1 };
    });
    this.#coins = Array.from({ length: COINS }, () => ({
      sprite: this.#sprite(this.#coinTextures[0]),
      wait: 0,
      passed: 0,
      turn: 0,
      size: 1,
      from: { x: 0, y: 0 },
      out: { x: 0, y: 0 },
      to: { x: 0, y: 0 },
    }));
  }

  /** Opens a net. @param size 1 for the drawn size */
  open(x: number, y: number, size: number, tint: number): void {
    const net = this.#nets[this.#nextNet];
    this.#nextNet = (this.#nextNet + 1) % NETS;
    if (net === undefined) return;
    net.passed = 0;
    net.size = size;
    for (const sprite of [net.sprite, net.glow]) {
      sprite.position.set(x, y);
      sprite.visible = true;
      sprite.tint = tint;
    }
  }

  /** Throws coins out of a point, which then fly to another one. */
  pay(x: number, y: number, to: { readonly x: number; readonly y: number }, count: number, size: number): void {
    for (let index = 0; index < count; index += 1) {
      const coin = this.#coins[this.#nextCoin];
      this.#nextCoin = (this.#nextCoin + 1) % COINS;
      if (coin === undefined) return;
      const angle = Math.random() * Math.PI * 2;
      const far = (20 + Math.random() * 56) * size;
      coin.wait = index * GAP;
      coin.passed = 0;
      coin.turn = Math.random() * COIN_FRAMES;
      coin.size = size * (0.8 + Math.random() * 0.5);
      Object.assign(coin.from, { x, y });
      Object.assign(coin.out, { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far - 18 * size });
      Object.assign(coin.to, { x: to.x, y: to.y });
      coin.sprite.visible = false;
    }
  }

  advance(seconds: number): void {
    for (const net of this.#nets) if (net.sprite.visible) moveNet(net, seconds);
    for (const coin of this.#coins) if (coin.sprite.visible || coin.wait > 0) this.#moveCoin(coin, seconds);
  }

  clear(): void {
    for (const { sprite, glow } of this.#nets) {
      sprite.visible = false;
      glow.visible = false;
    }
    for (const coin of this.#coins) {
      coin.wait = 0;
      coin.sprite.visible = false;
    }
  }

  #moveCoin(coin: Coin, seconds: number): void {
    if (coin.wait > 0) {
      coin.wait -= seconds;
      if (coin.wait > 0) return;
    }
    const { sprite, from, out, to } = coin;
    coin.passed += seconds;
    const part = coin.passed / FLIGHT;
    sprite.visible = part < 1;
    if (!sprite.visible) return;
    coin.turn = (coin.turn + seconds * 14) % COIN_FRAMES;
    const texture = this.#coinTextures[Math.floor(coin.turn)];
    if (texture !== undefined && sprite.texture !== texture) sprite.texture = texture;
    // First out of the fish, then to the seat, each time faster.
    const s = 1 - part;
    const [a, b, c] = [s * s, 2 * s * part, part * part];
    const pull = part * part;
    sprite.position.set(
      (from.x * a + out.x * b + out.x * c) * (1 - pull) + to.x * pull,
      (from.y * a + out.y * b + out.y * c) * (1 - pull) + to.y * pull,
    );
    sprite.scale.set(coin.size * (part < 0.15 ? 0.4 + part * 4 : 1 - 0.3 * pull));
  }

  #sprite(texture: Texture | undefined): Sprite {
    const sprite = new Sprite(texture);
    sprite.anchor.set(0.5);
    sprite.visible = false;
    return this.container.addChild(sprite);
  }
}

function moveNet(net: Net, seconds: number): void {
  net.passed += seconds;
  const { sprite, glow, passed, size } = net;
  const open = Math.min(1, passed / OPEN);
  const left = Math.max(0, 1 - Math.max(0, passed - OPEN) / FADE);
  sprite.scale.set(size * (0.4 + 0.6 * (1 - (1 - open) * (1 - open))));
  sprite.alpha = left;
  glow.scale.set(size * 0.9 * (0.6 + 0.4 * open));
  glow.alpha = left * left * 0.7;
  sprite.visible = left > 0;
  glow.visible = left > 0;
}
