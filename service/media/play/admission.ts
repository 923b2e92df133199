import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { callerOf } from '../../http/caller.ts';
import type { AddressLimit } from '../../http/addressLimit.ts';
import type { AllowedViewer, MediaAuthority, ViewerReason } from '../authority.ts';
import type { MediaMetrics } from '../mediaMetrics.ts';
import type { StreamRegistry } from '../streamRegistry.ts';

/** The most open streams of one viewer: tabs, and sockets that have not timed out. */
const MAX_PER_VIEWER = 5;
/** How often a viewer is checked again because viewers were removed meanwhile. */
const MAX_TRIES = 3;

export interface AdmissionParts {
  readonly registry: StreamRegistry;
  readonly authority: MediaAuthority;
  readonly metrics: MediaMetrics;
  readonly log: Logger;
  readonly addressLimit: AddressLimit;
  readonly trustedProxies: number;
  readonly isOwnOrigin: (origin: string | undefined) => boolean;
  readonly isDraining: () => boolean;
}

export interface AdmittedViewer extends AllowedViewer {
  readonly RoomID: string;
  readonly address: string;
}
export interface RefusedViewer {
  readonly status: number;
}

const STATUS: Record<ViewerReason, number> = {
  expired: 403,
  forged: 403,
  otherRoom: 403,
  removed: 403,
  banned: 403,
  noRoom: 404,
  origin: 403,
  offAir: 404,
  rate: 429,
  connections: 429,
  unavailable: 503,
  stopping: 503,
};

/** Returns the room that a path names, or undefined if the path is not of a stream. */
export function roomOfPath(url: string): string | undefined {
  const [, name] = /^\/live\/([^/?#]{1,200})\.flv(?:\?|$)/.exec(url) ?? [];
  if (name === undefined) return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

/** @param url the signed address, if it differs from the request's */
export type AdmitViewer = (
  request: IncomingMessage,
  RoomID: string,
  url?: string,
) => Promise<AdmittedViewer | RefusedViewer>;

/**
 * Creates the check of viewers: their page's origin, their signed address, and whether they were removed. Logs each
 * refusal.
 */
export function createViewerAdmission(parts: AdmissionParts): AdmitViewer {
  const { registry } = parts;
  const decide = async (
    request: IncomingMessage,
    { address, RoomID, url }: { readonly address: string; readonly RoomID: string; readonly url: string },
  ): Promise<AllowedViewer | { readonly refused: ViewerReason }> => {
    if (parts.isDraining()) return { refused: 'stopping' };
    if (!parts.isOwnOrigin(request.headers.origin)) return { refused: 'origin' };
    if ((await parts.addressLimit.take(address)) > 0) return { refused: 'rate' };
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const { removals, openRooms } = registry;
      const admitted = await parts.authority.admitViewer(url, openRooms);
      if ('refused' in admitted) return admitted;
      if (removals !== registry.removals) continue;
      const stream = registry.streamOf(RoomID);
      if (stream === undefined) return { refused: 'offAir' };
      const own = [...stream.viewers].filter(({ id }) => id === admitted.viewer).length;
      return own < MAX_PER_VIEWER ? admitted : { refused: 'connections' };
    }
    return { refused: 'unavailable' };
  };
  return async (request, RoomID, url = request.url ?? '') => {
    const { address } = callerOf(request, parts.trustedProxies);
    const decided = await decide(request, { address, RoomID, url }).catch((error: unknown) => {
      parts.log.error({ err: error, RoomID }, 'a viewer was not checked');
      return { refused: 'unavailable' as const };
    });
    if (!('refused' in decided)) return { ...decided, RoomID, address };
    parts.metrics.viewerRefused(decided.refused);
    parts.log.info({ reason: decided.refused, RoomID, address }, 'viewer was refused');
    return { status: STATUS[decided.refused] };
  };
}
