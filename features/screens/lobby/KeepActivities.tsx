import { useEffect } from 'react';
import type { Ad } from '#protocol/entities/ad.ts';
import type { EventEntry } from '#protocol/entities/mission.ts';
import { getOpenAds } from '#protocol/endpoints/ad.ts';
import { getOpenEvents } from '#protocol/endpoints/mission.ts';
import { getAds } from '#protocol/operations/ad.ts';
import { getEvents } from '#protocol/operations/mission.ts';
import { useOpenOperation } from '../../base/client/index.ts';
import { activitiesOf } from './activitiesOf.ts';
import type { Activity } from './useActivities.ts';
import { useLocaleID } from '../../base/settings/index.ts';
import { useMayAsk } from '../../shared/games/index.ts';

const NO_EVENTS: readonly EventEntry[] = [];
const NO_ADS: readonly Ad[] = [];
/** The ads may be this old, since an operator changes them daily. */
const FRESH_MS = 300_000;

/** Reads the event list (13630) and the ads of the lobby (10090), and reports the banners. */
export default function KeepActivities({ onKnown }: { onKnown: (activities: readonly Activity[]) => void }): null {
  const enabled = useMayAsk();
  const Lang = useLocaleID();
  const events = useOpenOperation(getEvents, getOpenEvents, {}, { enabled });
  const ads = useOpenOperation(getAds, getOpenAds, { Lang, Bookmark: 'lobby' }, { enabled, staleTime: FRESH_MS });
  const isKnown = events.isSuccess && ads.isSuccess;
  const entries = events.data?.List ?? NO_EVENTS;
  const list = ads.data?.List ?? NO_ADS;
  useEffect(() => {
    if (isKnown) onKnown(activitiesOf(entries, list));
  }, [isKnown, entries, list, onKnown]);
  return null;
}
