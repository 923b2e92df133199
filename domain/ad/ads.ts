import { type Ad, AdPlace, type Platform } from '#protocol/entities/ad.ts';
import type { LocaleID, LocalisedText } from '#protocol/entities/identifiers.ts';
import type { OpenParts } from '#protocol/entities/operator.ts';
import { fail } from '#protocol/failure.ts';
import { isOpenLink } from '#protocol/rules/partOfPath.ts';
import { NEVER } from '../announcement/announcement.ts';
import { type Actor, writeAudit } from '../audit/audit.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

export type AdRow = RowOf<Tables['ads']>;

/** If the times are absent, the ad starts now and never ends. */
export interface AdDraft {
  readonly Bookmark: AdPlace;
  /** Absent means every platform. */
  readonly Platform?: Platform | undefined;
  readonly Title: LocalisedText;
  readonly Image: LocalisedText;
  readonly Link: string;
  readonly Order: number;
  readonly From?: string | undefined;
  readonly Until?: string | undefined;
}

/**
 * @returns the ad's id
 * @throws Failure 300016 if it would end before it begins
 */
export async function saveAd(tx: Transaction, actor: Actor, draft: AdDraft): Promise<string> {
  const AdID = actor.ports.random.uuid();
  const StartTime = draft.From ?? actor.nowText;
  const EndTime = draft.Until ?? NEVER;
  if (EndTime <= StartTime) fail(300016);
  const { Bookmark, Title, Image, Link, Order, Platform: platform = '' } = draft;
  const row = { AdID, Bookmark, Platform: platform, Title, Image, Link, Position: Order, StartTime, EndTime };
  await tx.table('ads').insert(row);
  await writeAudit(tx, actor, { action: 'ad.add', subject: AdID, detail: { Bookmark, StartTime, EndTime } });
  return AdID;
}

/** @returns whether there was such an ad */
export async function removeAd(tx: Transaction, actor: Actor, AdID: string): Promise<boolean> {
  if ((await tx.table('ads').remove({ AdID })) === 0) return false;
  await writeAudit(tx, actor, { action: 'ad.remove', subject: AdID, detail: {} });
  return true;
}

/**
 * The current ads in their order. An operator has a few dozen at a time.
 * @param open the open parts; an ad that leads to a closed part is left out
 */
export async function runningAds(
  db: Reader,
  nowText: string,
  {
    Bookmark,
    platform,
    open,
  }: { readonly Bookmark?: AdPlace | undefined; readonly platform: Platform; readonly open: OpenParts },
): Promise<readonly AdRow[]> {
  const rows = await db.table('ads').find({
    where: {
      EndTime: { gt: nowText },
      StartTime: { lte: nowText },
      Platform: { in: ['', platform] },
      ...(Bookmark !== undefined && { Bookmark }),
    },
    order: [
      ['Bookmark', 'asc'],
      ['Position', 'asc'],
      ['StartTime', 'desc'],
    ],
  });
  return rows.filter(({ Link }) => isOpenLink(Link, open));
}

export const serializeAd = (row: AdRow, lang: LocaleID): Ad => ({
  AdID: row.AdID,
  Bookmark: AdPlace.parse(row.Bookmark),
  Title: row.Title[lang],
  Image: row.Image[lang],
  Link: row.Link,
  Order: row.Position,
  StartTime: row.StartTime,
  EndTime: row.EndTime,
});
