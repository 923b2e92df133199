import type { RequestHandler } from 'express';
import type { BrandChoice } from '../brandChoice.ts';
import type { Config } from '../config.ts';
import { callerOf } from './caller.ts';
import { readCookies } from './cookieNames.ts';

/**
 * Redirects `/favicon.ico` to the brand's icon. Browsers request it if an answer names no icon: a probe, a feed, a
 * failure in JSON.
 */
export const redirectFavicon =
  (brands: BrandChoice, config: Pick<Config, 'trustedProxies' | 'publicOrigin'>): RequestHandler =>
  (request, response) => {
    const cookies = readCookies(request.headers.cookie, config.publicOrigin.startsWith('https:'));
    const { ID } = brands.of(callerOf(request, config.trustedProxies).host, cookies);
    response.redirect(302, `/brands/${ID}/icon-48.png`);
  };
