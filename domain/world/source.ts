import { Faker, zh_TW } from '@faker-js/faker';

const SEED = 20_261_120;
/** What faker's own dates are measured from; the world's times are measured from the moment of seeding instead. */
const REFERENCE = '2026-11-01T00:00:00.000Z';

/** Where a demo world's chances come from: the same seed, hence the same world, everywhere. */
export interface WorldSource {
  readonly faker: Faker;
  /** The moment of seeding, milliseconds. */
  readonly now: number;
  /** ISO text of a moment before now. */
  readonly ago: (milliseconds: number) => string;
}

/**
 * @param salt tells one part of the world from another, so that a part that draws more changes no other
 */
export function createWorldSource(now: number, salt = 0): WorldSource {
  const faker = new Faker({ locale: [zh_TW] });
  faker.seed(SEED + salt);
  faker.setDefaultRefDate(REFERENCE);
  return { faker, now, ago: (milliseconds) => new Date(now - milliseconds).toISOString() };
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
