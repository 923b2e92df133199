import { DAY_MS } from '#protocol/duration.ts';
import { ECONOMY } from '../economy.ts';

/** An account or an invitation is young until this age. */
export const youngSince = (now: number): string => new Date(now - ECONOMY.Passing.YoungDays * DAY_MS).toISOString();

/** Whether an account or an invitation that began at a time is young. */
export const isYoung = (begin: string, now: number): boolean => begin > youngSince(now);
