import { Container, Sprite, type Texture } from 'pixi.js';
import type { Atlas } from '../Atlas.ts';
import type { Mover } from '../Loop.ts';

const RINGS = 12;
const SHARDS = 48;
const PER_HIT = 11;
const RING_SECONDS = 0.24;
const BEAM_SECONDS = 0.3;
const SHARD_SECONDS = 0.55;
const GRAVITY = 760;
const BEAM_TINT = 0xffd24a;
const TINTS = [0xffd86a, 0xc4d4f4, 0xffffff, 0x8a9ac8] as const;

interface Ring {
  readonly sprite: Sprite;
  left: number;
}

interface Shard {
  readonly sprite: Sprite;
  vx: number;
  vy: number;
  spin: number;
  left: number;
}

/** The beam of a throw, and the shock rings and splinters where it hits. All of them exist from the start. */
export class Impact implements Mover {
  readonly container = new Container();
  readonly #beam: Sprite;
  readonly #glow: Sprite;
  readonly #rings: readonly Ring[];
  readonly #shards: readonly Shard[];
  #nextRing = 0;
  #nextShard = 0;
  #beamLeft = 0;
  #glowLeft = 0;

  constructor(atlas: Pick<Atlas, 'texture'>) {
    const hidden = (texture: Texture): Sprite => {
      const sprite = new Sprite(texture);
      sprite.anchor.set(0.5);
      sprite.visible = false;
      this.container.addChild(sprite);
      return sprite;
    };
    this.#beam = hidden(atlas.texture('ray'));
    this.#beam.anchor.set(0.5, 1);
    this.#beam.tint = BEAM_TINT;
    this.#beam.blendMode = 'add';
    this.#glow = hidden(atlas.texture('glow'));
    this.#glow.tint = 0xffe9a0;
    this.#glow.blendMode = 'add';
    this.#rings = Array.from({ length: RINGS }, () => ({ sprite: hidden(atlas.texture('shock')), left: 0 }));
    this.#shards = Array.from({ length: SHARDS }, () => ({
      sprite: hidden(atlas.texture('splinter')),
      vx: 0,
      vy: 0,
      spin: 0,
      left: 0,
    }));
  }

  beam(fromX: number, fromY: number, toX: number, toY: number): void {
    const beam = this.#beam;
    beam.position.set(toX, toY);
    beam.rotation = Math.atan2(fromY - toY, fromX - toX) + Math.PI / 2;
    beam.scale.set(1, Math.hypot(toX - fromX, toY - fromY) / Math.max(1, beam.texture.height));
    beam.visible = true;
    this.#beamLeft = BEAM_SECONDS;
  }

  hit(x: number, y: number): void {
    this.#glow.position.set(x, y);
    this.#glow.visible = true;
    this.#glowLeft = RING_SECONDS * 1.6;
    for (let index = 0; index < 2; index += 1) {
      const ring = this.#rings[this.#nextRing];
      this.#nextRing = (this.#nextRing + 1) % RINGS;
      if (ring === undefined) continue;
      ring.left = RING_SECONDS * (1 + index * 0.5);
      ring.sprite.position.set(x, y);
      ring.sprite.tint = index === 0 ? 0xfff6d0 : BEAM_TINT;
      ring.sprite.visible = true;
    }
    for (let index = 0; index < PER_HIT; index += 1) this.#throwShard(x, y, index);
  }

  clear(): void {
    this.#beam.visible = false;
    this.#glow.visible = false;
    for (const { sprite } of this.#rings) sprite.visible = false;
    for (const { sprite } of this.#shards) sprite.visible = false;
  }

  advance(seconds: number): boolean {
    let moves = false;
    if (this.#beam.visible) {
      this.#beamLeft -= seconds;
      this.#beam.alpha = Math.max(0, this.#beamLeft / BEAM_SECONDS);
      this.#beam.scale.x = 0.5 + 0.7 * this.#beam.alpha;
      this.#beam.visible = this.#beamLeft > 0;
      moves = true;
    }
    if (this.#glow.visible) {
      this.#glowLeft -= seconds;
      const part = Math.max(0, this.#glowLeft / (RING_SECONDS * 1.6));
      this.#glow.alpha = part;
      this.#glow.scale.set(1.6 + 1.6 * (1 - part));
      this.#glow.visible = this.#glowLeft > 0;
      moves = true;
    }
    for (let index = 0; index < this.#rings.length; index += 1)
      if (advanceRing(this.#rings[index], seconds)) moves = true;
    for (let index = 0; index < this.#shards.length; index += 1)
      if (advanceShard(this.#shards[index], seconds)) moves = true;
    return moves;
  }

  #throwShard(x: number, y: number, index: number): void {
    const shard = this.#shards[this.#nextShard];
    this.#nextShard = (this.#nextShard + 1) % SHARDS;
    if (shard === undefined) return;
    const angle = ((index + Math.random() * 0.8) / PER_HIT) * Math.PI * 2;
    const speed = 150 + Math.random() * 190;
    const { sprite } = shard;
    sprite.position.set(x + Math.cos(angle) * 20, y + Math.sin(angle) * 20);
    sprite.rotation = angle;
    sprite.tint = TINTS[index % TINTS.length] ?? 0xffffff;
    sprite.scale.set(0.6 + Math.random() * 0.7);
    sprite.visible = true;
    shard.vx = Math.cos(angle) * speed;
    shard.vy = Math.sin(angle) * speed - 90;
    shard.spin = (Math.random() - 0.5) * 18;
    shard.left = SHARD_SECONDS * (0.7 + Math.random() * 0.5);
  }
}

function advanceRing(ring: Ring | undefined, seconds: number): boolean {
  if (ring === undefined || !ring.sprite.visible) return false;
  ring.left -= seconds;
  const part = 1 - Math.max(0, ring.left) / (RING_SECONDS * 1.5);
  ring.sprite.scale.set(0.3 + 1.35 * Math.sqrt(Math.max(0, part)));
  ring.sprite.alpha = Math.min(1, Math.max(0, ring.left) / RING_SECONDS);
  ring.sprite.visible = ring.left > 0;
  return true;
}

function advanceShard(shard: Shard | undefined, seconds: number): boolean {
  if (shard === undefined || !shard.sprite.visible) return false;
  const { sprite } = shard;
  shard.left -= seconds;
  shard.vy += GRAVITY * seconds;
  sprite.x += shard.vx * seconds;
  sprite.y += shard.vy * seconds;
  sprite.rotation += shard.spin * seconds;
  sprite.alpha = Math.min(1, Math.max(0, shard.left / 0.2));
  sprite.visible = shard.left > 0;
  return true;
}
