import type { Brand } from '#protocol/brands.ts';
import { isCode } from '#protocol/codes.ts';
import { Failure } from '#protocol/failure.ts';
import { writePush } from '#protocol/frame.ts';
import { CLOSE, IDLE_TIMEOUT_MS, MAX_CONNECTIONS_PER_SESSION } from '#protocol/limits.ts';
import type { SocketName } from '#protocol/operation.ts';
import { sessionEnded } from '#protocol/operations/connection.ts';
import { identify } from '../auth/session.ts';
import type { Identity } from '../dispatch/context.ts';
import type { OperationDispatcher } from '../dispatch/operation.ts';
import { BOARD_TOPIC } from '../operator/boardTopic.ts';
import { switchboardOf } from '../operator/switchboard.ts';
import type { Ports } from '../ports/index.ts';
import type { Push } from '../ports/store.ts';
import { prideStatusOf } from '../pride/status.ts';
import { Connection } from './connection.ts';
import { MEMBERSHIP_CHANGED } from './membership.ts';
import { Register } from './register.ts';
import { TopicIndex, topicOf, topicsOf } from './topics.ts';
import type { Transport } from './transport.ts';

/** A connection that has not signed in by then is let go. */
const LOGIN_DEADLINE_MS = 30_000;
/** How often the operator's switches are read without being asked to. */
const BOARD_REREAD_MS = 30_000;

/** Holds every open connection of this process and hands each push to those it is for. */
export class ConnectionHub {
  readonly #ports: Ports;
  readonly #dispatch: OperationDispatcher;
  readonly #connections = new Set<Connection>();
  readonly #topics = new TopicIndex<Connection>();
  readonly #register: Register;
  readonly #unsubscribe: () => void;
  #sinceBoardMs = 0;
  #looking: Promise<void> = Promise.resolve();
  /** From then on the store may be closed. */
  #isDrained = false;

  constructor(ports: Ports, dispatch: OperationDispatcher) {
    this.#ports = ports;
    this.#dispatch = dispatch;
    this.#register = new Register(ports);
    // Before this hub, so that it knows of a change when the hub asks what changed.
    switchboardOf(ports);
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
        retune: (who) => this.#retune(who),
        vouch: (who) => this.#register.vouch(who),
        forget: (who) => this.#forget(who),
      },
      transport,
      socket,
      brand,
    );
    this.#connections.add(connection);
    this.#closeInMaintenance([connection]);
    return connection;
  }

  /**
   * Closes connections that were silent for 60 s, and those that never signed in; vouches for the rest.
   * @param elapsedMs real milliseconds since the last call; the shell calls it every few seconds
   */
  sweep(elapsedMs: number): void {
    if (this.#isDrained) return;
    for (const connection of this.#connections) {
      connection.silentMs += elapsedMs;
      connection.unsignedMs = connection.identity === undefined ? connection.unsignedMs + elapsedMs : 0;
      if (connection.silentMs > IDLE_TIMEOUT_MS) connection.close(CLOSE.idle, 'idle for 60 s');
      else if (connection.unsignedMs > LOGIN_DEADLINE_MS)
        connection.close(CLOSE.policyViolation, 'no login within 30 s');
    }
    this.#register.renewIfDue(this.#connections, elapsedMs);
    this.#sinceBoardMs += elapsedMs;
    if (this.#sinceBoardMs >= BOARD_REREAD_MS) this.#lookAtBoard();
  }

  /** Lets every frame under way be answered, then closes all with 1012. */
  async drain(): Promise<void> {
    this.#isDrained = true;
    await Promise.all([...this.#connections].map((connection) => connection.settled()));
    for (const connection of this.#connections) connection.close(CLOSE.serviceRestart, 'service restart');
    this.#unsubscribe();
    await Promise.all([this.#looking, this.#register.settled()]);
  }

  async #signIn(connection: Connection, token: string | undefined): Promise<Identity> {
    const identity = await identify(this.#ports, this.#ports.store, token);
    const session = topicOf.session(identity.session.TokenHash);
    const club = await this.#ports.store.table('clubs').get(identity.player.ClubID);
    const hearsWins = (await prideStatusOf(this.#ports.store, identity.player.PlayerID)) === 1;
    this.#forgetTopics(connection);
    // Signed in or hearing nothing: never one without the other.
    connection.identity = undefined;
    connection.roomID = '';
    if (!connection.isOpen) return identity;
    if (this.#topics.of(session).size >= MAX_CONNECTIONS_PER_SESSION) {
      throw new Failure(300002, { RetryAfter: 1 }, 'Ten connections of this session are open.');
    }
    connection.identity = identity;
    connection.hold();
    this.#tune(connection, topicsOf(identity.player, session, club?.AllianceID ?? '', hearsWins));
    try {
      // A session that was replaced meanwhile told so before this connection could hear it.
      const known = await identify(this.#ports, this.#ports.store, token);
      await this.#register.arrive(connection, identity.player.PlayerID);
      return known;
    } catch (error) {
      this.#forgetTopics(connection);
      connection.identity = undefined;
      connection.dropHeld();
      throw error;
    }
  }

  #deliver(push: Push): void {
    if (push.topic === BOARD_TOPIC) {
      this.#closeInMaintenance(this.#connections);
      return;
    }
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

  /** Lets a connection hear the club, the alliance and the room that it is in now. */
  #rejoin(connection: Connection): void {
    const { identity } = connection;
    if (identity === undefined) return;
    const { PlayerID } = identity.player;
    const read = async (): Promise<void> => {
      const { store } = this.#ports;
      const player = (await store.table('players').get(PlayerID)) ?? identity.player;
      const club = await store.table('clubs').get(player.ClubID);
      const hearsWins = (await prideStatusOf(store, PlayerID)) === 1;
      const row = await store.table('connections').get(connection.ID);
      // It may have signed out, or in as another, while this was read.
      if (connection.identity !== identity || !connection.isOpen) return;
      // Shown out of its room; it never gets into one by this.
      if (row?.RoomID === '') connection.roomID = '';
      const session = topicOf.session(identity.session.TokenHash);
      this.#forgetTopics(connection);
      this.#tune(connection, topicsOf(player, session, club?.AllianceID ?? '', hearsWins));
    };
    read().catch((error: unknown) =>
      this.#ports.observer.call({ row: 'membership', code: 300003, milliseconds: 0, error }),
    );
  }

  /** The connection joined a room or left it. */
  #retune(connection: Connection): void {
    const rest = connection.topics.filter((topic) => !topic.startsWith(topicOf.room('')));
    this.#forgetTopics(connection);
    if (connection.isOpen && connection.identity !== undefined) this.#tune(connection, rest);
  }

  #tune(connection: Connection, topics: readonly string[]): void {
    connection.topics = connection.roomID === '' ? topics : [...topics, topicOf.room(connection.roomID)];
    for (const topic of connection.topics) this.#topics.add(topic, connection);
  }

  /** Looks again at what the operator decided, in case a notice of it was lost on its way from another process. */
  #lookAtBoard(): void {
    this.#sinceBoardMs = 0;
    this.#looking = switchboardOf(this.#ports)
      .reread()
      .then(
        () => this.#closeInMaintenance(this.#connections),
        (error: unknown) => this.#ports.observer.call({ row: 'switches', code: 300003, milliseconds: 0, error }),
      );
  }

  /** Lets connections go while the service is closed; their calls are refused even before. */
  #closeInMaintenance(connections: Iterable<Connection>): void {
    const { clock, observer } = this.#ports;
    const read = async (): Promise<void> => {
      const board = await switchboardOf(this.#ports).read();
      if (!board.isClosed(clock.now())) return;
      for (const connection of connections) connection.close(CLOSE.overload, 'maintenance');
    };
    read().catch((error: unknown) => observer.call({ row: 'maintenance', code: 300003, milliseconds: 0, error }));
  }

  #forget(connection: Connection): void {
    this.#connections.delete(connection);
    this.#forgetTopics(connection);
    this.#register.leave(connection);
  }

  #forgetTopics(connection: Connection): void {
    for (const topic of connection.topics) this.#topics.remove(topic, connection);
    connection.topics = [];
  }
}
