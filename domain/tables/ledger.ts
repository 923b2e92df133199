import { table } from '../table.ts';

/** The double-entry ledger. */
export const ledgerTables = {
  accounts: table({
    columns: {
      /** `player:<id>`, or `house:<what>` (may go below zero). */
      Owner: 'text',
      ItemID: 'integer',
      Balance: 'integer',
      /** The position of its newest entry. */
      Position: 'integer',
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
      /** Its place among the entries of its account: microseconds since 1970, or one more than the one before it where that is later. */
      Position: 'integer',
    },
    key: ['TransferID', 'Line'],
    // With the time and the amount, so that a page's count and a day's sums are read of the index alone.
    indexes: [['Owner', 'ItemID', 'Position', 'CreateTime', 'Amount']],
  }),
} as const;
