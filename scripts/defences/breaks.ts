import { abuseBreaks } from './abuse.ts';
import { availabilityBreaks } from './availability.ts';
import type { Break, TableBreaks } from './break.ts';
import { credentialBreaks } from './credentials.ts';
import { deviceBreaks } from './devices.ts';
import { freeGoldBreaks } from './freeGold.ts';
import { gameProviderBreaks } from './gameProviders.ts';
import { goldOutflowBreaks } from './goldOutflows.ts';
import { liveBreaks } from './live.ts';
import { passkeyBreaks } from './passkeys.ts';
import { paymentBreaks } from './payments.ts';
import { redeemCodeBreaks } from './redeemCodes.ts';
import { rowID } from './rows.ts';
import { signInBreaks } from './signIn.ts';
import { supplyChainBreaks } from './supplyChain.ts';
import { textBreaks } from './texts.ts';
import { trailBreaks } from './trail.ts';

const tables: readonly TableBreaks[] = [
  signInBreaks,
  credentialBreaks,
  abuseBreaks,
  freeGoldBreaks,
  goldOutflowBreaks,
  textBreaks,
  availabilityBreaks,
  supplyChainBreaks,
  trailBreaks,
  deviceBreaks,
  passkeyBreaks,
  gameProviderBreaks,
  liveBreaks,
  paymentBreaks,
  redeemCodeBreaks,
];

/** The breaks of all tables by row id. */
export const breaksByRow: ReadonlyMap<string, readonly Break[]> = new Map(
  tables.flatMap((table) => Object.entries(table).map(([against, breaks]) => [rowID(against), breaks] as const)),
);
