import type { RowOf } from '#store/table.ts';
import type { ConnectionHandle, Identity } from '../dispatch/context.ts';
import type { NodePort } from '../ports/index.ts';
import type { Tables } from '../tables.ts';

export type ConnectionRow = RowOf<Tables['connections']>;

/** What a row is made from. */
export interface ConnectionFacts {
  readonly connection: Pick<ConnectionHandle, 'ID' | 'socket' | 'tab'>;
  readonly identity: Identity;
  readonly node: NodePort;
  /** The live room that it is in. Empty without one. */
  readonly roomID: string;
  readonly nowText: string;
}

/** The row of a signed-in connection. */
export const connectionRow = ({ connection, identity, node, roomID, nowText }: ConnectionFacts): ConnectionRow => ({
  ConnectionID: connection.ID,
  PlayerID: identity.player.PlayerID,
  RoomID: roomID,
  SeenTime: nowText,
  NodeID: node.ID,
  Session: identity.session.TokenHash,
  Tab: connection.tab ?? '',
  Socket: connection.socket,
});
