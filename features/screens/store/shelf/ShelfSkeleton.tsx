import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { GOODS_TYPE, type GoodsType } from '#protocol/entities/order.ts';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import * as css from '../Store.css.ts';
import { packPicture } from './packPicture.ts';

/** Six cards with their pictures, as high as the packs. The pictures are known before the goods, so that they do not arrive after them. */
export function ShelfSkeleton({ type = GOODS_TYPE.gold }: { type?: GoodsType }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <SkeletonGroup label={formatMessage({ id: 'frame.loading', defaultMessage: '載入中' })}>
      <div className={css.shelf}>
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <div className={css.cardSkeleton} key={place}>
            <Skeleton height="15rem" shape="box" width="100%" />
            <img alt="" className={css.pictureSkeleton} height={72} src={packPicture(type, place)} width={72} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
