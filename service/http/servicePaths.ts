import { PAYMENTS_PREFIX } from '#domain/payment/checkoutPage.ts';
import type { SocketName } from '#protocol/operation.ts';
import { WALLET_PREFIX } from '#protocol/wallet/signing.ts';

export const REST_PATHS = /^\/(?:api|dev)(?:\/|$)/;
/** Live streams: FLV, and the playlists and segments of HLS. */
export const STREAM_PATHS = /^\/live\/(?:[^/]+\.(?:flv|m3u8)|hls\/[^/]+\/[^/]+\/[^/]+)$/;
export const SOCKET_PATHS: Readonly<Record<string, SocketName>> = { '/ws/chat': 'chat', '/ws/lobby': 'lobby' };
export const PROBE_PATHS = ['/healthz', '/readyz', '/metrics'] as const;
export const DOCS_PATH = '/docs';
/** Browsers send reports of the content-security policy here. */
export const REPORTS_PATH = '/csp_report';
export const ICON_PATH = '/favicon.ico';
export const ROBOTS_PATH = '/robots.txt';
export const SITEMAP_PATH = '/sitemap.xml';

const PREFIXES = [
  ...Object.keys(SOCKET_PATHS),
  ...PROBE_PATHS,
  DOCS_PATH,
  REPORTS_PATH,
  ICON_PATH,
  ROBOTS_PATH,
  SITEMAP_PATH,
  PAYMENTS_PREFIX,
  WALLET_PREFIX,
];

/**
 * Whether the service answers a path itself. Every other path is a page or a file of the app, which a development
 * server can provide instead.
 * @param path without a query
 */
export const isServicePath = (path: string): boolean =>
  REST_PATHS.test(path) ||
  STREAM_PATHS.test(path) ||
  PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
