import { parseArgs } from 'node:util';
import { taipeiDaySpan } from '#domain/taipei.ts';
import { UsageError } from './command.ts';

type Options = Readonly<Record<string, 'string' | 'boolean'>>;
type Values<Given extends Options> = {
  readonly [Name in keyof Given]?: Given[Name] extends 'boolean' ? boolean : string;
};

/**
 * Reads the words after a verb.
 * @param options each option and whether a value follows it
 * @throws UsageError for an unknown option
 */
export function readWords<const Given extends Options>(
  words: readonly string[],
  options: Given,
): { readonly values: Values<Given>; readonly rest: readonly string[] } {
  const config = Object.fromEntries(Object.entries(options).map(([name, type]) => [name, { type }]));
  try {
    const parsed = parseArgs({
      args: [...words],
      options: config,
      allowPositionals: true,
    });
    return { values: parsed.values as Values<Given>, rest: parsed.positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'the words are wrong');
  }
}

/**
 * Returns the only word after a verb and its options.
 * @throws UsageError with `missing` if there is no word, or if there are several
 */
export function readOnlyWord(rest: readonly string[], missing: string): string {
  const [word, ...more] = rest;
  if (word === undefined || more.length > 0) throw new UsageError(missing);
  return word;
}

/**
 * Reads a whole number.
 * @throws UsageError with its name if it is not a number or outside its bounds
 */
export function readNumber(name: string, text: string | undefined, least: number, most: number): number {
  const number = text === undefined || !/^\d+$/.test(text) ? Number.NaN : Number(text);
  if (!(number >= least && number <= most))
    throw new UsageError(`${name} must be a whole number from ${least} to ${most}`);
  return number;
}

const REASON_MAX = 200;

/** Reads the reason of a change. @throws UsageError if it is empty or too long */
export function readReason(text = ''): string {
  const reason = text.trim();
  if (reason === '' || reason.length > REASON_MAX) throw new UsageError(`--reason needs 1 to ${REASON_MAX} letters`);
  return reason;
}

const TAIPEI_TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d$/;
const ABSOLUTE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Reads a time. `2026-11-22T03:00` is in Taipei, and any other form has an offset.
 * @returns ISO 8601 in UTC with milliseconds
 * @throws UsageError with its name if it is not a time
 */
export function readTime(name: string, text: string): string {
  const time = TAIPEI_TIME.test(text)
    ? Date.parse(`${text.replace(' ', 'T')}:00+08:00`)
    : ABSOLUTE_TIME.test(text)
      ? Date.parse(text)
      : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError(`${name} must be a time such as 2026-11-22T03:00 (Taipei)`);
  return new Date(time).toISOString();
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Reads a day in Taipei, such as `2026-11-29`.
 * @returns its span, as a condition on a column of times
 * @throws UsageError with its name if it is not a day
 */
export function readDay(name: string, text: string): ReturnType<typeof taipeiDaySpan> {
  const noon = DAY.test(text) ? Date.parse(`${text}T12:00:00+08:00`) : Number.NaN;
  if (Number.isNaN(noon)) throw new UsageError(`${name} must be a day such as 2026-11-29 (Taipei)`);
  return taipeiDaySpan(noon);
}
