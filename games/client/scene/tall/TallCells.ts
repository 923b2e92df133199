import { Rectangle, Texture } from 'pixi.js';
import type { Atlas } from '../Atlas.ts';

/** A symbol that is one picture over several cells. */
export interface TallRule {
  readonly symbol: string;
  readonly cells: number;
}

/** The name of a part of the picture, from its upper end. */
const partName = (part: number): string => `tall ${part}`;

/** The picture of a tall symbol, cut into the cells of a reel. */
export class TallCells {
  readonly symbol: string;
  /** The names of its parts, from its upper end. */
  readonly parts: readonly string[];
  readonly #sharp = new Map<string, Texture>();
  readonly #blurred = new Map<string, Texture>();

  constructor({ symbol, cells }: TallRule, atlas: Atlas) {
    this.symbol = symbol;
    this.parts = Array.from({ length: cells }, (_, part) => partName(part));
    for (const [part, name] of this.parts.entries()) {
      this.#sharp.set(name, cutPart(atlas.texture('tall'), part, cells));
      this.#blurred.set(name, cutPart(atlas.texture('tall_blur'), part, cells));
    }
  }

  /** Undefined for a name that is no part of it. */
  texture(name: string, isFast: boolean): Texture | undefined {
    return (isFast ? this.#blurred : this.#sharp).get(name);
  }

  /** The part that a place shows, by the number of its symbols in a row above the place. */
  part(above: number): string {
    return this.parts[above % this.parts.length] ?? this.symbol;
  }
}

function cutPart({ source, frame, orig }: Texture, part: number, cells: number): Texture {
  const height = frame.height / cells;
  return new Texture({
    source,
    frame: new Rectangle(frame.x, frame.y + part * height, frame.width, height),
    orig: new Rectangle(0, 0, orig.width, orig.height / cells),
  });
}
