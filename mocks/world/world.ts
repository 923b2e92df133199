import { COOKIE, deviceID } from '#domain/session/cookies.ts';
import { hashToken } from '#domain/session/secrets.ts';
import { openSession } from '#domain/auth/openSession.ts';
import type { Connection } from '#domain/connection/connection.ts';
import type { Transport } from '#domain/connection/transport.ts';
import { ROOM_CLOSE } from '#games/api/index.ts';
import type { RoomPeer } from '#games/provider/room/peer.ts';
import type { RoomCaller } from '#games/provider/room/RoomCaller.ts';
import type { CookieJar } from '#domain/dispatch/context.ts';
import type { SetCookie } from '#domain/dispatch/rest.ts';
import { readDemoAccounts } from '#domain/dev/demoAccounts.ts';
import { fail } from '#protocol/failure.ts';
import type { SocketName } from '#protocol/operation.ts';
import type { PortAnswer, PortRequest } from '#games/api/index.ts';
import { readStream, watchStream } from '../live/readStream.ts';
import type { CarriedCall, CarriedReply, Command, GamePlan, WorldEvent, WorldSize } from '../wire/messages.ts';
import { brandOf, replaceBrands } from './brands.ts';
import { grantSpinsTo } from './grantSpins.ts';
import { ownAgent } from './ownAgent.ts';
import { createWorldInstance, type WorldInstance, type WorldParts } from './worldInstance.ts';

/** The address of every visitor in a world without a network. */
const ADDRESS = '127.0.0.1';
const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** The offline backend: the product's domain, with the commands of development tools. */
export interface World {
  /** @throws Error if the world has ended */
  call(call: CarriedCall): Promise<CarriedReply>;
  /**
   * Answers a call of a game's client.
   *
   * @throws Error if the world has ended
   */
  game(request: PortRequest, plan: GamePlan): Promise<PortAnswer>;
  /** Opens a connection. Undefined while the world is being recreated or has ended; the transport is then closed with 1012. */
  open(transport: Transport, socket: SocketName, brand: string): Connection | undefined;
  /** Connects a player to the rooms of the game server. Undefined as for `open`, and in a world without games. */
  openRoom(peer: RoomPeer): RoomCaller | undefined;
  /**
   * Runs a command of a development tool.
   *
   * @returns as `COMMAND_RESULTS` declares
   * @throws Error if it fails
   */
  command(command: Command): Promise<unknown>;
  /** Closes idle connections, by real milliseconds since the last call. */
  sweep(elapsedMs: number): void;
  /** @returns a function that unsubscribes */
  subscribe(listener: (event: WorldEvent) => void): () => void;
  /** Ends the world: running calls are answered, connections close, and the archive stays. */
  close(): Promise<void>;
}

/** Restores the archive's world, or creates a new one. */
export async function createWorld(parts: WorldParts): Promise<World> {
  const listeners = new Set<(event: WorldEvent) => void>();
  const tell = (event: WorldEvent): void => {
    for (const listener of listeners) listener(event);
  };
  let life: WorldInstance = await createWorldInstance(parts, (await parts.archive.restore()) ?? 'demo', tell);
  let resetting: Promise<void> | undefined;
  let closing: Promise<void> | undefined;
  const underWay = new Set<Promise<unknown>>();

  /** Ends an instance after its calls are answered. Later calls wait for the next instance, or fail. */
  async function end({ backend, store, games, stopClock }: WorldInstance): Promise<void> {
    await Promise.allSettled(underWay);
    await stopClock();
    await games?.rooms.stop();
    await games?.store.close();
    await backend.drain();
    await store.close();
  }

  async function reset(size: WorldSize): Promise<void> {
    await end(life);
    life = await createWorldInstance(parts, size, tell);
    tell('reset');
  }

  /**
   * Runs work on the current instance, after a running reset.
   *
   * @throws Error once the world is closed
   */
  async function living<Result>(work: (life: WorldInstance) => Promise<Result>): Promise<Result> {
    while (resetting !== undefined) await resetting;
    if (closing !== undefined) throw new Error('the world has ended');
    const done = work(life);
    underWay.add(done);
    return done.finally(() => underWay.delete(done));
  }

  async function finish(): Promise<void> {
    await resetting;
    await end(life);
    parts.archive.close();
  }

  async function command(given: Command): Promise<unknown> {
    if (closing !== undefined) throw new Error('the world has ended');
    if (given.command === 'reset') {
      const turn = (resetting ?? Promise.resolve()).then(() => reset(given.size));
      const settled = turn.finally(() => {
        if (resetting === settled) resetting = undefined;
      });
      resetting = settled;
      await settled;
      return null;
    }
    return living((now) => execute(now, given));
  }

  return {
    call: (call) => living((now) => answer(now, call)),
    game: (request, plan) => living((now) => answerGame(now, request, plan)),
    open(transport, socket, brand) {
      if (resetting === undefined && closing === undefined)
        return life.backend.connect(transport, socket, brandOf(brand));
      transport.close(1012, 'the world is made anew');
      return undefined;
    },
    openRoom(peer) {
      if (resetting === undefined && closing === undefined && life.games !== undefined)
        return life.games.rooms.connect(peer);
      peer.close(ROOM_CLOSE.restart, 'there is no game server now');
      return undefined;
    },
    command,
    sweep: (elapsedMs) => life.backend.sweep(elapsedMs),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      closing ??= finish();
      return closing;
    },
  };
}

async function answer({ backend, jars }: WorldInstance, { jar, brand, ...call }: CarriedCall): Promise<CarriedReply> {
  const request = { ...call, cookies: jars.cookies(jar), address: ADDRESS, brand: brandOf(brand) };
  const { status, headers, body, file, cookies } = await backend.rest(request);
  await jars.take(jar, cookies);
  return { status, headers, body: file === undefined ? JSON.stringify(body) : await gather(file.chunks) };
}

async function answerGame({ games }: WorldInstance, request: PortRequest, plan: GamePlan): Promise<PortAnswer> {
  if (games !== undefined) return games.answer(request, plan);
  return { ID: request.ID, Failure: { Code: 'UNAVAILABLE', Message: 'This world has no game server.' } };
}

async function gather(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of chunks) parts.push(new Uint8Array(chunk));
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

async function execute(life: WorldInstance, command: Exclude<Command, { command: 'reset' }>): Promise<unknown> {
  const { ports, jars, size } = life;
  switch (command.command) {
    case 'accounts':
      return readDemoAccounts(ports.store);
    case 'size':
      return size;
    case 'now':
      return ports.clock.now();
    case 'advance':
      ports.clock.advance(command.seconds * 1000);
      await life.runDueJobs();
      return null;
    case 'brands':
      replaceBrands(command.brands);
      return null;
    case 'signIn':
      await signIn(life, command.jar, command.playerID);
      return null;
    case 'grantSpins':
      await grantSpinsTo(life, command.jar, command.GameCode);
      return null;
    case 'stream':
      return readStream(ports, command.address);
    case 'watch':
      return (await watchStream(ports, command)).elapsed;
    case 'readJar':
      return jars.cookies(command.jar);
    case 'writeJar':
      await jars.replace(command.jar, command.cookies);
      return null;
  }
}

async function signIn({ ports, jars }: WorldInstance, jar: string, playerID: string): Promise<void> {
  const set: SetCookie[] = [];
  const kept = jars.cookies(jar);
  const cookies: CookieJar = {
    get: (name) => kept[name],
    set: (name, value, options) => set.push({ name, value, ...options }),
    clear: () => undefined,
  };
  const browser = { DeviceHash: hashToken(deviceID({ ports, cookies })), agent: ownAgent() };
  const { token } = await ports.store.transaction(async (tx) => {
    const player = await tx.table('players').get(playerID);
    if (player === undefined) fail(100013);
    return openSession(ports, tx, player, {
      provider: 'choosePhoneAccount',
      isRegist: false,
      now: ports.clock.now(),
      browser,
    });
  });
  await jars.take(jar, [...set, { name: COOKIE.session, value: token, maxAgeSeconds: SESSION_SECONDS }]);
}
