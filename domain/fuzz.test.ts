import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SAMPLES } from '#conformance/samples.ts';
import { TestContext } from '#conformance/testContext.ts';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';
import { createDice, wrongBody, wrongFrame } from './testing/fuzz.ts';
import { BRANDS, createMemoryWorld, createMovableClock } from './testing/memoryWorld.ts';
import { played, SEED } from '../scripts/testing/playedAtRandom.ts';

const INPUTS = played(5000, 1_000_000);
/** A connection is closed after 20 bad frames a minute. */
const FRAMES_A_CONNECTION = 20;
const MAX_GROWTH_BYTES = 32 * 1024 * 1024;
/**
 * The rows that a refused call may write: its kept answer, the counts for limits, a wrong try of a code, presence, and the removal of sent
 * pushes.
 */
const TRACES = new Set(['idempotency', 'phoneSends', 'phoneCodes', 'securityEvents', 'connections', 'pushOutbox']);
/** An input that is refused only because of the session proves nothing, so such inputs must be few. */
const MAX_UNSIGNED = INPUTS / 50;

const Answer = z.object({ Code: z.int() });
setFlagsFromString('--expose-gc');
const collect = z.function({ input: [], output: z.void() }).parse(runInNewContext('gc'));

describe('a hostile client', () => {
  it(`sends ${INPUTS} wrong frames and bodies, which break, change and grow nothing (PROPERTY_SEED=${SEED})`, async () => {
    const alarms: string[] = [];
    const rejections: unknown[] = [];
    const note = (reason: unknown): void => void rejections.push(reason);
    process.on('unhandledRejection', note);
    let changed = new Set<string>();
    const clock = createMovableClock(() => Date.parse('2026-11-20T12:00:00.000Z'));
    const { backend, adapter } = await createMemoryWorld({
      clock,
      observer: {
        call: ({ name, error }) =>
          error !== undefined && void alarms.push(`${name}: ${error instanceof Error ? error.message : 'failed'}`),
      },
      onCommit: async (changes) => {
        for (const { table } of changes) if (!TRACES.has(table)) changed.add(table);
      },
    });
    const [brand] = BRANDS;
    if (brand === undefined) throw new Error('there is no brand');
    const context = new TestContext(adapter);
    let session = await context.member('0900000002');
    changed = new Set();
    let unsigned = 0;
    const dice = createDice(SEED);
    const endpoints = ENDPOINTS.filter(({ group }) => group !== 'dev');
    const surprises: string[] = [];
    let sizeAtStart = 0;
    let lastUnsigned = 0;

    /** Checks that a refused call changed nothing. */
    const checkAnswer = (what: string, code: number, isSigned = true): void => {
      if (code === 100005 && isSigned) unsigned += 1;
      if (code !== 200 && code !== 0 && changed.size > 0)
        surprises.push(`${what} → ${code} changed ${[...changed].join()}`);
      if (code === 300003) surprises.push(`${what} → 300003`);
      changed = new Set();
    };

    const sendFrames = async (): Promise<void> => {
      const answers: string[] = [];
      const transport = { send: (text: string) => void answers.push(text), sendShared: () => {}, close: () => {} };
      const socket = dice(2) === 0 ? 'chat' : 'lobby';
      const contracts = OPERATIONS.filter((contract) => contract.socket === 'both' || contract.socket === socket);
      const connection = backend.connect(transport, socket, brand);
      await connection.receive(JSON.stringify({ OP: 10_000, CloseRSA: true, R: 'login', Token: session.token }));
      changed = new Set();
      for (let sent = 0; sent < FRAMES_A_CONNECTION - 1; sent += 1) {
        const contract = contracts[dice(contracts.length)];
        if (contract === undefined) continue;
        const frame = wrongFrame(dice, contract, SAMPLES[contract.name] ?? {});
        answers.length = 0;
        await connection.receive(frame);
        const last = answers.at(-1);
        if (last !== undefined) checkAnswer(frame.slice(0, 300), Answer.parse(JSON.parse(last)).Code);
      }
      connection.closed();
    };

    const sendBody = async (): Promise<void> => {
      const contract = endpoints[dice(endpoints.length)];
      if (contract === undefined) return;
      const body = wrongBody(dice, contract, SAMPLES[contract.name] ?? {});
      const query = Object.fromEntries(
        Object.entries(SAMPLES[contract.name] ?? {}).map(([name, value]) => [name, String(value)]),
      );
      const isSigned = dice(4) > 0;
      const { body: answer, status } = await backend.rest({
        method: contract.method,
        path: contract.path,
        query: dice(2) === 0 ? query : { ...query, [`x${dice(9)}`]: body.slice(0, 50) },
        headers: isSigned ? { 'api-token': session.token } : {},
        cookies: {},
        body,
        address: `10.0.${dice(256)}.${dice(256)}`,
        brand,
      });
      const parsed = Answer.safeParse(answer);
      checkAnswer(
        `${contract.path} ${body.slice(0, 200)}`,
        parsed.success ? parsed.data.Code : status < 400 ? 200 : 300003,
        isSigned,
      );
    };

    for (let inputs = 0; inputs < INPUTS; ) {
      clock.advance(500);
      if (unsigned > lastUnsigned) {
        // A valid input has ended the session.
        lastUnsigned = unsigned;
        session = await context.member('0900000002');
        changed = new Set();
      }
      if (dice(2) === 0) {
        await sendFrames();
        inputs += FRAMES_A_CONNECTION - 1;
      } else {
        for (let bodies = 0; bodies < FRAMES_A_CONNECTION; bodies += 1, inputs += 1) await sendBody();
      }
      if (sizeAtStart === 0 && inputs > INPUTS / 5) {
        collect();
        sizeAtStart = process.memoryUsage().heapUsed;
      }
    }
    collect();
    const grown = process.memoryUsage().heapUsed - sizeAtStart;
    process.off('unhandledRejection', note);
    expect({ alarms: alarms.slice(0, 5), rejections, surprises: surprises.slice(0, 5) }).toEqual({
      alarms: [],
      rejections: [],
      surprises: [],
    });
    expect(unsigned).toBeLessThan(MAX_UNSIGNED);
    expect(grown).toBeLessThan(MAX_GROWTH_BYTES);
    expect(backend.connections).toBe(0);
  }, 1_800_000);
});
