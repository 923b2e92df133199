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

/** An evening in Taipei; the same every time, so that what is counted is too. */
const BEGIN = Date.parse('2026-11-20T12:34:56.789Z');
/** Longer than any rate is counted over. */
const PAUSE_MS = 61_000;

const Answer = z.object({ R: z.string().optional(), Code: z.int(), Result: z.unknown() });

/** A call with what it cost. */
export interface CountedCall {
  readonly code: number;
  readonly result: unknown;
  readonly cost: Counted;
}

/** The demo world in a database file, whose players make calls that are counted. */
export interface CountedWorld {
  readonly world: BenchWorld;
  readonly store: CountedStore;
  /** Lets a player who has made no call for a minute make one. */
  call(playerID: string, contract: OperationContract, payload: object): Promise<CountedCall>;
}

/** @param who plays in it */
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
      // As if its player had just signed in: what wants that is answered well, whenever it is called.
      const ProofTime = new Date(world.ports.clock.now()).toISOString();
      await store.transaction((tx) => tx.table('sessions').update({ PlayerID: playerID }, { ProofTime }));
      // What falls due in so long a time is done here, and not in the call that is counted.
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
