import { key, plain, table } from '#store/table.ts';

/** An index of ledger entries for the bank book, besides owner and item. */
export const bankTables = {
  /** The entries of players in transfers whose reason or source is a gift. */
  giftEntries: table({
    columns: {
      TransferID: key('text', { references: 'transfers' }),
      Line: key('integer'),
      Owner: key('text'),
      ItemID: key('integer'),
      CreateTime: plain('text'),
      Position: key('integer'),
    },
    key: ['TransferID', 'Line'],
    indexes: [['Owner', 'Position', 'CreateTime']],
  }),
} as const;
