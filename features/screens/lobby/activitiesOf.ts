import type { Ad } from '#protocol/entities/ad.ts';
import type { EventEntry } from '#protocol/entities/mission.ts';
import { BANNER_IDS, type BannerId } from '#art/index.ts';
import { type Activity, drawn } from './useActivities.ts';

/** Events that have a banner: a drawing of the product or the event's own. */
const BANNERS: Readonly<Partial<Record<EventEntry['Kind'], Activity>>> = {
  comeback: { key: 'comeback', event: 'comeback' },
  signInDays: drawn('seven'),
  specialReward: { key: 'specialReward', event: 'specialReward' },
  mission: { key: 'mission', event: 'mission' },
};

/** The product's own drawing where an ad shows that: it comes in every size. */
function drawingOf({ Image }: Ad): BannerId | undefined {
  const name = /^\/art\/banners\/([a-z]+)-[a-z]+-\d+\.avif$/.exec(Image)?.[1];
  return BANNER_IDS.find((id) => id === name);
}

function activityOf(ad: Ad): Activity {
  const drawing = drawingOf(ad);
  return { key: drawing ?? ad.AdID, ad, ...(drawing !== undefined && { drawing }) };
}

/**
 * The banners of the lobby: what is open of the event list in its order (specification 1 §9), where that has the ads the ads in theirs.
 * Nothing twice: what an event shows already no ad repeats.
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
