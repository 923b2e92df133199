import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import type { Brand } from '#protocol/brands.ts';
import type { SocketName } from '#protocol/operation.ts';
import type { BrandChoice } from '../brandChoice.ts';
import type { Config } from '../config.ts';
import type { AddressLimit } from '../http/addressLimit.ts';
import { callerOf } from '../http/caller.ts';
import { dropForeignHost } from '../http/ownHost.ts';
import { SOCKET_PATHS } from '../http/servicePaths.ts';
import { createOriginCheck } from './origins.ts';

/** The result of an accepted upgrade. */
export interface Admitted {
  readonly socket: SocketName;
  readonly brand: Brand;
  readonly address: string;
}
export interface Refused {
  readonly status: number;
  /** A label for the metrics. */
  readonly why: 'draining' | 'path' | 'origin' | 'rate' | 'connections';
  readonly address: string;
  readonly retryAfter?: number;
}

export interface AdmissionParts {
  readonly config: Config;
  readonly brands: BrandChoice;
  readonly allBrands: readonly Brand[];
  readonly addressLimit: AddressLimit;
  readonly isDraining: () => boolean;
}

/** Creates the check of upgrades before the WebSocket handshake: path, origin, calls of the address. */
export function createAdmission(parts: AdmissionParts): (request: IncomingMessage) => Promise<Admitted | Refused> {
  const { config, brands, addressLimit } = parts;
  const isOwnOrigin = createOriginCheck(parts.allBrands, config);
  return async (request) => {
    dropForeignHost(request, config.publicOrigin, isOwnOrigin);
    const socket = SOCKET_PATHS[request.url?.split('?')[0] ?? ''];
    const { address, host } = callerOf(request, config.trustedProxies);
    if (parts.isDraining()) return { status: 503, why: 'draining', address };
    if (socket === undefined) return { status: 404, why: 'path', address };
    if (!isOwnOrigin(request.headers.origin)) return { status: 403, why: 'origin', address };
    const wait = await addressLimit.take(address);
    if (wait > 0) return { status: 429, why: 'rate', address, retryAfter: Math.ceil(wait / 1000) };
    return { socket, address, brand: brands.of(host, parseCookie(request.headers.cookie ?? '')) };
  };
}
