import { Container, Sprite, Texture } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLayer } from '../../scene/SceneLayer.ts';

const TURN_SECONDS = 0.9;
const CUT_SECONDS = 1.1;
/** How long the slab turns and its symbol is cut. */
export const REVEAL_SECONDS = TURN_SECONDS + CUT_SECONDS;
/** How long the slab turns away. */
export const LEAVE_SECONDS = 0.42;
/** The symbol is cut in so many strips, from its upper edge down. */
const STRIPS = 18;
const GRAINS = 26;
const GRAVITY = 260;
/** The size of the symbol on the slab, as a share of its size on a reel. */
const SYMBOL = 2;
/** The darkness of the board behind the slab. */
const VEIL = 0.62;

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
  readonly #strips: readonly Sprite[];
  readonly #grains: readonly Grain[];
  readonly #height: number;
  #turn = 0;
  #cut = 0;
  /** The remaining seconds of its way out. */
  #leave = 0;

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
    this.#symbol.scale.set(SYMBOL);
    this.#strips = Array.from({ length: STRIPS }, () => new Sprite());
    this.#chisel.texture = atlas.texture('spark');
    this.#chisel.anchor.set(0.5);
    this.#slab.addChild(this.#symbol, ...this.#strips, this.#chisel);
    this.#grains = Array.from({ length: GRAINS }, () => {
      const sprite = centred('sand');
      sprite.visible = false;
      return { sprite, vx: 0, vy: 0 };
    });
    const veil = new Sprite(Texture.WHITE);
    veil.tint = 0x000000;
    veil.alpha = VEIL;
    veil.position.set(box.x, box.y);
    veil.setSize(box.width, box.height);
    this.container.addChild(veil, this.#slab, ...this.#grains.map(({ sprite }) => sprite));
    this.container.visible = false;
  }

  /** Turns the slab, and then cuts the symbol within {@link REVEAL_SECONDS}. */
  reveal(symbol: string): void {
    this.place(symbol);
    this.#cutStrips(this.#symbol.texture);
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
    this.#leave = 0;
    this.#pose();
  }

  /** Turns the slab away within {@link LEAVE_SECONDS}, and hides it. */
  leave(): void {
    this.#leave = LEAVE_SECONDS;
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
    } else if (this.#leave > 0) {
      this.#leave = Math.max(0, this.#leave - seconds);
      if (this.#leave === 0) this.hide();
    } else return falls;
    this.#pose();
    return true;
  }

  #pose(): void {
    const turned = 1 - this.#turn / TURN_SECONDS;
    // Its back comes first, and its front after half a turn.
    const across = Math.cos((1 - turned) * Math.PI);
    const left = this.#leave === 0 ? 0 : 1 - this.#leave / LEAVE_SECONDS;
    this.#slab.scale.set(Math.max(0.04, Math.abs(across) * Math.cos((left * Math.PI) / 2)), 1);
    this.container.alpha = 1 - left ** 2;
    this.#slab.rotation = 0.05 * Math.sin(turned * Math.PI);
    const share = this.#turn > 0 ? 0 : 1 - this.#cut / CUT_SECONDS;
    const height = this.#height;
    const top = -height / 2;
    this.#symbol.visible = share === 1;
    for (const strip of this.#strips) strip.visible = share > 0 && share < 1 && strip.y < top + height * share;
    this.#chisel.visible = this.#cut > 0 && share > 0;
    this.#chisel.position.set(Math.sin(share * 40) * height * 0.34, top + height * share);
  }

  /** The strips of a picture. The atlas leaves out its transparent edges. */
  #cutStrips({ source, frame, trim, orig }: Texture): void {
    const [left, top] = [(trim?.x ?? 0) - orig.width / 2, (trim?.y ?? 0) - orig.height / 2];
    const step = frame.height / STRIPS;
    for (const [index, strip] of this.#strips.entries()) {
      const part = frame.clone();
      part.y = frame.y + index * step;
      part.height = step;
      if (strip.texture !== Texture.EMPTY) strip.texture.destroy();
      strip.texture = new Texture({ source, frame: part });
      strip.scale.set(SYMBOL);
      strip.position.set(left * SYMBOL, (top + index * step) * SYMBOL);
    }
  }

  #throw(): void {
    for (const grain of this.#grains) {
      if (grain.sprite.visible || Math.random() > 0.16) continue;
      grain.sprite.visible = true;
      grain.sprite.position.set(
        this.#slab.x + this.#chisel.x + (Math.random() - 0.5) * 16,
        this.#slab.y + this.#chisel.y,
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
