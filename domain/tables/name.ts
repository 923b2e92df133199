import { key, personal, plain, table } from '#store/table.ts';

/** The skeletons of names, so that no two names look the same. */
export const nameTables = {
  nameSkeletons: table({
    columns: {
      Kind: plain('text'),
      /** The skeleton. If the name looked like an earlier one when this table was filled, it is marked to be unique: `~skeleton~owner`. */
      Skeleton: personal('text'),
      OwnerID: key('text'),
    },
    key: ['Kind', 'Skeleton'],
    indexes: [['OwnerID']],
  }),
} as const;
