import type ofSheets from './sheets/zh_tw.json';
import type ofControls from './zh_tw.json';

/** The texts of the controls of every game, by key. */
export type ControlTexts = typeof ofControls;
export type ControlKey = keyof ControlTexts;
/** The texts of information sheet and history, which load with the first sheet. */
type SheetTextsFile = typeof ofSheets;
export type TextKey = ControlKey | keyof SheetTextsFile;
/** The texts of one game, such as the names of its symbols, by key. */
export type GameTexts = Readonly<Record<string, string>>;

export const LANGUAGES = ['zh_tw', 'id_id', 'vi_vn'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Loads a file for each language. */
type Files<File> = Readonly<Record<Language, () => Promise<{ readonly default: File }>>>;

/** Each language is a file of its own, so that a game loads one. */
const CONTROLS: Files<ControlTexts> = {
  zh_tw: () => import('./zh_tw.json'),
  id_id: () => import('./id_id.json'),
  vi_vn: () => import('./vi_vn.json'),
};
const SHEETS: Files<SheetTextsFile> = {
  zh_tw: () => import('./sheets/zh_tw.json'),
  id_id: () => import('./sheets/id_id.json'),
  vi_vn: () => import('./sheets/vi_vn.json'),
};
/** Language tags for the browser. */
const TAGS: Readonly<Record<Language, string>> = { zh_tw: 'zh-Hant-TW', id_id: 'id', vi_vn: 'vi' };

/** Units on coins, from the largest on. Chinese has a thousand here, which `Intl` leaves out. */
const COIN_UNITS: Readonly<Record<Language, readonly (readonly [size: number, name: string])[]>> = {
  zh_tw: [
    [1e8, '億'],
    [1e4, '萬'],
    [1e3, '千'],
  ],
  id_id: [
    [1e9, '\u00a0M'],
    [1e6, '\u00a0jt'],
    [1e3, '\u00a0rb'],
  ],
  vi_vn: [
    [1e9, '\u00a0T'],
    [1e6, '\u00a0Tr'],
    [1e3, '\u00a0N'],
  ],
};

/** Chinese if the game does not have the language. */
export const languageOf = (name: string): Language => LANGUAGES.find((language) => language === name) ?? 'zh_tw';

export async function loadClientTexts(language: Language): Promise<ControlTexts> {
  return (await CONTROLS[language]()).default;
}

/** Adds the texts of the sheets. */
export async function loadSheetTexts(texts: Texts): Promise<SheetTexts> {
  return texts.withSheets((await SHEETS[texts.language]()).default);
}

/** Binary fractions, such as 10.8 × 10, can lie a little below a whole number. */
const ROUNDING = 1e-6;

/** Values by the names of holes. */
export type Values = Readonly<Record<string, string | number>>;

/** Formats texts and amounts in the player's language. */
export class Texts {
  readonly language: Language;
  readonly tag: string;
  readonly #client: ControlTexts;
  readonly #game: GameTexts;
  readonly #numbers: Intl.NumberFormat;

  constructor(language: Language, client: ControlTexts, game: GameTexts) {
    this.language = language;
    this.tag = TAGS[language];
    this.#client = client;
    this.#game = game;
    this.#numbers = new Intl.NumberFormat(this.tag);
  }

  text(key: ControlKey, values: Values = {}): string {
    return filled(this.#client[key], values);
  }

  withSheets(sheets: SheetTextsFile): SheetTexts {
    return new SheetTexts(this.language, { ...this.#client, ...sheets }, this.#game);
  }

  /** Returns the key if the game has no such text. */
  game(key: string): string {
    return this.#game[key] ?? key;
  }

  /** The game's own words for a text, if it has some. */
  gameOr(key: string, common: ControlKey, values: Values = {}): string {
    return this.ownText(key, values) ?? this.text(common, values);
  }

  /** Undefined if the game has no such text. */
  protected ownText(key: string, values: Values): string | undefined {
    const own = this.#game[key];
    return own === undefined ? undefined : filled(own, values);
  }

  symbol(name: string): string {
    return this.game(`symbol.${name}`);
  }

  /** The text for a refused stake or the end of the game. */
  problem(code: string): string {
    const key = `problem${code}`;
    return this.text(isKey(this.#client, key) ? key : 'problemother');
  }

  coins(amount: number): string {
    return this.#numbers.format(amount);
  }

  number(value: number, digits = 0): string {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat(this.tag, options).format(value);
  }

  /** Without trailing zeros. */
  short(value: number): string {
    return new Intl.NumberFormat(this.tag, { maximumFractionDigits: 2 }).format(value);
  }

  /** As a large unit: 1億. */
  compact(value: number): string {
    return new Intl.NumberFormat(this.tag, { notation: 'compact' }).format(value);
  }

  /** Coins in a large unit, such as 4千, if that is exact with two digits; otherwise all digits. */
  coinValue(coins: number): string {
    const unit = this.#unitOf(coins);
    if (unit === undefined || !Number.isInteger((coins / unit[0]) * 100)) return this.coins(coins);
    return `${this.short(coins / unit[0])}${unit[1]}`;
  }

  /** The largest unit that is not above an amount. */
  #unitOf(coins: number): readonly [size: number, name: string] | undefined {
    return COIN_UNITS[this.language].find(([size]) => coins >= size);
  }

  /** In percent, without the sign. */
  percent(share: number, digits = 2): string {
    return this.number(share * 100, digits);
  }

  /** Day and time, to the second. */
  time(iso: string): string {
    const options = {
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hour12: false,
    } as const;
    return new Intl.DateTimeFormat(this.tag, options).format(new Date(iso));
  }

  /** Day and time, to the minute. */
  minute(iso: string): string {
    const options = { month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false } as const;
    return new Intl.DateTimeFormat(this.tag, options).format(new Date(iso));
  }

  signed(amount: number): string {
    return amount > 0 ? `+${this.coins(amount)}` : this.coins(amount);
  }

  /** A win is a number of tenths of the stake, so one digit tells it exactly. Those of a jackpot round down. */
  multiple(times: number): string {
    return `×${this.#numbers.format(Math.floor(times * 10 + ROUNDING) / 10)}`;
  }
}

/** The texts of a game with those of its sheets. */
export class SheetTexts extends Texts {
  readonly #all: ControlTexts & SheetTextsFile;

  constructor(language: Language, client: ControlTexts & SheetTextsFile, game: GameTexts) {
    super(language, client, game);
    this.#all = client;
  }

  override text(key: TextKey, values: Values = {}): string {
    return filled(this.#all[key], values);
  }

  override gameOr(key: string, common: TextKey, values: Values = {}): string {
    return this.ownText(key, values) ?? this.text(common, values);
  }
}

/** Puts values into the holes of a text. */
export const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const isKey = (texts: ControlTexts, key: string): key is ControlKey => Object.hasOwn(texts, key);
