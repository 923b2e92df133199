import { counted, key, plain, table } from '#store/table.ts';

export const ledgerTables = {
  accounts: table({
    columns: {
      /** `player:<id>`, or `house:<what>`. A house account may fall below zero. */
      Owner: key('text'),
      ItemID: key('integer'),
      Balance: counted('integer'),
      /** The position of the account's newest entry. */
      Position: key('integer'),
    },
    key: ['Owner', 'ItemID'],
  }),
  transfers: table({
    columns: {
      ID: key('text'),
      Fingerprint: key('text'),
      Reason: plain('text'),
      Source: plain('text'),
      /** `posted` or `failed`. A failed id stays failed. */
      Status: plain('text'),
      FailureCode: plain('integer'),
      /** Empty unless this transfer reverses another one. */
      Reverses: key('text', { references: 'transfers' }),
      CreateTime: plain('text'),
    },
    key: ['ID'],
    indexes: [['Reverses']],
  }),
  entries: table({
    columns: {
      TransferID: key('text', { references: 'transfers' }),
      Line: key('integer'),
      Owner: key('text'),
      ItemID: key('integer'),
      Amount: counted('integer'),
      BeforeAmount: counted('integer'),
      AfterAmount: counted('integer'),
      CreateTime: plain('text'),
      /**
       * The position among the entries of its account: microseconds since 1970, or the position of the previous entry plus one if that is
       * greater.
       */
      Position: key('integer'),
    },
    key: ['TransferID', 'Line'],
    // The index includes the time and the amount, so that the count of a page and the sums of a day need only the index.
    indexes: [['Owner', 'ItemID', 'Position', 'CreateTime', 'Amount']],
  }),
} as const;
