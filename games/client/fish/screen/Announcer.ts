import type { ShotResult } from '#games/api/index.ts';
import type { FishFile } from '#games/maths/fish/schema.ts';
import type { Clock } from '../../Game.ts';
import { element } from '../../hud/element.ts';
import type { FishTexts } from '../texts/fishTexts.ts';

/** Results are told together after this time, so that a screen reader is not interrupted twice a second. */
const GATHER_MS = 2000;
/** A fish that is chosen with the arrows is told once the player stops at it. */
const CHOICE_MS = 250;

/** Sentences stay in the log, so that a new sentence does not replace an unread sentence. */
const KEPT = 4;

/** Tells a screen reader what happened. Results are gathered. */
export class Announcer {
  readonly root = element('div', { class: 'live', role: 'log' });
  readonly #texts: FishTexts;
  readonly #rules: FishFile;
  readonly #clock: Pick<Clock, 'after'>;
  #results: ShotResult[] = [];
  #chosen = 0;

  constructor(texts: FishTexts, rules: FishFile, clock: Pick<Clock, 'after'>) {
    this.#texts = texts;
    this.#rules = rules;
    this.#clock = clock;
  }

  say(text: string): void {
    this.root.append(element('p', {}, text));
    if (this.root.childElementCount > KEPT) this.root.firstElementChild?.remove();
  }

  chosen(fish: string): void {
    this.#chosen += 1;
    const choice = this.#chosen;
    const found = this.#rules.fish.find(({ code }) => code === fish);
    this.#clock.after(CHOICE_MS, () => {
      if (choice === this.#chosen) this.say(this.#texts.said(found));
    });
  }

  /** An own result. */
  result(result: ShotResult): void {
    this.#results.push(result);
    if (this.#results.length === 1) this.#clock.after(GATHER_MS, () => this.#tell());
  }

  #tell(): void {
    const results = this.#results;
    this.#results = [];
    this.say(sentenceOf(this.#texts, results));
  }
}

function sentenceOf(texts: FishTexts, results: readonly ShotResult[]): string {
  const caught = results.filter(({ Multiple }) => Multiple > 0);
  const coins = texts.coins(results.reduce((sum, { Win }) => sum + Win, 0));
  const [first] = caught;
  const pools = results.flatMap(({ Jackpots }) =>
    Jackpots.map(({ Name, Coins }) => texts.fish('sayPool', { pool: texts.pool(Name), coins: texts.coins(Coins) })),
  );
  const shots = texts.number(results.length);
  const told =
    first === undefined
      ? texts.fish('sayNone', { shots })
      : caught.length === 1
        ? texts.fish('sayCaught', { fish: texts.nameOf(first.Fish), multiple: texts.number(first.Multiple), coins })
        : texts.fish('sayGathered', { shots, caught: texts.number(caught.length), coins });
  return [...pools, told].join('. ');
}
