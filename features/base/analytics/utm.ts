import * as z from 'zod/mini';
import { UTM, UtmValue } from '#protocol/entities/analytics.ts';
import { tabStorage } from '../settings/index.ts';
import type { Occurrence } from './occurrence.ts';

type Utm = Extract<Occurrence, { Name: 'utm' }>['Utm'];

const TOLD = 'menagerie.utm';

/**
 * Reads the campaign of this visit (specification 1 §2). Invalid values are left out.
 *
 * @param search the query of the address
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

const told = new WeakSet<object>();

/** Whether this visit has recorded its campaign. The first call returns false. */
export function isUtmTold(analytics: object): boolean {
  if (told.has(analytics) || tabStorage.read(TOLD, z.number()) !== undefined) return true;
  told.add(analytics);
  return false;
}

/** Stores over a reload that the campaign was sent. Call it only after consent. */
export const saveUtmTold = (): void => void tabStorage.write(TOLD, 1);
