import { Container, Sprite } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLayer } from '../../scene/SceneLayer.ts';

const TURN_SECONDS = 0.9;
const CUT_SECONDS = 1.1;
/** How long the slab turns and its symbol is cut. */
export const REVEAL_SECONDS = TURN_SECONDS + CUT_SECONDS;
const GRAINS = 26;
const GRAVITY = 260;
/** The size of the slab on the board, and of the symbol on it. */
const SLAB = 1.3;
const SYMBOL = 1.25;

interface Grain {
  readonly sprite: Sprite;
  vx: number;
  vy: number;
}

/** A slab of the wall that turns over. Then the drawn symbol is cut into it, from its upper edge down, while sand runs off. */
export class TurningSlab implements BoardLayer {
  readonly container = new Container();
  readonly #atlas: Atlas;
  readonly #slab = new Container();
  readonly #symbol: Sprite;
  readonly #chisel = new Sprite();
  readonly #mask: Sprite;
  readonly #grains: readonly Grain[];
  readonly #height: number;
  #turn = 0;
  #cut = 0;

  constructor({ window: box, symbolSize }: LookFile['board'], atlas: Atlas) {
    this.#atlas = atlas;
    this.#height = symbolSize * SYMBOL;
    const centred = (name: string): Sprite => {
      const sprite = new Sprite(atlas.texture(name));
      sprite.anchor.set(0.5);
      return sprite;
    };
    this.#slab.addChild(centred('slab'));
    this.#slab.position.set(box.x + box.width / 2, box.y + box.height / 2);
    this.#symbol = centred('glow');
    this.#symbol.scale.set(SYMBOL / SLAB);
    // The uncovered part of the symbol.
    this.#mask = centred('slab');
    this.#mask.anchor.set(0.5, 0);
    this.#symbol.mask = this.#mask;
    this.#chisel.texture = atlas.texture('spark');
    this.#chisel.anchor.set(0.5);
    this.#slab.addChild(this.#symbol, this.#mask, this.#chisel);
    this.#grains = Array.from({ length: GRAINS }, () => {
      const sprite = centred('sand');
      sprite.visible = false;
      return { sprite, vx: 0, vy: 0 };
    });
    this.container.addChild(this.#slab, ...this.#grains.map(({ sprite }) => sprite));
    this.container.visible = false;
  }

  /** Turns the slab, and then cuts the symbol within {@link REVEAL_SECONDS}. */
  reveal(symbol: string): void {
    this.place(symbol);
    this.#turn = TURN_SECONDS;
    this.#cut = CUT_SECONDS;
    this.#pose();
  }

  /** Shows the slab with its symbol at once. */
  place(symbol: string): void {
    this.#symbol.texture = this.#atlas.texture(symbol);
    this.container.visible = true;
    this.#turn = 0;
    this.#cut = 0;
    this.#pose();
  }

  hide(): void {
    this.container.visible = false;
  }

  advance(seconds: number): boolean {
    if (!this.container.visible) return false;
    const falls = this.#fall(seconds);
    if (this.#turn > 0) this.#turn = Math.max(0, this.#turn - seconds);
    else if (this.#cut > 0) {
      this.#cut = Math.max(0, this.#cut - seconds);
      this.#throw();
    } else return falls;
    this.#pose();
    return true;
  }

  #pose(): void {
    const turned = 1 - this.#turn / TURN_SECONDS;
    // Its back comes first, and its front after half a turn.
    const across = Math.cos((1 - turned) * Math.PI);
    this.#slab.scale.set(SLAB * Math.max(0.04, Math.abs(across)), SLAB);
    this.#slab.rotation = 0.05 * Math.sin(turned * Math.PI);
    const share = this.#turn > 0 ? 0 : 1 - this.#cut / CUT_SECONDS;
    const top = -this.#height / SLAB / 2;
    const height = this.#height / SLAB;
    this.#symbol.visible = share > 0;
    this.#mask.position.set(0, top);
    this.#mask.setSize(height, Math.max(0.5, height * share));
    this.#chisel.visible = this.#cut > 0 && share > 0;
    this.#chisel.position.set(Math.sin(share * 40) * height * 0.34, top + height * share);
  }

  #throw(): void {
    for (const grain of this.#grains) {
      if (grain.sprite.visible || Math.random() > 0.16) continue;
      grain.sprite.visible = true;
      grain.sprite.position.set(
        this.#slab.x + this.#chisel.x * SLAB + (Math.random() - 0.5) * 16,
        this.#slab.y + this.#chisel.y * SLAB,
      );
      grain.sprite.scale.set(0.4 + Math.random() * 0.8);
      grain.vx = (Math.random() - 0.5) * 70;
      grain.vy = -20 - Math.random() * 50;
    }
  }

  #fall(seconds: number): boolean {
    let moves = false;
    for (const grain of this.#grains) {
      if (!grain.sprite.visible) continue;
      grain.vy += GRAVITY * seconds;
      grain.sprite.x += grain.vx * seconds;
      grain.sprite.y += grain.vy * seconds;
      if (grain.sprite.y > this.#slab.y + 170) grain.sprite.visible = false;
      moves = true;
    }
    return moves;
  }
}
