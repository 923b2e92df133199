import { payOfCoin } from '../features/hold.ts';
import { weightOf } from '../draws/Draws.ts';
import type { HoldRule } from '../game/schema.ts';
import { addTo, type Amounts, combined, scaled } from './amounts.ts';
import { ratio } from './Distribution.ts';

/** The pays of a hold and respin, by the coins that start it. */
export interface HoldDistribution {
  rule: HoldRule;
  /** The pays by the number of coins of the base spin, among `total` outcomes each. */
  byCoins: ReadonlyMap<number, Amounts>;
  total: bigint;
  /** The probability of each number of coins at the end, by the number of coins of the base spin. */
  ends: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** The average number of respins, by the number of coins of the base spin. */
  respins: ReadonlyMap<number, number>;
}

/** Ways to go on from a number of held coins. The weights of coins are left out, since their values are counted later. */
interface Course {
  /** The weighted ways by the number of coins at the end, among `all ^ draws`. */
  ends: Map<number, bigint>;
  draws: number;
  respins: number;
}

function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let at = 1; at <= k; at += 1) result = (result * BigInt(n - k + at)) / BigInt(at);
  return result;
}

/** Follows every course of respins: a chain whose states are the coins held and the respins left. */
class RespinChain {
  readonly #rule: HoldRule;
  readonly #cells: number;
  readonly #coins: bigint;
  readonly #blank: bigint;
  readonly #known = new Map<string, Course>();

  constructor(rule: HoldRule, cells: number) {
    this.#rule = rule;
    this.#cells = cells;
    this.#coins = BigInt(weightOf(rule.coins));
    this.#blank = BigInt(rule.blank);
  }

  /** The sum of all weights of a cell. */
  get all(): bigint {
    return this.#coins + this.#blank;
  }

  from(held: number, left = this.#rule.respins): Course {
    const key = `${held} ${left}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const course = held === this.#cells || left === 0 ? ended(held) : this.#respin(held, left);
    this.#known.set(key, course);
    return course;
  }

  #respin(held: number, left: number): Course {
    const free = this.#cells - held;
    const courses = Array.from({ length: free + 1 }, (_, landed) => ({
      landed,
      weight: choose(free, landed) * this.#blank ** BigInt(free - landed),
      next: landed === 0 ? this.from(held, left - 1) : this.from(held + landed),
    }));
    const draws = Math.max(...courses.map(({ next }) => next.draws));
    const ends = new Map<number, bigint>();
    let respins = 1;
    for (const { landed, weight, next } of courses) {
      addTo(ends, scaled(next.ends, weight * this.all ** BigInt(draws - next.draws)));
      respins += next.respins * ratio(weight * this.#coins ** BigInt(landed), this.all ** BigInt(free));
    }
    return { ends, draws: free + draws, respins };
  }
}

const ended = (held: number): Course => ({ ends: new Map([[held, 1n]]), draws: 0, respins: 0 });

/**
 * The exact distribution of the pay of a hold and respin.
 *
 * @param cells of the window
 * @param cap larger pays count as the cap
 */
export function holdDistribution(rule: HoldRule, cells: number, cap: number): HoldDistribution {
  const chain = new RespinChain(rule, cells);
  const coinWeight = BigInt(weightOf(rule.coins));
  const one = new Map<number, bigint>();
  for (const coin of rule.coins) addTo(one, new Map([[Math.min(payOfCoin(rule, coin), cap), BigInt(coin.weight)]]));
  const values: Amounts[] = [new Map([[0, 1n]])];
  for (let coins = 1; coins <= cells; coins += 1) values.push(combined(values[coins - 1] ?? new Map(), one, cap));
  const { multiple = 1, prize } = rule.full ?? {};
  const full = new Map<number, bigint>();
  for (const [pay, count] of values[cells] ?? [])
    addTo(full, new Map([[Math.min(pay * multiple + (rule.prizes?.[prize ?? ''] ?? 0), cap), count]]));
  values[cells] = full;

  const starts = Array.from({ length: Math.max(0, cells - rule.atLeast + 1) }, (_, at) => rule.atLeast + at);
  const most = Math.max(0, ...starts.map((held) => chain.from(held).draws));
  const byCoins = new Map<number, Amounts>();
  const ends = new Map<number, ReadonlyMap<number, number>>();
  for (const held of starts) {
    const course = chain.from(held);
    const factor = chain.all ** BigInt(most - course.draws) * coinWeight ** BigInt(cells - held);
    const pays = new Map<number, bigint>();
    const chances = new Map<number, number>();
    for (const [coins, ways] of course.ends) {
      addTo(pays, scaled(values[coins] ?? new Map(), ways * factor));
      chances.set(coins, ratio(ways * coinWeight ** BigInt(coins - held), chain.all ** BigInt(course.draws)));
    }
    byCoins.set(held, pays);
    ends.set(held, chances);
  }
  return {
    rule,
    byCoins,
    total: chain.all ** BigInt(most) * coinWeight ** BigInt(cells),
    ends,
    respins: new Map(starts.map((held) => [held, chain.from(held).respins])),
  };
}
