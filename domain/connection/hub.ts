import * as z from 'zod/mini';
import type { Brand } from '#protocol/brands.ts';
import { isCode } from '#protocol/codes.ts';
import { Failure } from '#protocol/failure.ts';
import { writePush } from '#protocol/frame.ts';
import { CLOSE, IDLE_TIMEOUT_MS } from '#protocol/limits.ts';
import type { SocketName } from '#protocol/operation.ts';
import { sessionEnded, SessionEndReason } from '#protocol/operations/connection.ts';
import { endNotice, identify, isOver } from '../session/session.ts';
import type { Identity, PlayerRow } from '../dispatch/context.ts';
import type { OperationDispatcher } from '../dispatch/operation.ts';
import { FLAGS_TOPIC } from '../featureFlags/flagsTopic.ts';
import { featureFlagsOf } from '../featureFlags/featureFlags.ts';
import type { Ports } from '../ports/index.ts';
import type { Push } from '../ports/store.ts';
import { prideStatusOf } from './prideStatus.ts';
import { Connection } from './connection.ts';
import { CONNECTIONS_DISPLACED, displacedBy } from './displacement.ts';
import { MEMBERSHIP_CHANGED } from './membership.ts';
import { type Delivery, MembershipSync } from './membershipSync.ts';
import { ConnectionRegistry } from './connectionRegistry.ts';
import { connectionsToDisplace } from './sessionTabs.ts';
import { baseTopics, isMembershipTopic, TopicIndex, topicOf, topicsOf } from './topics.ts';
import type { Transport } from './transport.ts';

/** A connection without a login is closed after this time. */
const LOGIN_DEADLINE_MS = 30_000;
/** How often the operator's switches are read even if no notice arrives. */
const FLAGS_REREAD_MS = 30_000;
/** How often the sessions of signed-in connections are read again. An expiry sends no notice, and a notice may be lost. */
const SESSIONS_REREAD_MS = 60_000;

/** Whether a connection chooses a topic itself: a live room or the board of a race. */
const isWatched = (topic: string): boolean => topic.startsWith(topicOf.room('')) || topic.startsWith(topicOf.race(''));

/** Holds every open connection of this process and delivers each push to its recipients. */
export class ConnectionHub {
  readonly #ports: Ports;
  readonly #dispatch: OperationDispatcher;
  readonly #connections = new Set<Connection>();
  readonly #topics = new TopicIndex<Connection>();
  /** The connections whose club, alliance and room are being read. */
  readonly #syncs = new Map<Connection, MembershipSync>();
  readonly #registry: ConnectionRegistry;
  readonly #unsubscribe: () => void;
  #signIns = 0;
  #sinceFlagsMs = 0;
  #sinceSessionsMs = 0;
  /** The time of the last read of the sessions, by the clock. A developer may move the clock. */
  #sessionsReadAt: number;
  #looking: Promise<void> = Promise.resolve();
  #lookingAtSessions: Promise<void> = Promise.resolve();
  /** The store may be closed after this. */
  #isDrained = false;

  constructor(ports: Ports, dispatch: OperationDispatcher) {
    this.#ports = ports;
    this.#sessionsReadAt = ports.clock.now();
    this.#dispatch = dispatch;
    this.#registry = new ConnectionRegistry(ports);
    // The flags are created before this hub subscribes, so that they handle a change before the hub reads them.
    featureFlagsOf(ports);
    this.#unsubscribe = ports.bus.subscribe(
      (push) => this.#deliver(push),
      () => this.#closeAll('pushes were missed'),
    );
  }

  get size(): number {
    return this.#connections.size;
  }

  connect(transport: Transport, socket: SocketName, brand: Brand): Connection {
    const connection = new Connection(
      {
        ports: this.#ports,
        dispatch: this.#dispatch,
        signIn: (connection, token, tab) => this.#signIn(connection, token, tab),
        resubscribe: (who) => this.#resubscribe(who),
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
   * Closes connections that were silent for 60 s, that never signed in, or whose session is over; compares the rest with their rows.
   *
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
    this.#registry.compareIfDue(this.#connections, elapsedMs);
    this.#sinceFlagsMs += elapsedMs;
    if (this.#sinceFlagsMs >= FLAGS_REREAD_MS) this.#rereadFlags();
    this.#sinceSessionsMs += elapsedMs;
    const now = this.#ports.clock.now();
    if (this.#sinceSessionsMs >= SESSIONS_REREAD_MS || Math.abs(now - this.#sessionsReadAt) >= SESSIONS_REREAD_MS)
      this.#rereadSessions(now);
  }

  /** Waits until every frame under way is answered, then closes all connections with 1012. */
  async drain(): Promise<void> {
    this.#isDrained = true;
    await Promise.all([...this.#connections].map((connection) => connection.settled()));
    this.#closeAll('service restart');
    this.#unsubscribe();
    await Promise.all([this.#looking, this.#lookingAtSessions, this.#registry.settled()]);
  }

  /** The clients reconnect and resume. */
  #closeAll(reason: string): void {
    for (const connection of this.#connections) connection.close(CLOSE.serviceRestart, reason);
  }

  async #signIn(connection: Connection, token: string | undefined, tab: string | undefined): Promise<Identity> {
    const identity = await identify(this.#ports, this.#ports.store, token);
    const session = topicOf.session(identity.session.TokenHash);
    this.#forgetMembership(connection);
    // A connection is subscribed only while it is signed in.
    connection.identity = undefined;
    connection.roomID = '';
    connection.raceID = '';
    if (!connection.isOpen) return identity;
    const displaced = connectionsToDisplace(this.#topics.of(session), { socket: connection.socket, tab });
    if (displaced === undefined) throw new Failure(300047);
    for (const other of displaced) other.close(CLOSE.displaced, 'displaced by a newer connection');
    connection.identity = identity;
    connection.tab = tab;
    this.#signIns += 1;
    connection.signInNumber = this.#signIns;
    connection.hold();
    // The connection subscribes before the reads below, so that it gets every push that is committed after them.
    this.#subscribe(connection, baseTopics(identity.player.PlayerID, session, connection.brand.ID));
    try {
      let known = identity;
      await this.#syncMembership(connection, identity, new MembershipSync(true), async () => {
        // If the session was replaced meanwhile, its push was sent before this connection subscribed.
        known = await identify(this.#ports, this.#ports.store, token);
        return known.player;
      });
      await this.#registry.arrive(connection, identity);
      return known;
    } catch (error) {
      this.#forgetMembership(connection);
      connection.identity = undefined;
      connection.dropHeld();
      throw error;
    }
  }

  #deliver(push: Push): void {
    if (push.topic === FLAGS_TOPIC) {
      this.#closeInMaintenance(this.#connections);
      return;
    }
    if (push.op === MEMBERSHIP_CHANGED) {
      for (const connection of this.#topics.of(push.topic)) this.#changeMembership(connection);
      return;
    }
    if (push.op === CONNECTIONS_DISPLACED) {
      const displaced = displacedBy(push);
      for (const connection of this.#topics.of(push.topic))
        if (displaced.has(connection.ID)) connection.close(CLOSE.displaced, 'displaced by a newer connection');
      return;
    }
    const delivery = { push, shared: push.personal ? undefined : { text: textOf(push) } };
    for (const connection of this.#topics.of(push.topic)) this.#hand(connection, delivery);
    if (this.#syncs.size > 0 && isMembershipTopic(push.topic)) this.#keep(delivery);
  }

  #hand(connection: Connection, { push, shared }: Delivery): void {
    if (connection.ID === push.exceptConnection) {
      connection.hold();
      return;
    }
    if (push.socket !== 'both' && push.socket !== connection.socket) return;
    connection.push(shared ?? { text: textOf(push, connection.ID) });
    if (push.op === sessionEnded.op) connection.close(CLOSE.sessionEnded, 'session ended');
  }

  /** Keeps a push for connections whose membership of its channel is not known yet. */
  #keep(delivery: Delivery): void {
    for (const [connection, sync] of this.#syncs) {
      if (connection.topics.includes(delivery.push.topic)) continue;
      if (connection.ID === delivery.push.exceptConnection) connection.hold();
      else sync.keep(delivery);
    }
  }

  /** Takes the connection off the topics of its club, alliance and room until they are read again. */
  #changeMembership(connection: Connection): void {
    const { identity } = connection;
    if (identity === undefined) return;
    const left = connection.topics.filter(isMembershipTopic);
    for (const topic of left) this.#topics.remove(topic, connection);
    connection.topics = connection.topics.filter((topic) => !isMembershipTopic(topic));
    const underWay = this.#syncs.get(connection);
    const sync = underWay ?? new MembershipSync(false);
    sync.change(left);
    if (underWay !== undefined) return;
    const { PlayerID } = identity.player;
    const readPlayer = async () => (await this.#ports.store.table('players').get(PlayerID)) ?? identity.player;
    this.#syncMembership(connection, identity, sync, readPlayer).catch((error: unknown) => {
      this.#ports.observer.call({ name: 'membership', code: 300003, milliseconds: 0, error });
      // The channels of the connection are unknown, so the client has to sign in again.
      connection.close(CLOSE.serviceRestart, 'membership not read');
    });
  }

  /**
   * Reads the club, alliance and room of a connection, and subscribes it to them. Repeats the read until they do not change during it.
   *
   * @throws the error of a read, unless the connection signed out, signed in as another player or closed by then
   */
  async #syncMembership(
    connection: Connection,
    identity: Identity,
    sync: MembershipSync,
    readPlayer: () => Promise<PlayerRow>,
  ): Promise<void> {
    const { store } = this.#ports;
    const session = topicOf.session(identity.session.TokenHash);
    this.#syncs.set(connection, sync);
    const isOver = (): boolean => this.#syncs.get(connection) !== sync;
    try {
      for (;;) {
        sync.beginRead();
        const player = await readPlayer();
        const club = await store.table('clubs').get(player.ClubID);
        const hearsWins = (await prideStatusOf(store, player.PlayerID)) === 1;
        const row = connection.roomID === '' ? undefined : await store.table('connections').get(connection.ID);
        if (isOver()) return;
        if (sync.isChanged) continue;
        // Removes the connection from its room, but never adds it to a room.
        if (row?.RoomID === '') connection.roomID = '';
        this.#forgetTopics(connection);
        this.#subscribe(connection, topicsOf(player, session, connection.brand.ID, club?.AllianceID ?? '', hearsWins));
        this.#syncs.delete(connection);
        for (const kept of sync.keptFor(connection.topics)) this.#hand(connection, kept);
        return;
      }
    } catch (error) {
      if (!isOver()) {
        this.#syncs.delete(connection);
        throw error;
      }
    }
  }

  #resubscribe(connection: Connection): void {
    const rest = connection.topics.filter((topic) => !isWatched(topic));
    this.#forgetTopics(connection);
    if (connection.isOpen && connection.identity !== undefined) this.#subscribe(connection, rest);
  }

  #subscribe(connection: Connection, topics: readonly string[]): void {
    const { roomID, raceID } = connection;
    const wins = topics.includes(topicOf.pride) ? [topicOf.roomWins(roomID)] : [];
    const room = roomID === '' ? [] : [topicOf.room(roomID), ...wins];
    connection.topics = [...topics, ...room, ...(raceID === '' ? [] : [topicOf.race(raceID)])];
    for (const topic of connection.topics) this.#topics.add(topic, connection);
  }

  /** Reads the feature flags again, in case a notice from another process was lost. */
  #rereadFlags(): void {
    this.#sinceFlagsMs = 0;
    this.#looking = featureFlagsOf(this.#ports)
      .reread()
      .then(
        () => this.#closeInMaintenance(this.#connections),
        (error: unknown) => this.#ports.observer.call({ name: 'switches', code: 300003, milliseconds: 0, error }),
      );
  }

  /** Reads the sessions of all signed-in connections again, in one query, and closes connections whose session is over. */
  #rereadSessions(now: number): void {
    this.#sinceSessionsMs = 0;
    this.#sessionsReadAt = now;
    const hashes = new Set<string>();
    for (const { identity } of this.#connections) if (identity !== undefined) hashes.add(identity.session.TokenHash);
    if (hashes.size === 0) return;
    const { store, observer } = this.#ports;
    const look = async (): Promise<void> => {
      const rows = await store.table('sessions').find({ where: { TokenHash: { in: [...hashes] } } });
      const kept = new Map(rows.map((row) => [row.TokenHash, row]));
      for (const hash of hashes) {
        const session = kept.get(hash);
        if (!isOver(session, now)) continue;
        this.#deliver(endNotice(hash, z.catch(SessionEndReason, 'expired').parse(session?.EndReason)));
      }
    };
    this.#lookingAtSessions = look().catch((error: unknown) =>
      observer.call({ name: 'sessions', code: 300003, milliseconds: 0, error }),
    );
  }

  /** Closes connections during maintenance. Their calls already fail before that. */
  #closeInMaintenance(connections: Iterable<Connection>): void {
    const { clock, observer } = this.#ports;
    const read = async (): Promise<void> => {
      const flags = await featureFlagsOf(this.#ports).read();
      if (!flags.isClosed(clock.now())) return;
      for (const connection of connections) connection.close(CLOSE.overload, 'maintenance');
    };
    read().catch((error: unknown) => observer.call({ name: 'maintenance', code: 300003, milliseconds: 0, error }));
  }

  #forget(connection: Connection): void {
    this.#connections.delete(connection);
    this.#forgetMembership(connection);
    this.#registry.leave(connection);
  }

  /** Unsubscribes from everything. A read under way does not subscribe again. */
  #forgetMembership(connection: Connection): void {
    this.#syncs.delete(connection);
    this.#forgetTopics(connection);
  }

  #forgetTopics(connection: Connection): void {
    for (const topic of connection.topics) this.#topics.remove(topic, connection);
    connection.topics = [];
  }
}

const textOf = ({ op, result, code }: Push, connectionID?: string): string =>
  writePush(op, result, isCode(code) ? code : 200, connectionID);
