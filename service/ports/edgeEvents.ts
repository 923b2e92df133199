import { trailOf } from '#domain/security/trail.ts';
import type { EventOf } from '#domain/security/events.ts';

type Limit = Extract<EventOf<'refusal'>, { Kind: 'limit.reached' }>['Detail']['Limit'];

/** Refusals of the service's edge in front of the domain, each with the caller's address. */
export interface EdgeEvents {
  /** A limit of the edge. @param contract the requested contract; empty if it is not known yet */
  limitReached(limit: Limit, address: string, contract?: string): void;
  /** A request of another site's page. */
  originRefused(surface: 'http' | 'socket', address: string, contract: string): void;
}

/** Records the refusals of the edge in the trail of security events. */
export const createEdgeEvents = (ports: Parameters<typeof trailOf>[0]): EdgeEvents => ({
  limitReached: (Limit, address, Row = '') =>
    trailOf(ports).note({ address }, { Kind: 'limit.reached', Detail: { Limit, Row } }),
  originRefused: (Surface, address, Row) =>
    trailOf(ports).note({ address }, { Kind: 'origin.refused', Detail: { Surface, Row } }),
});
