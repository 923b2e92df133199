import * as operations from '#protocol/operations/ad.ts';
import { answer } from '../dispatch/handler.ts';
import { serializeAd, runningAds } from './ads.ts';

export const getAds = answer(operations.getAds, async ({ Lang, Bookmark, Platform }, { nowText }, db) => {
  const rows = await runningAds(db, nowText, { Bookmark, platform: Platform });
  return { List: rows.map((row) => serializeAd(row, Lang)) };
});
