import type { Ad } from '#protocol/entities/ad.ts';
import type { EventEntry } from '#protocol/entities/mission.ts';
import { BANNER_IDS, type BannerId } from '#art/index.ts';
import { type Activity, drawn } from './useActivities.ts';

/** The banners of events: a drawing of the product or the event's own. */
const BANNERS: Readonly<Partial<Record<EventEntry['Kind'], Activity>>> = {
  comeback: { key: 'comeback', event: 'comeback' },
  signInDays: drawn('seven'),
  specialReward: { key: 'specialReward', event: 'specialReward' },
  mission: { key: 'mission', event: 'mission' },
};

/** Returns the product's drawing for an ad that uses one, since drawings exist in every size. */
function drawingOf({ Image }: Ad): BannerId | undefined {
  const name = /^\/art\/banners\/([a-z]+)-[a-z]+-\d+\.avif$/.exec(Image)?.[1];
  return BANNER_IDS.find((id) => id === name);
}

function activityOf(ad: Ad): Activity {
  const drawing = drawingOf(ad);
  return { key: drawing ?? ad.AdID, ad, ...(drawing !== undefined && { drawing }) };
}

/**
 * The banners of the lobby: open events in the list's order (specification 1 §9), with the ads in their place. An ad that repeats an
 * event's banner is left out.
 */
export function activitiesOf(events: readonly EventEntry[], ads: readonly Ad[]): readonly Activity[] {
  const inOrder = events.filter(({ Open }) => Open).toSorted((a, b) => a.Order - b.Order);
  const all = inOrder.flatMap(({ Kind }): readonly Activity[] => {
    if (Kind === 'ad') return ads.toSorted((a, b) => a.Order - b.Order).map((ad) => activityOf(ad));
    const banner = BANNERS[Kind];
    return banner === undefined ? [] : [banner];
  });
  return all.filter(({ key }, at) => all.findIndex((one) => one.key === key) === at);
}
