import type { ReactNode } from 'react';
import { GIFT_EFFECTS } from '#protocol/rules/gift.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { skeletons } from './GiftOffers.css.ts';

/** The sheet while prices and quota load. */
export function GiftSkeleton(): ReactNode {
  return (
    <Stack gap={3}>
      <Skeleton height="3rem" shape="box" width="100%" />
      <div className={skeletons}>
        {GIFT_EFFECTS.map((item) => (
          <Skeleton height="9rem" key={item} shape="box" width="100%" />
        ))}
      </div>
      <Skeleton height="9rem" shape="box" width="100%" />
    </Stack>
  );
}
