import type { Brand } from '#protocol/brands.ts';
import type { RaceScope, RaceTerms } from '#protocol/entities/race.ts';
import { ECONOMY } from '../../economy.ts';
import { taipeiDay, taipeiMidnight } from '../../taipei.ts';

type Definition = (typeof ECONOMY.Event.Races.List)[number];

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

const minuteOf = (start: string): number => {
  const [hours = 0, minutes = 0] = start.split(':').map(Number);
  return hours * HOUR_MINUTES + minutes;
};

/** The last start of a race until a moment, in milliseconds. Starts repeat from the first start of each day on. */
function lastStart({ Start, EveryMinutes }: Definition, now: number): number {
  const every = EveryMinutes * MINUTE_MS;
  const first = taipeiMidnight(now) + minuteOf(Start) * MINUTE_MS;
  return first + Math.floor((now - first) / every) * every;
}

/** `20261130-2000` for a start in Taipei. */
function stampOf(start: number): string {
  const minutes = Math.round((start - taipeiMidnight(start)) / MINUTE_MS);
  const clock = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${taipeiDay(start).replaceAll('-', '')}-${clock.join('')}`;
}

function termsOf(definition: Definition, start: number, brand: Pick<Brand, 'ID'>): RaceTerms {
  const { RaceID, Scope, Entry, Rounds, Minutes, Prizes } = definition;
  const own = Scope.Kind === 'brand' ? `-${brand.ID}` : '';
  const end = start + Minutes * MINUTE_MS;
  return {
    BattleID: `race-${RaceID}${own}-${stampOf(start)}`,
    Scope: scopeOf(Scope, brand),
    Entry,
    Rounds,
    StartTime: new Date(start).toISOString(),
    EndTime: new Date(end).toISOString(),
    FinalTime: new Date(end + ECONOMY.Event.Races.GraceMinutes * MINUTE_MS).toISOString(),
    Prizes: Prizes.map(({ To, Gold }, at) => ({ From: (Prizes[at - 1]?.To ?? 0) + 1, To, Gold })),
  };
}

const scopeOf = (scope: Definition['Scope'], { ID }: Pick<Brand, 'ID'>): RaceScope =>
  scope.Kind === 'brand' ? { Kind: 'brand', Brand: ID } : scope;

/** A race of the schedule with the race before it and the race after it. */
export interface Scheduled {
  readonly before: RaceTerms;
  /** The race that began last. */
  readonly latest: RaceTerms;
  readonly next: RaceTerms;
}

/** The races around a moment that a brand shows, in the order of the economy's numbers. */
export const scheduleAt = (now: number, brand: Pick<Brand, 'ID'>): readonly Scheduled[] =>
  ECONOMY.Event.Races.List.map((definition) => {
    const start = lastStart(definition, now);
    const every = definition.EveryMinutes * MINUTE_MS;
    return {
      before: termsOf(definition, start - every, brand),
      latest: termsOf(definition, start, brand),
      next: termsOf(definition, start + every, brand),
    };
  });

/** The races of a brand that take players and stakes at a moment. */
export const racesOpenAt = (now: number, brand: Pick<Brand, 'ID'>): readonly RaceTerms[] => {
  const nowText = new Date(now).toISOString();
  return scheduleAt(now, brand).flatMap(({ latest }) => (nowText < latest.EndTime ? [latest] : []));
};

/** Whether a round that ends at a moment can count in any race. */
export const isRaceTime = (now: number): boolean => {
  const nowText = new Date(now).toISOString();
  // The brand does not change the times.
  return scheduleAt(now, { ID: '' }).some(({ latest }) => nowText <= latest.FinalTime);
};
