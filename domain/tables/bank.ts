import { key, plain, table } from '#store/table.ts';

/** What the bank book finds entries of the ledger by, beside owner and item. */
export const bankTables = {
  /** The entries of players in transfers whose reason or source is a gift. */
  giftEntries: table({
    columns: {
      TransferID: key('text'),
      Line: key('integer'),
      Owner: key('text'),
      ItemID: key('integer'),
      CreateTime: plain('text'),
      /** The entry's. */
      Position: key('integer'),
    },
    key: ['TransferID', 'Line'],
    indexes: [['Owner', 'Position', 'CreateTime']],
  }),
} as const;
