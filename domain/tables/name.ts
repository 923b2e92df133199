import { key, personal, plain, table } from '#store/table.ts';

/** The skeletons of names, so that no two names look the same. */
export const nameTables = {
  nameSkeletons: table({
    columns: {
      /** One of `NameKind`. */
      Kind: plain('text'),
      /** The skeleton. If the name looked like an earlier one when this table was filled, it is marked to be unique: `~skeleton~owner`. */
      Skeleton: personal('text'),
      /** Id of the player, club or alliance. */
      OwnerID: key('text'),
    },
    key: ['Kind', 'Skeleton'],
    indexes: [['OwnerID']],
  }),
} as const;
