import { table } from '../table.ts';

/** What the bank book finds entries of the ledger by, beside owner and item. */
export const bankTables = {
  /** The entries of players in transfers whose reason or source is a gift. */
  giftEntries: table({
    columns: {
      TransferID: 'text',
      Line: 'integer',
      Owner: 'text',
      ItemID: 'integer',
      CreateTime: 'text',
      /** The entry's. */
      Position: 'integer',
    },
    key: ['TransferID', 'Line'],
    indexes: [['Owner', 'Position', 'CreateTime']],
  }),
} as const;
