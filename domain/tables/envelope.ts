import * as z from 'zod/mini';
import { counted, json, key, personal, plain, table } from '#store/table.ts';

export const envelopeTables = {
  envelopes: table({
    columns: {
      RedEnvelopeID: key('text'),
      SenderID: key('player'),
      /** The players who may take a share: `public`, `club:<id>` or `player:<id>`. */
      Audience: key('text'),
      ChannelType: plain('integer'),
      Title: personal('text'),
      Content: personal('text'),
      Amount: counted('integer'),
      Quantity: counted('integer'),
      Method: plain('integer'),
      /** The shares in the order of taking, drawn at the start. */
      Shares: counted(json(z.array(z.int()))),
      /** The number of taken shares, and their gold. */
      Claimed: counted('integer'),
      ClaimedAmount: counted('integer'),
      Status: plain('integer'),
      CreateTime: plain('text'),
      ExpireTime: plain('text'),
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
    columns: {
      RedEnvelopeID: key('text', { references: 'envelopes' }),
      PlayerID: key('player'),
      Amount: counted('integer'),
      CreateTime: plain('text'),
    },
    key: ['RedEnvelopeID', 'PlayerID'],
    indexes: [['PlayerID', 'CreateTime']],
  }),
} as const;
