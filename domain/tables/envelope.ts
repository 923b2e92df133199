import * as z from 'zod/mini';
import { json, table } from '../table.ts';

/** Red envelopes and who took from them. */
export const envelopeTables = {
  envelopes: table({
    columns: {
      RedEnvelopeID: 'text',
      SenderID: 'text',
      /** Who may take from it: `public`, `club:<id>` or `player:<id>`. */
      Audience: 'text',
      ChannelType: 'integer',
      Title: 'text',
      Content: 'text',
      Amount: 'integer',
      Quantity: 'integer',
      Method: 'integer',
      /** The shares in the order they are taken, drawn when it was made. */
      Shares: json(z.array(z.int())),
      /** How many were taken, and their gold. */
      Claimed: 'integer',
      ClaimedAmount: 'integer',
      Status: 'integer',
      CreateTime: 'text',
      ExpireTime: 'text',
    },
    key: ['RedEnvelopeID'],
    indexes: [
      ['Audience', 'CreateTime'],
      ['Audience', 'Amount'],
      ['SenderID', 'CreateTime'],
      ['Status', 'ExpireTime'],
    ],
  }),
  envelopeClaims: table({
    columns: { RedEnvelopeID: 'text', PlayerID: 'text', Amount: 'integer', CreateTime: 'text' },
    key: ['RedEnvelopeID', 'PlayerID'],
    indexes: [['PlayerID', 'CreateTime']],
  }),
} as const;
