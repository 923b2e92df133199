import { createTables } from '#store/sql/migration.ts';

/** The tables of domain/tables/envelope.ts. */
export const envelope = createTables('0006-envelope', {
  envelopes: {
    columns: {
      RedEnvelopeID: 'text',
      SenderID: 'text',
      Audience: 'text',
      ChannelType: 'integer',
      Title: 'text',
      Content: 'text',
      Amount: 'integer',
      Quantity: 'integer',
      Method: 'integer',
      Shares: 'json',
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
    wide: true,
  },
  envelopeClaims: {
    columns: { RedEnvelopeID: 'text', PlayerID: 'text', Amount: 'integer', CreateTime: 'text' },
    key: ['RedEnvelopeID', 'PlayerID'],
    indexes: [['PlayerID', 'CreateTime']],
  },
});
