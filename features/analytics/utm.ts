import { UTM, UtmValue } from '#protocol/entities/analytics.ts';
import type { Occurrence } from './analytics.ts';

type Utm = Extract<Occurrence, { Name: 'utm' }>['Utm'];

const SEEN = 'menagerie.utm';

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

/** Whether the campaign was told before in this visit; the first call says no. A browser that keeps nothing says yes. */
export function isUtmTold(): boolean {
  try {
    if (sessionStorage.getItem(SEEN) !== null) return true;
    sessionStorage.setItem(SEEN, '1');
    return false;
  } catch {
    return true;
  }
}
