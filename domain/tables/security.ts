import * as z from 'zod/mini';
import { json, table } from '../table.ts';

/** What happened to accounts, sessions and the service's locks. */
export const securityTables = {
  securityEvents: table({
    columns: {
      EventID: 'text',
      /** One of `SECURITY_EVENTS`. */
      Kind: 'text',
      /** Empty where nobody was signed in, and once the account is deleted. */
      PlayerID: 'text',
      /** A keyed hash of the address; empty where it is not known, and once the account is deleted. */
      AddressHash: 'text',
      /** What the kind carries. */
      Detail: json(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
      CreateTime: 'text',
    },
    key: ['EventID'],
    indexes: [['CreateTime'], ['PlayerID', 'CreateTime'], ['Kind', 'CreateTime']],
  }),
} as const;
