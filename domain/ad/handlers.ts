import type { Brand } from '#protocol/brands.ts';
import * as endpoints from '#protocol/endpoints/ad.ts';
import type { RequestOf } from '#protocol/operation.ts';
import * as operations from '#protocol/operations/ad.ts';
import { openFor } from '../capabilities/openFor.ts';
import { recordLanguage } from '../connection/spokenLanguage.ts';
import type { Moment } from '../dispatch/context.ts';
import { answerAnyone, answerEndpoint } from '../dispatch/handler.ts';
import type { Reader } from '../ports/store.ts';
import { serializeAd, runningAds } from './ads.ts';

type Context = Pick<Moment, 'ports' | 'nowText'> & { readonly brand: Brand };

async function listAds(
  db: Reader,
  { Lang, Bookmark, Platform }: RequestOf<typeof operations.getAds>,
  context: Context,
) {
  recordLanguage(context, Lang);
  const open = await openFor(context);
  const rows = await runningAds(db, context.nowText, { Bookmark, platform: Platform, open });
  return { List: rows.map((row) => serializeAd(row, Lang)) };
}

export const getAds = answerAnyone(operations.getAds, (request, context, db) => listAds(db, request, context));
export const getOpenAds = answerEndpoint(endpoints.getOpenAds, (request, context, db) => listAds(db, request, context));
