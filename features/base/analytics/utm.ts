import * as z from 'zod/mini';
import { UTM, UtmValue } from '#protocol/entities/analytics.ts';
import { tabStorage } from '../settings/index.ts';
import type { Occurrence } from './occurrence.ts';

type Utm = Extract<Occurrence, { Name: 'utm' }>['Utm'];

const TOLD = 'menagerie.utm';

/**
 * The campaign by which this visit came (specification 1 §2); a value that is none is left out.
 * @param search the address's query
 */
export function utmOf(search: string): Utm | undefined {
  const query = new URLSearchParams(search);
  const utm: Utm = {};
  for (const name of UTM) {
    const value = UtmValue.safeParse(query.get(`utm_${name.toLowerCase()}`)?.trim());
    if (value.success && value.data !== '') utm[name] = value.data;
  }
  return Object.keys(utm).length === 0 ? undefined : utm;
}

/** Pages that have told of their campaign, though it may not have left. */
const told = new WeakSet<object>();

/** Whether the campaign was sent before in this visit; the first call returns false. */
export function isUtmTold(analytics: object): boolean {
  if (told.has(analytics) || tabStorage.read(TOLD, z.number()) !== undefined) return true;
  told.add(analytics);
  return false;
}

/** Remembers over a reload that the campaign was sent, for visitors who agreed to that. */
export const saveUtmTold = (): void => void tabStorage.write(TOLD, 1);
