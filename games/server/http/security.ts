import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';

const socketOrigin = (origin: string): string => origin.replace(/^http/, 'ws');

/** Sets the headers of every response. Only pages of the platform may show a game in a frame. */
export function securityHeaders({ frameAncestors, origin }: Pick<Config, 'frameAncestors' | 'origin'>): RequestHandler {
  const isSecure = origin.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Older browsers do not count the socket of rooms as 'self'.
        connectSrc: ["'self'", socketOrigin(origin)],
        // Pictures that the renderer creates, and those of players, which the platform serves.
        imgSrc: ["'self'", 'data:', 'blob:', ...frameAncestors],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: [...frameAncestors],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    // The address of a game has its launch token.
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false } : false,
    // `frame-ancestors` decides, which this header cannot express.
    xFrameOptions: false,
  });
}
