import { abuseBreaks } from './abuse.ts';
import { availabilityBreaks } from './availability.ts';
import type { Break, TableBreaks } from './break.ts';
import { deviceBreaks } from './devices.ts';
import { rowID } from './rows.ts';
import { signInBreaks } from './signIn.ts';
import { supplyChainBreaks } from './supplyChain.ts';
import { trailBreaks } from './trail.ts';

const tables: readonly TableBreaks[] = [
  signInBreaks,
  abuseBreaks,
  availabilityBreaks,
  supplyChainBreaks,
  trailBreaks,
  deviceBreaks,
];

/** The breaks of all tables, by the ids of their rows. */
export const breaksByRow: ReadonlyMap<string, readonly Break[]> = new Map(
  tables.flatMap((table) => Object.entries(table).map(([against, breaks]) => [rowID(against), breaks] as const)),
);
