import { Container, Sprite, type Texture } from 'pixi.js';
import type { Atlas } from './Atlas.ts';

const COINS = 90;
const SPARKS = 60;
const GRAVITY = 1500;
const COIN_FRAMES = 6;

interface Particle {
  readonly sprite: Sprite;
  vx: number;
  vy: number;
  spin: number;
  turn: number;
  /** Seconds until it disappears. */
  left: number;
  life: number;
}

/** Coins and sparks, in pixels of the window. All of them exist from the start, so a celebration allocates no objects. */
export class Particles {
  readonly container = new Container();
  readonly #coins: Particle[] = [];
  readonly #sparks: Particle[] = [];
  readonly #coinTextures: readonly Texture[];
  #nextCoin = 0;
  #nextSpark = 0;
  #rain = 0;
  #rainPerSecond = 0;
  #due = 0;
  #width = 0;
  #height = 0;
  #scale = 1;

  constructor(atlas: Atlas) {
    this.#coinTextures = Array.from({ length: COIN_FRAMES }, (_, turn) => atlas.texture(`coin_${turn}`));
    for (let index = 0; index < COINS; index += 1) this.#coins.push(this.#particle(this.#coinTextures[0]));
    for (let index = 0; index < SPARKS; index += 1) this.#sparks.push(this.#particle(atlas.texture('spark')));
    for (const { sprite } of this.#sparks) sprite.blendMode = 'add';
  }

  resize(width: number, height: number, scale: number): void {
    this.#width = width;
    this.#height = height;
    this.#scale = scale;
  }

  burst(x: number, y: number, count: number): void {
    for (let index = 0; index < count; index += 1) {
      const spark = this.#sparks[this.#nextSpark];
      this.#nextSpark = (this.#nextSpark + 1) % SPARKS;
      if (spark === undefined) return;
      const angle = Math.random() * Math.PI * 2;
      const speed = (60 + Math.random() * 260) * this.#scale;
      this.#throw(spark, x, y, Math.cos(angle) * speed, Math.sin(angle) * speed - 40, 0.5 + Math.random() * 0.6);
    }
  }

  fountain(seconds: number, perSecond: number): void {
    this.#rain = seconds;
    this.#rainPerSecond = perSecond;
    this.#due = 0;
  }

  clear(): void {
    this.#rain = 0;
    for (const { sprite } of this.#coins) sprite.visible = false;
    for (const { sprite } of this.#sparks) sprite.visible = false;
  }

  /** Returns whether a particle is visible. */
  advance(seconds: number): boolean {
    if (this.#rain > 0) this.#throwCoins(seconds);
    let moves = this.#rain > 0;
    for (let index = 0; index < COINS; index += 1) if (this.#move(this.#coins[index], seconds, true)) moves = true;
    for (let index = 0; index < SPARKS; index += 1) if (this.#move(this.#sparks[index], seconds, false)) moves = true;
    return moves;
  }

  #throwCoins(seconds: number): void {
    this.#rain -= seconds;
    this.#due += seconds * this.#rainPerSecond;
    while (this.#due >= 1) {
      this.#due -= 1;
      const coin = this.#coins[this.#nextCoin];
      this.#nextCoin = (this.#nextCoin + 1) % COINS;
      if (coin === undefined) return;
      const isLeft = this.#nextCoin % 2 === 0;
      const x = isLeft ? this.#width * 0.06 : this.#width * 0.94;
      const power = Math.sqrt(2 * GRAVITY * this.#height * (0.45 + Math.random() * 0.4));
      const across = (isLeft ? 1 : -1) * this.#width * (0.08 + Math.random() * 0.42);
      this.#throw(coin, x, this.#height + 20, across, -power, 4);
      coin.turn = Math.random() * COIN_FRAMES;
      coin.spin = 8 + Math.random() * 14;
      coin.sprite.scale.set(this.#scale * (0.8 + Math.random() * 0.7));
    }
  }

  #throw(particle: Particle, x: number, y: number, vx: number, vy: number, life: number): void {
    particle.sprite.position.set(x, y);
    particle.sprite.visible = true;
    particle.sprite.alpha = 1;
    particle.vx = vx;
    particle.vy = vy;
    particle.left = life;
    particle.life = life;
  }

  #move(particle: Particle | undefined, seconds: number, isCoin: boolean): boolean {
    if (particle === undefined || !particle.sprite.visible) return false;
    const { sprite } = particle;
    particle.left -= seconds;
    particle.vy += (isCoin ? GRAVITY : GRAVITY * 0.12) * seconds;
    sprite.x += particle.vx * seconds;
    sprite.y += particle.vy * seconds;
    if (isCoin) {
      particle.turn = (particle.turn + particle.spin * seconds) % COIN_FRAMES;
      const texture = this.#coinTextures[Math.floor(particle.turn)];
      if (texture !== undefined && sprite.texture !== texture) sprite.texture = texture;
    } else {
      const part = particle.left / particle.life;
      sprite.alpha = Math.max(0, part);
      sprite.scale.set(this.#scale * (0.3 + 0.9 * part));
    }
    if (particle.left <= 0 || sprite.y > this.#height + 60) sprite.visible = false;
    return sprite.visible;
  }

  #particle(texture: Texture | undefined): Particle {
    const sprite = new Sprite(texture);
    sprite.anchor.set(0.5);
    sprite.visible = false;
    this.container.addChild(sprite);
    return { sprite, vx: 0, vy: 0, spin: 0, turn: 0, left: 0, life: 1 };
  }
}
