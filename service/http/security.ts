import type { IncomingMessage, RequestListener } from 'node:http';
import helmet from 'helmet';
import type { Config } from '../config.ts';
import { callerOf } from './caller.ts';
import { nonceOf } from './nonce.ts';

/** The headers every response carries: a strict content-security policy, and an opener policy that lets the sign-in popup answer (decisions §3). */
export function securityHeaders(
  config: Pick<Config, 'publicOrigin' | 'trustedProxies'>,
): (...call: [...Parameters<RequestListener>, (error?: unknown) => void]) => void {
  const secure = config.publicOrigin.startsWith('https:');
  const own = (request: IncomingMessage): string => {
    const { host } = callerOf(request, config.trustedProxies);
    return host === '' ? "'self'" : `${secure ? 'wss' : 'ws'}://${host}`;
  };
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", own],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'"],
        frameSrc: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
}
