import type { FishFile } from '#games/maths/fish/schema.ts';
import { type ControlTexts, filled, type GameTexts, type Language, Texts, type Values } from '../../texts/texts.ts';
import type ofFish from './zh_tw.json';

type FishWords = typeof ofFish;
export type FishKey = keyof FishWords;

const FILES: Readonly<Record<Language, () => Promise<{ readonly default: FishWords }>>> = {
  zh_tw: () => import('./zh_tw.json'),
  id_id: () => import('./id_id.json'),
  vi_vn: () => import('./vi_vn.json'),
};

export async function loadFishWords(language: Language): Promise<FishWords> {
  return (await FILES[language]()).default;
}

type Fish = FishFile['fish'][number];

/** The texts of a fishing room, with those of the controls of every game. */
export class FishTexts extends Texts {
  readonly #words: FishWords;

  constructor(language: Language, controls: ControlTexts, words: FishWords, game: GameTexts) {
    super(language, controls, game);
    this.#words = words;
  }

  fish(key: FishKey, values: Values = {}): string {
    return filled(this.#words[key], values);
  }

  nameOf(fish: string): string {
    return this.game(`fish.${fish}`);
  }

  pool(name: string): string {
    return this.game(`pool.${name}`);
  }

  /** The multiples of a fish: ×60, or ×60–100. */
  multiplesOf(fish: Fish | undefined): string {
    const [least, most] = rangeOf(fish);
    return least === most
      ? this.fish('multiple', { multiple: this.number(most) })
      : this.fish('multiples', { from: this.number(least), to: this.number(most) });
  }

  /** A fish and its multiples, for a screen reader. */
  said(fish: Fish | undefined): string {
    const [least, most] = rangeOf(fish);
    const name = this.nameOf(fish?.code ?? '');
    return least === most
      ? this.fish('said', { fish: name, multiple: this.number(most) })
      : this.fish('saidRange', { fish: name, from: this.number(least), to: this.number(most) });
  }

  /** Why a shot was refused, or why the room cannot go on. */
  refusal(code: string): string {
    const key = `refused.${code}`;
    return isKey(this.#words, key) ? this.#words[key] : this.problem(code);
  }
}

/** The least and the greatest multiple of a fish. */
function rangeOf(fish: Fish | undefined): readonly [least: number, most: number] {
  const multiples = fish?.multiples.map(({ multiple }) => multiple) ?? [0];
  return [Math.min(...multiples), Math.max(...multiples)];
}

const isKey = (words: FishWords, key: string): key is FishKey => Object.hasOwn(words, key);
