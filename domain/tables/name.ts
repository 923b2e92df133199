import { key, personal, plain, table } from '#store/table.ts';

/** The skeletons of names, so that no two names look the same. */
export const nameTables = {
  nameSkeletons: table({
    columns: {
      Kind: plain('text'),
      /**
       * The skeleton, or a unique mark. If the name looked like an earlier name when this table was filled, the mark is `~skeleton~owner`.
       */
      Skeleton: personal('text'),
      OwnerID: key('text'),
    },
    key: ['Kind', 'Skeleton'],
    indexes: [['OwnerID']],
  }),
} as const;
