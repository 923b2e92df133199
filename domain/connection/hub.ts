import type { Brand } from '#protocol/brands.ts';
import { isCode } from '#protocol/codes.ts';
import { Failure } from '#protocol/failure.ts';
import { writePush } from '#protocol/frame.ts';
import { CLOSE, IDLE_TIMEOUT_MS, MAX_CONNECTIONS_PER_SESSION } from '#protocol/limits.ts';
import type { SocketName } from '#protocol/operation.ts';
import { sessionEnded } from '#protocol/operations/connection.ts';
import { identify } from '../auth/session.ts';
import type { Identity, PlayerRow } from '../dispatch/context.ts';
import type { OperationDispatcher } from '../dispatch/operation.ts';
import type { Ports } from '../ports/index.ts';
import type { Push } from '../ports/store.ts';
import { Connection } from './connection.ts';
import { MEMBERSHIP_CHANGED } from './membership.ts';
import { TopicIndex, topicOf } from './topics.ts';
import type { Transport } from './transport.ts';

/** A connection that has not signed in by then is let go. */
const LOGIN_DEADLINE_MS = 30_000;

/** Holds every open connection of this process and hands each push to those it is for. */
export class ConnectionHub {
  readonly #ports: Ports;
  readonly #dispatch: OperationDispatcher;
  readonly #connections = new Set<Connection>();
  readonly #topics = new TopicIndex<Connection>();
  readonly #unsubscribe: () => void;

  constructor(ports: Ports, dispatch: OperationDispatcher) {
    this.#ports = ports;
    this.#dispatch = dispatch;
    this.#unsubscribe = ports.bus.subscribe((push) => this.#deliver(push));
  }

  get size(): number {
    return this.#connections.size;
  }

  /** Opens a connection on a transport. */
  connect(transport: Transport, socket: SocketName, brand: Brand): Connection {
    const connection = new Connection(
      {
        ports: this.#ports,
        dispatch: this.#dispatch,
        signIn: (who, token) => this.#signIn(who, token),
        forget: (who) => this.#forget(who),
      },
      transport,
      socket,
      brand,
    );
    this.#connections.add(connection);
    return connection;
  }

  /**
   * Closes connections that were silent for 60 s, and those that never signed in.
   * @param elapsedMs real milliseconds since the last call; the shell calls it every few seconds
   */
  sweep(elapsedMs: number): void {
    for (const connection of this.#connections) {
      connection.silentMs += elapsedMs;
      connection.unsignedMs = connection.identity === undefined ? connection.unsignedMs + elapsedMs : 0;
      if (connection.silentMs > IDLE_TIMEOUT_MS) connection.close(CLOSE.idle, 'idle for 60 s');
      else if (connection.unsignedMs > LOGIN_DEADLINE_MS)
        connection.close(CLOSE.policyViolation, 'no login within 30 s');
    }
  }

  /** Lets every frame under way be answered, then closes all with 1012. */
  async drain(): Promise<void> {
    await Promise.all([...this.#connections].map((connection) => connection.settled()));
    for (const connection of this.#connections) connection.close(CLOSE.serviceRestart, 'service restart');
    this.#unsubscribe();
  }

  async #signIn(connection: Connection, token: string | undefined): Promise<Identity> {
    const identity = await identify(this.#ports, this.#ports.store, token);
    const session = topicOf.session(identity.session.TokenHash);
    const club = await this.#ports.store.table('clubs').get(identity.player.ClubID);
    this.#forgetTopics(connection);
    // Signed in or hearing nothing: never one without the other.
    connection.identity = undefined;
    if (!connection.isOpen) return identity;
    if (this.#topics.of(session).size >= MAX_CONNECTIONS_PER_SESSION) {
      throw new Failure(300002, { RetryAfter: 1 }, 'Ten connections of this session are open.');
    }
    connection.identity = identity;
    connection.topics = topicsOf(identity.player, session, club?.AllianceID ?? '');
    for (const topic of connection.topics) this.#topics.add(topic, connection);
    try {
      // A session that was replaced meanwhile told so before this connection could hear it.
      return await identify(this.#ports, this.#ports.store, token);
    } catch (error) {
      this.#forgetTopics(connection);
      connection.identity = undefined;
      throw error;
    }
  }

  #deliver(push: Push): void {
    if (push.op === MEMBERSHIP_CHANGED) {
      for (const connection of this.#topics.of(push.topic)) this.#rejoin(connection);
      return;
    }
    const code = isCode(push.code) ? push.code : 200;
    const shared = push.personal ? undefined : { text: writePush(push.op, push.result, code) };
    for (const connection of this.#topics.of(push.topic)) {
      if (connection.ID === push.exceptConnection) {
        connection.hold();
        continue;
      }
      if (push.socket !== 'both' && push.socket !== connection.socket) continue;
      if (shared === undefined) connection.push({ text: writePush(push.op, push.result, code, connection.ID) });
      else connection.push(shared);
      if (push.op === sessionEnded.op) connection.close(CLOSE.sessionEnded, 'session ended');
    }
  }

  /** Lets a connection hear the club and alliance that its player is in now. */
  #rejoin(connection: Connection): void {
    const { identity } = connection;
    if (identity === undefined) return;
    const { PlayerID } = identity.player;
    const read = async (): Promise<void> => {
      const { store } = this.#ports;
      const player = (await store.table('players').get(PlayerID)) ?? identity.player;
      const club = await store.table('clubs').get(player.ClubID);
      // It may have signed out, or in as another, while this was read.
      if (connection.identity !== identity || !connection.isOpen) return;
      this.#forgetTopics(connection);
      connection.topics = topicsOf(player, topicOf.session(identity.session.TokenHash), club?.AllianceID ?? '');
      for (const topic of connection.topics) this.#topics.add(topic, connection);
    };
    read().catch((error: unknown) =>
      this.#ports.observer.call({ row: 'membership', code: 300003, milliseconds: 0, error }),
    );
  }

  #forget(connection: Connection): void {
    this.#connections.delete(connection);
    this.#forgetTopics(connection);
  }

  #forgetTopics(connection: Connection): void {
    for (const topic of connection.topics) this.#topics.remove(topic, connection);
    connection.topics = [];
  }
}

function topicsOf(player: PlayerRow, session: string, allianceID: string): readonly string[] {
  const topics: string[] = [
    topicOf.all,
    topicOf.public,
    topicOf.announcement,
    topicOf.player(player.PlayerID),
    session,
  ];
  if (player.ClubID !== '') topics.push(topicOf.club(player.ClubID));
  if (allianceID !== '') topics.push(topicOf.alliance(allianceID));
  return topics;
}
