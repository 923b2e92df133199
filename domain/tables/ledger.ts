import { table } from '../table.ts';

/** The double-entry ledger. */
export const ledgerTables = {
  accounts: table({
    columns: {
      /** `player:<id>`, or `house:<what>` (may go below zero). */
      Owner: 'text',
      ItemID: 'integer',
      Balance: 'integer',
    },
    key: ['Owner', 'ItemID'],
  }),
  transfers: table({
    columns: {
      ID: 'text',
      Fingerprint: 'text',
      Reason: 'text',
      Source: 'text',
      /** `posted` or `failed`: an id that failed stays failed. */
      Status: 'text',
      FailureCode: 'integer',
      /** The transfer that this one takes back, or empty. */
      Reverses: 'text',
      CreateTime: 'text',
    },
    key: ['ID'],
    indexes: [['Reverses']],
  }),
  entries: table({
    columns: {
      TransferID: 'text',
      Line: 'integer',
      Owner: 'text',
      ItemID: 'integer',
      Amount: 'integer',
      BeforeAmount: 'integer',
      AfterAmount: 'integer',
      CreateTime: 'text',
    },
    key: ['TransferID', 'Line'],
    indexes: [['Owner', 'ItemID', 'CreateTime']],
  }),
} as const;
