import * as z from 'zod/mini';
import { json, key, personal, plain, table } from '#store/table.ts';

/** What happened to accounts, sessions and the service's locks. */
export const securityTables = {
  securityEvents: table({
    columns: {
      EventID: key('text'),
      /** One of `SECURITY_EVENTS`. */
      Kind: plain('text'),
      /** Empty where nobody was signed in, and once the account is deleted. */
      PlayerID: key('player'),
      /** A keyed hash of the address; empty where it is not known, and once the account is deleted. */
      AddressHash: personal('text'),
      /** What the kind carries. */
      Detail: plain(json(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])))),
      CreateTime: plain('text'),
    },
    key: ['EventID'],
    indexes: [['CreateTime'], ['PlayerID', 'CreateTime'], ['Kind', 'CreateTime']],
  }),
  /** Phones and identities of deleted players whose pause goes on. */
  exclusions: table({
    columns: {
      /** A keyed hash of the phone or the identity. */
      WayHash: personal('text'),
      Expires: plain('text'),
      /** Whether the pause was for good, which the answer tells without an end. */
      IsForGood: plain('boolean'),
    },
    key: ['WayHash'],
    indexes: [['Expires']],
  }),
} as const;
