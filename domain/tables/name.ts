import { key, personal, plain, table } from '#store/table.ts';

/** What names look like, so that no two look the same. */
export const nameTables = {
  nameSkeletons: table({
    columns: {
      /** One of `NameKind`. */
      Kind: plain('text'),
      /** Of a name that looked like an earlier one when this table was filled, marked so that it is unique: `~skeleton~owner`. */
      Skeleton: personal('text'),
      /** Id of the player, club or alliance. */
      OwnerID: key('text'),
    },
    key: ['Kind', 'Skeleton'],
    indexes: [['OwnerID']],
  }),
} as const;
