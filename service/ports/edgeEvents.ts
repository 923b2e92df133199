import { trailOf } from '#domain/security/trail.ts';
import type { EventOf } from '#domain/security/events.ts';

type Limit = Extract<EventOf<'refusal'>, { Kind: 'limit.reached' }>['Detail']['Limit'];

/** What the service's edge refuses before the domain sees it, each by the address that asked. */
export interface EdgeEvents {
  /** A limit of the edge. @param contract the contract that was asked for; empty where it is not known yet */
  limitReached(limit: Limit, address: string, contract?: string): void;
  /** A page of another site. */
  originRefused(surface: 'http' | 'socket', address: string, contract: string): void;
}

/** Puts the refusals of the edge into the trail of security events. */
export const createEdgeEvents = (ports: Parameters<typeof trailOf>[0]): EdgeEvents => ({
  limitReached: (Limit, address, Row = '') =>
    trailOf(ports).note({ address }, { Kind: 'limit.reached', Detail: { Limit, Row } }),
  originRefused: (Surface, address, Row) =>
    trailOf(ports).note({ address }, { Kind: 'origin.refused', Detail: { Surface, Row } }),
});
