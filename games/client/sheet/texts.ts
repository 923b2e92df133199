import indonesian from './texts/id_id.json' with { type: 'json' };
import vietnamese from './texts/vi_vn.json' with { type: 'json' };
import chinese from './texts/zh_tw.json' with { type: 'json' };

/** A text of the sheets, of the history and of the loading scene. */
export type SheetTextKey = keyof typeof chinese;
type Values = Readonly<Record<string, string | number>>;

const TEXTS: Readonly<Record<string, Readonly<Record<SheetTextKey, string>>>> = {
  zh_tw: chinese,
  id_id: indonesian,
  vi_vn: vietnamese,
};
const TAGS: Readonly<Record<string, string>> = { zh_tw: 'zh-Hant-TW', id_id: 'id', vi_vn: 'vi' };

/** Texts, numbers and times of the sheets in the player's language. An unknown language is Chinese. */
export class SheetTexts {
  readonly tag: string;
  readonly #texts: Readonly<Record<SheetTextKey, string>>;
  readonly #game: Readonly<Record<string, string>>;

  /** @param game the texts of the game itself, by key */
  constructor(language: string, game: Readonly<Record<string, string>>) {
    this.tag = TAGS[language] ?? 'zh-Hant-TW';
    this.#texts = TEXTS[language] ?? chinese;
    this.#game = game;
  }

  text(key: SheetTextKey, values: Values = {}): string {
    return this.#texts[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  }

  /** A text of the game. Its key if the game has none. */
  game(key: string): string {
    return this.#game[key] ?? key;
  }

  number(value: number, digits = 0): string {
    return new Intl.NumberFormat(this.tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      value,
    );
  }

  /** A number without zeros behind its point. */
  short(value: number): string {
    return new Intl.NumberFormat(this.tag, { maximumFractionDigits: 2 }).format(value);
  }

  /** A large number in words: 1億. */
  compact(value: number): string {
    return new Intl.NumberFormat(this.tag, { notation: 'compact' }).format(value);
  }

  percent(share: number, digits = 2): string {
    return this.number(share * 100, digits);
  }

  time(iso: string): string {
    return new Intl.DateTimeFormat(this.tag, {
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hour12: false,
    }).format(new Date(iso));
  }
}
