import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../scene/Atlas.ts';

const SHAFTS = 6;
const BUBBLES = 26;

interface Bubble {
  readonly sprite: Sprite;
  speed: number;
  swing: number;
}

/** Light, bubbles and the near reef. The water itself is a picture behind the canvas. */
export class Water {
  /** Behind the fish. */
  readonly back = new Container();
  /** In front of the fish. */
  readonly front = new Container();
  readonly #shafts: readonly Sprite[];
  readonly #caustics: readonly Sprite[];
  readonly #bubbles: readonly Bubble[];
  readonly #plants: readonly Sprite[];
  #time = 0;
  #width = 1;
  #height = 1;
  #scale = 1;

  constructor(atlas: Atlas) {
    const make = (to: Container, name: string, x: number, y: number): Sprite => {
      const sprite = new Sprite(atlas.texture(name));
      sprite.anchor.set(x, y);
      return to.addChild(sprite);
    };
    this.#shafts = Array.from({ length: SHAFTS }, () => make(this.back, 'shaft', 0.5, 0));
    this.#caustics = [0, 1].map(() => make(this.back, 'caustics', 0.5, 0.5));
    for (const light of [...this.#shafts, ...this.#caustics]) light.blendMode = 'add';
    this.#plants = [
      ...['kelp', 'kelp', 'kelp'].map((name) => make(this.back, name, 0.5, 1)),
      ...['coral_left', 'coral_right'].map((name) => make(this.front, name, 0.5, 1)),
    ];
    this.#bubbles = Array.from({ length: BUBBLES }, () => ({
      sprite: make(this.front, 'bubble', 0.5, 0.5),
      speed: 0,
      swing: 0,
    }));
  }

  resize(width: number, height: number, scale: number): void {
    this.#width = width;
    this.#height = height;
    this.#scale = scale;
    for (const [at, shaft] of this.#shafts.entries()) {
      const x = ((at + 0.5) / SHAFTS) * width;
      shaft.position.set(x, -8);
      shaft.scale.set((0.7 + (at % 3) * 0.5) * (width / 844), (height / 240) * (0.86 + (at % 2) * 0.14));
      shaft.rotation = -((x - width / 2) / width) * 0.55;
    }
    for (const [at, light] of this.#caustics.entries()) {
      light.position.set(width * (0.25 + at * 0.5), height * 0.86);
      light.scale.set((width / 560) * 1.15, (height / 390) * 0.9);
    }
    const places = [0.085, 0.93, 0.51, 0.05, 0.955];
    for (const [at, plant] of this.#plants.entries()) {
      plant.position.set(width * (places[at] ?? 0), height + 6);
      plant.scale.set(scale * (at === 2 ? 0.5 : 1));
    }
    for (const bubble of this.#bubbles) this.#rise(bubble, Math.random() * height);
  }

  /** @param isStill whether nothing moves by itself */
  advance(seconds: number, isStill: boolean): void {
    if (isStill && this.#time > 0) return;
    this.#time += seconds + 0.001;
    const time = this.#time;
    for (const [at, shaft] of this.#shafts.entries()) shaft.alpha = 0.16 + 0.12 * Math.sin(time * 0.5 + at * 1.9);
    for (const [at, light] of this.#caustics.entries()) {
      light.alpha = 0.07 + 0.04 * Math.sin(time * 0.8 + at * 2);
      light.skew.x = Math.sin(time * 0.4 + at) * 0.25;
    }
    for (const [at, plant] of this.#plants.entries())
      plant.skew.x = Math.sin(time * 0.9 + at * 1.4) * (at < 3 ? 0.09 : 0.02);
    for (const bubble of this.#bubbles) {
      const { sprite } = bubble;
      sprite.y -= bubble.speed * seconds;
      sprite.x += Math.sin(time * 2 + bubble.swing) * 6 * seconds;
      if (sprite.y < -20) this.#rise(bubble, this.#height + 20);
    }
  }

  #rise(bubble: Bubble, y: number): void {
    const size = Math.random();
    bubble.speed = (16 + size * 30) * this.#scale;
    bubble.swing = Math.random() * 6;
    bubble.sprite.position.set(Math.random() * this.#width, y);
    bubble.sprite.scale.set((0.12 + size * size * 0.5) * this.#scale);
    bubble.sprite.alpha = 0.35 + size * 0.4;
  }
}
