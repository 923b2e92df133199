import type { RowOf } from '#store/table.ts';
import type { ConnectionHandle, Identity } from '../dispatch/context.ts';
import type { NodePort } from '../ports/index.ts';
import type { Tables } from '../tables.ts';

export type ConnectionRow = RowOf<Tables['connections']>;

export interface ConnectionFacts {
  readonly connection: Pick<ConnectionHandle, 'ID' | 'socket' | 'tab'>;
  readonly identity: Identity;
  readonly node: NodePort;
  /** Empty outside of live rooms. */
  readonly roomID: string;
  readonly nowText: string;
}

export const connectionRow = ({ connection, identity, node, roomID, nowText }: ConnectionFacts): ConnectionRow => ({
  ConnectionID: connection.ID,
  PlayerID: identity.player.PlayerID,
  RoomID: roomID,
  SeenTime: nowText,
  NodeID: node.ID,
  Session: identity.session.TokenHash,
  Tab: connection.tab ?? '',
  Socket: connection.socket,
  GameCode: '',
});
