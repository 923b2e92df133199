import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import type { Motion } from '../look/schema.ts';

/** Strips of a body that bends. */
const STRIPS = 6;
/** The greatest way of the tail to a side, as a share of the height. */
const BEND = 0.16;
/** How much shorter the tail looks when it turns away. */
const TURN = 0.14;
/** A fish tilts with its way by at most this much, a large one by less. */
const TILT = 0.6;
const LARGE_TILT = 0.36;
const LARGE = 150;
const UPRIGHT_TILT = 0.12;
/** Beats in a second. */
const BEATS = 1.5;

const slices = new WeakMap<Texture, readonly Texture[]>();

/** The strips of a drawing, from its head to its tail. */
function slicesOf(texture: Texture): readonly Texture[] {
  const known = slices.get(texture);
  if (known !== undefined) return known;
  const { source, frame } = texture;
  const wide = frame.width / STRIPS;
  const made = Array.from(
    { length: STRIPS },
    (_, at) => new Texture({ source, frame: new Rectangle(frame.x + at * wide, frame.y, wide, frame.height) }),
  );
  slices.set(texture, made);
  return made;
}

/** A fish on the screen. It is drawn with its head to the left. */
export class Swimmer {
  readonly container = new Container();
  readonly #body = new Container();
  readonly #strips: Sprite[] = [];
  readonly #whole: Sprite;
  readonly #shade: Sprite;
  readonly #motion: Motion;
  /** The drawing without its empty edges, about its middle. */
  readonly #box: { readonly left: number; readonly middle: number; readonly width: number; readonly height: number };
  #beat = 0;
  /** The fish that it shows. */
  FishID = -1;
  /** Until when it flashes, in seconds of the scene. */
  flash = 0;

  constructor(texture: Texture, shade: Texture, motion: Motion) {
    this.#motion = motion;
    const { orig, trim } = texture;
    const box = trim ?? orig;
    const [left, top] = trim === null || trim === undefined ? [0, 0] : [trim.x, trim.y];
    this.#box = {
      left: left - orig.width / 2,
      middle: top + box.height / 2 - orig.height / 2,
      width: box.width,
      height: box.height,
    };
    this.#shade = new Sprite(shade);
    this.#shade.anchor.set(0.5);
    this.#whole = new Sprite(texture);
    this.#whole.anchor.set(0.5);
    if (motion === 'swim') for (const slice of slicesOf(texture)) this.#addStrip(slice);
    else this.#body.addChild(this.#whole);
    this.container.addChild(this.#shade, this.#body);
  }

  get width(): number {
    return this.#box.width;
  }

  get height(): number {
    return this.#box.height;
  }

  /** Begins to show a fish. */
  begin(FishID: number): void {
    this.FishID = FishID;
    this.flash = 0;
    // Fish of a shoal do not beat alike.
    this.#beat = (FishID * 2.399) % (Math.PI * 2);
    this.container.alpha = 1;
    this.#shade.visible = true;
  }

  /** @param pace beats against the ordinary ones, 0 for a still picture */
  draw(x: number, y: number, wayX: number, wayY: number, scale: number, seconds: number, pace: number): void {
    this.#beat += seconds * pace * BEATS * Math.PI * 2;
    const toRight = wayX > 0;
    const isUpright = this.#motion === 'pulse' || this.#motion === 'sway';
    const most = isUpright ? UPRIGHT_TILT : this.#box.width > LARGE ? LARGE_TILT : TILT;
    const tilt = Math.max(-most, Math.min(most, Math.atan2(wayY, Math.abs(wayX))));
    this.container.position.set(x, y);
    this.container.scale.set(scale, scale);
    this.#body.scale.set(toRight ? -1 : 1, 1);
    this.#body.rotation = toRight ? tilt : -tilt;
    this.#shade.position.set(this.#box.width * 0.05, this.#box.height * 0.5);
    this.#shade.scale.set(this.#box.width / 118, this.#box.height / 110);
    this.#bend(pace);
  }

  /** Turns over and shrinks. @param part from 0 to 1 */
  drawCaught(x: number, y: number, scale: number, part: number): void {
    this.#shade.visible = false;
    this.container.position.set(x, y);
    this.container.scale.set(scale, scale);
    this.#body.scale.y = 1 - 2 * Math.min(1, part * 2.2);
    this.container.alpha = part > 0.8 ? (1 - part) * 5 : 1;
  }

  #addStrip(slice: Texture): void {
    const strip = new Sprite(slice);
    strip.anchor.set(0, 0.5);
    this.#strips.push(strip);
    this.#body.addChild(strip);
  }

  #bend(pace: number): void {
    const beat = this.#beat;
    if (this.#motion === 'swim') this.#wave(pace === 0 ? 0 : beat, pace);
    else if (this.#motion === 'glide') this.#whole.scale.y = 1 + Math.sin(beat * 0.6) * 0.1;
    else if (this.#motion === 'pulse') {
      const pulse = Math.sin(beat * 0.7) * 0.06;
      this.#whole.scale.set(1 - pulse, 1 + pulse);
    } else this.#whole.rotation = Math.sin(beat * 0.35) * 0.09;
  }

  /** Each strip begins where the one before it ends, and leans to its own end, so the outline has no steps. */
  #wave(beat: number, pace: number): void {
    const { left, middle, width, height } = this.#box;
    const bend = pace === 0 ? 0 : height * BEND;
    const wide = width / STRIPS;
    let x = left;
    let y = middle + offsetAt(0, beat, bend);
    for (let at = 0; at < STRIPS; at += 1) {
      const strip = this.#strips[at];
      if (strip === undefined) return;
      const end = (at + 1) / STRIPS;
      const shorter = pace === 0 ? 0 : TURN * end * end * (0.5 + 0.5 * Math.sin(beat - end * 2.4));
      const across = wide * (1 - shorter);
      const next = middle + offsetAt(end, beat, bend);
      const lean = Math.atan2(next - y, across);
      const { frame } = strip.texture;
      strip.position.set(x, y);
      strip.skew.y = lean;
      strip.scale.set(across / Math.cos(lean) / frame.width, height / frame.height);
      x += across;
      y = next;
    }
  }
}

/** The way of a point of the body to its side. The head moves little. @param along 0 at the head, 1 at the tail */
const offsetAt = (along: number, beat: number, bend: number): number =>
  Math.sin(beat - along * 2.6) * bend * (0.12 + along * along * 0.88);
