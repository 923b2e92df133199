import * as z from 'zod/mini';
import { json, key, personal, plain, table } from '#store/table.ts';

export const securityTables = {
  securityEvents: table({
    columns: {
      EventID: key('text'),
      Kind: plain('text'),
      /** Empty without a session, and after the account is deleted. */
      PlayerID: key('player'),
      /** A keyed hash of the address. Empty if unknown, and after the account is deleted. */
      AddressHash: personal('text'),
      Detail: plain(json(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])))),
      CreateTime: plain('text'),
    },
    key: ['EventID'],
    indexes: [['CreateTime'], ['PlayerID', 'CreateTime'], ['Kind', 'CreateTime']],
  }),
  /** Phones and identities of deleted players whose pause continues. */
  exclusions: table({
    columns: {
      /** A keyed hash of the phone or the identity. */
      WayHash: personal('text'),
      Expires: plain('text'),
      /** Whether the pause was permanent. The answer then has no end. */
      IsForGood: plain('boolean'),
    },
    key: ['WayHash'],
    indexes: [['Expires']],
  }),
} as const;
