import * as endpoints from '#protocol/endpoints/ad.ts';
import type { RequestOf } from '#protocol/operation.ts';
import * as operations from '#protocol/operations/ad.ts';
import { answerAnyone, answerEndpoint } from '../dispatch/handler.ts';
import type { Reader } from '../ports/store.ts';
import { serializeAd, runningAds } from './ads.ts';

async function listAds(db: Reader, { Lang, Bookmark, Platform }: RequestOf<typeof operations.getAds>, nowText: string) {
  const rows = await runningAds(db, nowText, { Bookmark, platform: Platform });
  return { List: rows.map((row) => serializeAd(row, Lang)) };
}

export const getAds = answerAnyone(operations.getAds, (request, { nowText }, db) => listAds(db, request, nowText));
export const getOpenAds = answerEndpoint(endpoints.getOpenAds, (request, { nowText }, db) =>
  listAds(db, request, nowText),
);
