import type { Texture } from 'pixi.js';
import { painted } from './paintedCells.ts';

const FONT =
  '"Amounts", "PingFang TC", "Noto Sans TC", "Noto Sans CJK TC", "Microsoft JhengHei", system-ui, sans-serif';
const WIDTH = 84;
const HEIGHT = 52;

/** The text on a coin: a value, or a prize and its sum. */
export interface CoinText {
  readonly value: string;
  readonly prize?: string | undefined;
}

interface Line {
  readonly text: string;
  readonly size: number;
  readonly y: number;
}

function linesOf({ value, prize }: CoinText): Line[] {
  if (prize === undefined) return [{ text: value, size: 24, y: 0 }];
  return [
    { text: prize, size: 17, y: -8.5 },
    { text: value, size: 15, y: 10 },
  ];
}

/** Writes values on coins. Each text is painted once. */
export class CoinLabels {
  readonly #painted = new Map<string, Texture>();
  readonly #dark: string;
  readonly #width: number;

  /** @param width the width of a text on a coin, in units of the board */
  constructor(dark: string, width: number) {
    this.#dark = dark;
    this.#width = width;
  }

  texture(text: CoinText): Texture {
    const key = `${text.prize ?? ''}/${text.value}`;
    const known = this.#painted.get(key);
    if (known !== undefined) return known;
    const made = painted(WIDTH, HEIGHT, (context) => this.#write(context, text));
    this.#painted.set(key, made);
    return made;
  }

  #write(context: CanvasRenderingContext2D, text: CoinText): void {
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    for (const { text: words, size, y } of linesOf(text)) {
      context.font = `800 ${size}px ${FONT}`;
      const fitted = Math.min(size, (size * this.#width) / context.measureText(words).width);
      context.font = `800 ${fitted}px ${FONT}`;
      const at = [words, WIDTH / 2, HEIGHT / 2 + y] as const;
      if (text.prize === undefined) {
        context.fillStyle = '#FFF3C0';
        context.fillText(at[0], at[1], at[2] + 1);
        context.fillStyle = this.#dark;
      } else {
        context.strokeStyle = '#000000A0';
        context.lineWidth = 3;
        context.strokeText(...at);
        context.fillStyle = '#FFFFFF';
      }
      context.fillText(...at);
    }
  }
}
