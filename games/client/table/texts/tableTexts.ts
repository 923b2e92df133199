import { type ControlTexts, filled, type GameTexts, type Language, Texts, type Values } from '../../texts/texts.ts';
import type ofTables from './zh_tw.json';

type TableWords = typeof ofTables;
export type TableKey = keyof TableWords;

const FILES: Readonly<Record<Language, () => Promise<{ readonly default: TableWords }>>> = {
  zh_tw: () => import('./zh_tw.json'),
  id_id: () => import('./id_id.json'),
  vi_vn: () => import('./vi_vn.json'),
};

export async function loadTableWords(language: Language): Promise<TableWords> {
  return (await FILES[language]()).default;
}

/** Twentieths of the stake in one stake. */
const STAKE = 20;

/** The texts of a table, with those of the controls of every game. */
export class TableTexts extends Texts {
  readonly #words: TableWords;

  constructor(language: Language, controls: ControlTexts, words: TableWords, game: GameTexts) {
    super(language, controls, game);
    this.#words = words;
  }

  table(key: TableKey, values: Values = {}): string {
    return filled(this.#words[key], values);
  }

  place(place: string): string {
    return this.game(`place.${place}`);
  }

  /** The odds of a place. @param pays in twentieths of the stake, the least first */
  odds(pays: readonly number[]): string {
    const [least = 0] = pays;
    const most = pays.at(-1) ?? least;
    return least === most
      ? this.table('odds', { pays: this.short(least / STAKE) })
      : this.table('oddsRange', { from: this.short(least / STAKE), to: this.short(most / STAKE) });
  }

  /** Why a bet was refused, or why the table cannot go on. */
  refusal(code: string): string {
    const key = `refused.${code}`;
    return isKey(this.#words, key) ? this.#words[key] : this.problem(code);
  }
}

const isKey = (words: TableWords, key: string): key is TableKey => Object.hasOwn(words, key);
