import type { IncomingMessage, RequestListener } from 'node:http';
import { parseCookie } from 'cookie';
import helmet from 'helmet';
import type { BrandChoice } from '../brandChoice.ts';
import type { Config } from '../config.ts';
import { playsOverHttp } from '../media/mediaConfig.ts';
import { callerOf } from './caller.ts';
import { nonceOf } from './nonce.ts';
import { dropForeignHost } from './ownHost.ts';
import { REPORTS_NAME } from './policyReports.ts';
import { REPORTS_PATH } from './servicePaths.ts';

/** Hosts of players' pictures at LINE and Facebook (specification 2 §3), and at Google. */
const PICTURE_HOSTS = [
  'https://profile.line-scdn.net',
  'https://graph.facebook.com',
  'https://platform-lookaside.fbsbx.com',
  'https://lh3.googleusercontent.com',
];

/** Hosts for LINE's own browser (LIFF), only for brands with an app there. */
const LIFF_HOSTS = 'https://api.line.me https://access.line.me';

/**
 * Pages of a sign-in popup. The opener policy of the other pages would cut the popup from its opener on the way to the
 * identity provider, and it could not close itself afterwards.
 */
const SIGN_IN_PATHS = /^(?:\/[a-z]{2}_[a-z]{2})?\/signIn\/|^\/api\/auth\//;

/**
 * Sets the security headers of every response: a strict content-security policy, and an opener policy that lets the
 * sign-in popup answer (decisions §3).
 */
export function securityHeaders(
  config: Pick<Config, 'publicOrigin' | 'trustedProxies' | 'hstsSubdomains' | 'frameOrigins' | 'mediaOrigin' | 'media'>,
  brands: BrandChoice,
  isOwnOrigin: (origin: string) => boolean,
): (...call: [...Parameters<RequestListener>, (error?: unknown) => void]) => void {
  const secure = config.publicOrigin.startsWith('https:');
  // A brand's own host also plays streams of the public origin.
  const streams = config.mediaOrigin ?? config.publicOrigin;
  const media = playsOverHttp(config.media) ? streams : streams.replace(/^http/, 'ws');
  const own = (request: IncomingMessage): string => {
    const { host } = callerOf(request, config.trustedProxies);
    // A foreign host must not get into a policy that a cache may keep.
    const isOurs = host !== '' && isOwnOrigin(`${secure ? 'https' : 'http'}://${host}`);
    const sockets = isOurs ? `${secure ? 'wss' : 'ws'}://${host}` : '';
    const { LiffID } = brands.of(host, parseCookie(request.headers.cookie ?? ''));
    return [...new Set([sockets, media, LiffID === '' ? '' : LIFF_HOSTS])].filter((part) => part !== '').join(' ');
  };
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
        // blob: is for a picture that the player has chosen and is cropping. Only the page's own scripts create blobs.
        imgSrc: ["'self'", 'data:', 'blob:', ...PICTURE_HOSTS],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", own],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        // blob: is for a live stream that the page assembles.
        // The media server is for iPhones, which play HLS.
        mediaSrc: ["'self'", 'blob:', ...(config.mediaOrigin === undefined ? [] : [config.mediaOrigin])],
        // Only the declared origins of games.
        frameSrc: config.frameOrigins.length === 0 ? ["'none'"] : [...config.frameOrigins],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        reportUri: [REPORTS_PATH],
        reportTo: [REPORTS_NAME],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: config.hstsSubdomains } : false,
    xFrameOptions: { action: 'deny' },
  });
  return (request, response, next) => {
    dropForeignHost(request, config.publicOrigin, isOwnOrigin);
    response.setHeader('Reporting-Endpoints', `${REPORTS_NAME}="${REPORTS_PATH}"`);
    set(request, response, (error) => {
      if (SIGN_IN_PATHS.test(request.url ?? '')) response.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none');
      next(error);
    });
  };
}
