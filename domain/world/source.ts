import { Faker, zh_TW } from '@faker-js/faker';

const SEED = 20_261_120;
/** The base of faker's own dates. The world's times are relative to the moment of seeding instead. */
const REFERENCE = '2026-11-01T00:00:00.000Z';

/** The random source of a demo world. The same seed gives the same world on every backend. */
export interface WorldSource {
  readonly faker: Faker;
  /** The moment of seeding, milliseconds. */
  readonly now: number;
  /** ISO text of a moment before now. */
  readonly ago: (milliseconds: number) => string;
}

/** @param salt separates the parts of the world, so that more draws in one part do not change another part */
export function createWorldSource(now: number, salt = 0): WorldSource {
  const faker = new Faker({ locale: [zh_TW] });
  faker.seed(SEED + salt);
  faker.setDefaultRefDate(REFERENCE);
  return { faker, now, ago: (milliseconds) => new Date(now - milliseconds).toISOString() };
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
