import type { HonorRecord } from '#protocol/entities/honor.ts';

/** The multiple of the bet that a round paid, or 0 without a bet. */
export const multipleOf = ({ Win, Bet }: Pick<HonorRecord, 'Win' | 'Bet'>): number => (Bet > 0 ? Win / Bet : 0);

const TAIPEI_OFFSET_MS = 8 * 60 * 60 * 1000;

/** The day of a record in Taipei, with dots: `2026.11.18` (specification 2 §2). */
export const dottedDay = (time: string): string =>
  new Date(Date.parse(time) + TAIPEI_OFFSET_MS).toISOString().slice(0, 10).replaceAll('-', '.');

/**
 * The record with the largest multiple.
 *
 * @returns undefined for an empty list
 */
export const bestOf = <One extends Pick<HonorRecord, 'Win' | 'Bet'>>(records: readonly One[]): One | undefined =>
  records.toSorted((one, other) => multipleOf(other) - multipleOf(one))[0];

export const HONOR_ORDERS = ['date', 'win', 'multiple'] as const;
export type HonorOrder = (typeof HONOR_ORDERS)[number];

const by: Readonly<Record<HonorOrder, (one: HonorRecord, other: HonorRecord) => number>> = {
  date: (one, other) => other.CreateTime.localeCompare(one.CreateTime),
  win: (one, other) => other.Win - one.Win,
  multiple: (one, other) => multipleOf(other) - multipleOf(one),
};

/** Sorts the records, the newest or the largest first. */
export const orderHonors = (records: readonly HonorRecord[], order: HonorOrder): readonly HonorRecord[] =>
  records.toSorted(by[order]);
