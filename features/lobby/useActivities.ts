import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { BannerId } from '#art/index.ts';
import type { Ad } from '#protocol/entities/ad.ts';
import { useMediaQuery, WIDE } from '#ui/layout/useMediaQuery.ts';
import { useLocaleID } from './useLocaleID.ts';

/** A banner of the lobby: one of the product's drawings, or an ad with a picture of its own. */
export type Activity = { readonly key: string } & (
  | { readonly drawing: BannerId; readonly ad?: undefined }
  | { readonly drawing?: BannerId; readonly ad: Ad }
);

/** How many a page shows before one turns anything: one at a time, and on a wide screen two beside it. */
const SEEN = 1;
const SEEN_WIDE = 3;

export const drawn = (drawing: BannerId): Activity => ({ key: drawing, drawing });

interface Activities {
  readonly activities: readonly Activity[];
  /** Takes what the service says. */
  readonly keep: (known: readonly Activity[]) => void;
}

/**
 * What the lobby's banners are: the service's list, as the operator has it now. Until that is known, and where it is empty, the brand's
 * own. What one sees of the brand's first is not taken away under one's eyes: it stays in front until the lobby is opened again.
 */
export function useActivities(brand: readonly BannerId[]): Activities {
  const queries = useQueryClient();
  const locale = useLocaleID();
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
  if (known === undefined || known.length === 0) return { activities: own, keep };
  if (!isNew) return { activities: known, keep };
  const front = own.slice(0, seen);
  const rest = known.filter(({ key }) => front.every((one) => one.key !== key));
  return { activities: [...front, ...rest], keep };
}

const keyOf = (locale: string): readonly unknown[] => ['activities', locale];
