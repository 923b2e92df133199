import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../scene/Atlas.ts';
import type { FishLook } from '../look/schema.ts';
import type { FishNow } from '../play/Shoal.ts';
import type { FieldView } from './FieldView.ts';
import { Swimmer } from './Swimmer.ts';

/** Larger fish swim behind smaller ones, so that each can be met. In units of their radius. */
const LAYERS = [70, 42] as const;
const FLASH_SECONDS = 0.16;
const FLASH_TINT = 0xffd0c0;
const CAUGHT_SECONDS = 0.52;
/** This share of the fish swims farther away: smaller, and as blue as the water. */
const FAR_SHARE = 0.34;
const FAR_SCALE = 0.86;
const FAR_TINT = 0xa8cbe8;
const GLOW_TINT = 0xffb52e;
/** The height of the arc on which a caught fish flies, in points. */
const ARC = 60;

interface Caught {
  readonly swimmer: Swimmer;
  readonly kind: string;
  readonly from: { x: number; y: number };
  readonly to: { x: number; y: number };
  readonly scale: number;
  passed: number;
}

/** The fish on the screen. A swimmer that is not needed any more is kept for the next fish of its kind, so no objects are made over and over. */
export class SwimmerPool {
  readonly container = new Container();
  readonly #atlas: Atlas;
  readonly #look: FishLook;
  /** The light about the boss. */
  readonly #glow: Sprite;
  readonly #layers = [...LAYERS, 0].map(() => this.container.addChild(new Container()));
  readonly #shown = new Map<number, { readonly swimmer: Swimmer; readonly kind: string }>();
  readonly #free = new Map<string, Swimmer[]>();
  readonly #caught: Caught[] = [];

  constructor(atlas: Atlas, look: FishLook) {
    this.#atlas = atlas;
    this.#look = look;
    this.#glow = new Sprite(atlas.texture('glow'));
    this.#glow.anchor.set(0.5);
    this.#glow.blendMode = 'add';
    this.#glow.tint = GLOW_TINT;
    this.container.addChildAt(this.#glow, 0);
  }

  /** Draws the fish of this moment. @param pace beats against the ordinary ones */
  draw(visible: readonly FishNow[], view: FieldView, seconds: number, pace: number): void {
    for (const [FishID, { swimmer, kind }] of this.#shown)
      if (!visible.some((fish) => fish.FishID === FishID)) this.#release(FishID, swimmer, kind);
    const { scale } = view;
    for (const fish of visible) {
      const { swimmer } = this.#shown.get(fish.FishID) ?? this.#show(fish);
      const { place, way } = fish;
      const isFar = isFarAway(fish);
      const size = isFar ? scale * FAR_SCALE : scale;
      swimmer.draw(view.x(place.x), view.y(place.y), view.wayX(way.x), view.wayY(way.y), size, seconds, pace);
      if (swimmer.flash > 0) {
        swimmer.flash -= seconds;
        swimmer.container.tint = swimmer.flash > 0 ? FLASH_TINT : isFar ? FAR_TINT : 0xffffff;
      }
    }
    this.#lightBoss(visible.find(({ Fish }) => Fish === this.#look.boss));
    for (let at = this.#caught.length - 1; at >= 0; at -= 1) this.#fly(at, seconds);
  }

  /** Lights a fish that a shot reached. */
  flash(FishID: number): void {
    const swimmer = this.#shown.get(FishID)?.swimmer;
    if (swimmer !== undefined) swimmer.flash = FLASH_SECONDS;
  }

  /** Pulls a caught fish to a cannon. @param to in points */
  catch(FishID: number, view: FieldView, to: { readonly x: number; readonly y: number }): void {
    const shown = this.#shown.get(FishID);
    if (shown === undefined) return;
    this.#shown.delete(FishID);
    const { x, y } = shown.swimmer.container.position;
    this.#caught.push({ ...shown, from: { x, y }, to: { x: to.x, y: to.y }, scale: view.scale, passed: 0 });
  }

  /** The size of a fish on the screen, in points. */
  sizeOf(FishID: number): { readonly width: number; readonly height: number } | undefined {
    return this.#shown.get(FishID)?.swimmer;
  }

  #show(fish: FishNow): { readonly swimmer: Swimmer; readonly kind: string } {
    const { FishID, Fish, radius } = fish;
    const free = this.#free.get(Fish)?.pop();
    const swimmer =
      free ??
      new Swimmer(
        this.#atlas.texture(`fish_${Fish}`),
        this.#atlas.texture('shade'),
        this.#look.motions[Fish] ?? 'swim',
      );
    if (free === undefined) {
      const layer = LAYERS.findIndex((least) => radius >= least);
      this.#layers[layer < 0 ? LAYERS.length : layer]?.addChild(swimmer.container);
    }
    swimmer.begin(fish.FishID);
    swimmer.container.visible = true;
    swimmer.container.tint = isFarAway(fish) ? FAR_TINT : 0xffffff;
    const shown = { swimmer, kind: Fish };
    this.#shown.set(FishID, shown);
    return shown;
  }

  #lightBoss(boss: FishNow | undefined): void {
    const shown = boss && this.#shown.get(boss.FishID)?.swimmer;
    this.#glow.visible = shown !== undefined;
    if (shown === undefined) return;
    const { x, y } = shown.container.position;
    const size = (shown.width * shown.container.scale.x) / 84;
    this.#glow.position.set(x, y);
    this.#glow.scale.set(size, size * 0.66);
    this.#glow.alpha = 0.42;
  }

  #release(FishID: number, swimmer: Swimmer, kind: string): void {
    this.#shown.delete(FishID);
    swimmer.container.visible = false;
    const free = this.#free.get(kind);
    if (free === undefined) this.#free.set(kind, [swimmer]);
    else free.push(swimmer);
  }

  #fly(at: number, seconds: number): void {
    const caught = this.#caught[at];
    if (caught === undefined) return;
    caught.passed += seconds;
    const part = Math.min(1, caught.passed / CAUGHT_SECONDS);
    const { swimmer, from, to, scale, kind } = caught;
    const eased = part * part;
    const x = from.x + (to.x - from.x) * eased;
    const y = from.y + (to.y - from.y) * eased - Math.sin(part * Math.PI) * ARC;
    swimmer.drawCaught(x, y, scale * (1 - 0.82 * eased), part);
    if (part < 1) return;
    this.#caught.splice(at, 1);
    this.#release(swimmer.FishID, swimmer, kind);
  }
}

/** The depth of a fish follows from its number. Small ones alone are drawn farther away. */
const isFarAway = ({ FishID, radius }: FishNow): boolean =>
  radius < (LAYERS[0] ?? 0) && (FishID * 0.618) % 1 < FAR_SHARE;
