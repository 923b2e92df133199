import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { OperationContract } from '#protocol/operation.ts';
import { heartbeat } from '#protocol/operations/connection.ts';
import { openStore } from '#store/open.ts';
import { PLATFORM_DATABASE } from '../../platformDatabase.ts';
import { type BenchWorld, createBenchWorld } from '../benchWorld.ts';
import { type Counted, type CountedStore, countCalls } from './counts.ts';
import { createRepeatableRandom } from './repeatableRandom.ts';

/** An evening in Taipei. A fixed time makes the counts repeatable. */
const BEGIN = Date.parse('2026-11-20T12:34:56.789Z');
/** Longer than the window of any rate limit. */
const PAUSE_MS = 61_000;

const Answer = z.object({ R: z.string().optional(), Code: z.int(), Result: z.unknown() });

export interface CountedCall {
  readonly code: number;
  readonly result: unknown;
  readonly cost: Counted;
}

/** The demo world in a database file. Its players make counted calls. */
export interface CountedWorld {
  readonly world: BenchWorld;
  readonly store: CountedStore;
  /** Makes a call of a player that made none for a minute. */
  call(playerID: string, contract: OperationContract, payload: object): Promise<CountedCall>;
}

/** @param who the IDs of the players */
export async function openCountedWorld(file: string, who: readonly string[]): Promise<CountedWorld> {
  const bus = createLocalBus();
  const store = countCalls(await openStore(PLATFORM_DATABASE, `sqlite:${file}`, { bus, uuid: randomUUID }));
  const sent: string[] = [];
  const world = await createBenchWorld(store, bus, who, {
    random: createRepeatableRandom(),
    begin: BEGIN,
    onSent: (text) => void sent.push(text),
  });
  return {
    world,
    store,
    async call(playerID, contract, payload) {
      const connections = contract.socket === 'lobby' ? world.lobbyConnections : world.connections;
      const connection = connections[world.playerIDs.indexOf(playerID)];
      if (connection === undefined) throw new Error(`${playerID} is not connected`);
      world.advance(PAUSE_MS);
      // Renews the sign-in of the player, so that calls that need a recent proof succeed.
      const ProofTime = new Date(world.ports.clock.now()).toISOString();
      await store.transaction((tx) => tx.table('sessions').update({ PlayerID: playerID }, { ProofTime }));
      // Runs the jobs that fall due meanwhile, so that the counted call does not include them.
      await connection.receive(JSON.stringify({ OP: heartbeat.op, CloseRSA: true, R: 'heartbeat' }));
      sent.length = 0;
      const R = randomUUID();
      const frame = JSON.stringify({ OP: contract.op, CloseRSA: true, R, ...payload });
      const { cost } = await store.count(() => connection.receive(frame));
      const answer = sent.map((text) => Answer.parse(JSON.parse(text))).find((each) => each.R === R);
      if (answer === undefined) throw new Error(`${contract.name} was not answered`);
      return { code: answer.Code, result: answer.Result, cost };
    },
  };
}
