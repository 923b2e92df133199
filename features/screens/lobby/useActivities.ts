import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { BannerId } from '#art/index.ts';
import type { Ad } from '#protocol/entities/ad.ts';
import { useMediaQuery, WIDE } from '#ui/layout/useMediaQuery.ts';
import { useLocaleID, useOpenParts } from '../../base/settings/index.ts';

import { isOfferedBanner } from './activityMessages.ts';

/** Events of the list 13630 whose banner is a text and an item, since no drawing exists for them. */
export type BannerEvent = 'comeback' | 'specialReward' | 'mission';

/** A banner of the lobby: a drawing of the product, an event, or an ad with its own picture. */
export type Activity = { readonly key: string } & (
  | { readonly drawing: BannerId; readonly ad?: undefined; readonly event?: undefined }
  | { readonly drawing?: BannerId; readonly ad: Ad; readonly event?: undefined }
  | { readonly drawing?: undefined; readonly ad?: undefined; readonly event: BannerEvent }
);

/** The number of banners that are visible without paging: one, and on a wide screen two beside it. */
const SEEN = 1;
const SEEN_WIDE = 3;

export const drawn = (drawing: BannerId): Activity => ({ key: drawing, drawing });

interface Activities {
  readonly activities: readonly Activity[];
  readonly keep: (known: readonly Activity[]) => void;
}

/**
 * The banners of the lobby: the list of the service; before it loads, and if it is empty, the brand's own. A visible banner of the brand
 * stays in front until the lobby is reopened, except one in the service's list, which takes its place there (specification 1 §9).
 */
export function useActivities(brand: readonly BannerId[]): Activities {
  const queries = useQueryClient();
  const locale = useLocaleID();
  const open = useOpenParts();
  const seen = useMediaQuery(WIDE) ? SEEN_WIDE : SEEN;
  const [known, setKnown] = useState(() => queries.getQueryData<readonly Activity[]>(keyOf(locale)));
  const [isNew] = useState(known === undefined);
  const keep = useCallback(
    (list: readonly Activity[]): void => {
      queries.setQueryData(keyOf(locale), list);
      setKnown(list);
    },
    [queries, locale],
  );
  const own = brand.map((id) => drawn(id));
  const offered = known?.filter(({ drawing }) => drawing === undefined || isOfferedBanner(drawing, open)) ?? [];
  if (offered.length === 0) return { activities: own, keep };
  if (!isNew) return { activities: offered, keep };
  const front = own.slice(0, seen).filter(({ key }) => offered.every((one) => one.key !== key || one.ad !== undefined));
  const rest = offered.filter(({ key }) => front.every((one) => one.key !== key));
  return { activities: [...front, ...rest], keep };
}

const keyOf = (locale: string): readonly unknown[] => ['activities', locale];
