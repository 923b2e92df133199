import { describe, expect, it } from 'vitest';
import type { Handlers } from '#domain/backend.ts';
import type { OperationHandler } from '#domain/dispatch/handler.ts';
import { ENDPOINT_HANDLERS, OPERATION_HANDLERS } from '#domain/handlers.ts';
import { driftCalls } from '../scripts/testing/driftCalls.ts';
import { SEED } from '../scripts/testing/playedAtRandom.ts';
import { writeRequest } from '#protocol/frame.ts';
import type { OperationContract } from '#protocol/operation.ts';
import { signInChat } from '#protocol/operations/connection.ts';
import { getPrivacy, setPrivacy } from '#protocol/operations/user.ts';
import { findDrift, findDriftIn } from './testing/drift/findDrift.ts';
import { shorten } from './testing/drift/shorten.ts';
import { drawSteps, type TimedStep } from './testing/drift/steps.ts';

const CALLS = driftCalls(100);

it(`the service and the mocks are the same after each of ${CALLS} random calls (PROPERTY_SEED=${SEED})`, async () => {
  expect(await findDrift(CALLS, { seed: SEED })).toBeUndefined();
}, 3_600_000);

/** Returns the product's handlers with one that answers differently. */
function planted(contract: OperationContract, change: (right: unknown) => Record<string, unknown>): Handlers {
  const right = OPERATION_HANDLERS.find((each) => each.contract.op === contract.op);
  const wrong: OperationHandler = { contract, run: async (...given) => change(await right?.run(...given)) };
  return {
    operations: OPERATION_HANDLERS.map((each) => (each === right ? wrong : each)),
    endpoints: ENDPOINT_HANDLERS,
  };
}

describe('a mock that answers differently', () => {
  it('is found with its call', { tags: ['long'], timeout: 60_000 }, async () => {
    const wrong = planted(signInChat, (right) => ({ ...signInChat.result.parse(right), ProtocolVersion: 'other' }));
    const drift = await findDrift(1, { seed: SEED, planted: wrong });
    expect(drift).toMatchObject({ at: 1, what: 'the sign-in before it' });
    expect(drift?.difference).toContain('the mocks:   ');
  });

  it('is shown by the two needed calls of twelve', { tags: ['long'], timeout: 120_000 }, async () => {
    // Only a player with a hidden field gets a wrong answer.
    const wrong = planted(getPrivacy, (right) => {
      const privacy = getPrivacy.result.parse(right);
      return { ...privacy, HideLastLogin: privacy.HideBalances };
    });
    const noise = drawSteps(10, 17, 1);
    const frame = (contract: OperationContract, passedMs: number, request: Record<string, unknown>): TimedStep => ({
      passedMs,
      step: {
        kind: 'frame',
        what: contract.name,
        who: 2,
        socket: 'chat',
        frame: writeRequest(contract.op, '5d0c1f9a-0000-4000-8000-000000000000', request),
      },
    });
    const calls = [
      ...noise.slice(0, 3),
      frame(setPrivacy, noise[3]?.passedMs ?? 0, { HideBalances: true }),
      ...noise.slice(3),
      frame(getPrivacy, 200_000, {}),
    ];
    const drift = await findDriftIn(calls, { seed: 17, planted: wrong });
    expect(drift).toMatchObject({ at: 12, what: 'frame getPrivacy' });
    expect(drift?.difference).toMatch(/the service: .*"HideLastLogin":false[\s\S]*the mocks: .*"HideLastLogin":true/);
    expect(drift?.shortest).toEqual([
      expect.stringMatching(/player 2, setPrivacy: chat socket .*"HideBalances":true/),
      expect.stringMatching(/player 2, getPrivacy: chat socket /),
    ]);
  });
});

describe('shortening a list', () => {
  const seenWith = (needed: readonly number[]) => (items: readonly number[]) =>
    Promise.resolve(needed.every((each) => items.includes(each)));
  const hundred = Array.from({ length: 100 }, (_, index) => index);

  it.each([[[99]], [[0, 99]], [[17, 18, 63, 99]], [hundred]])('keeps all but %j', async (needed) => {
    expect(await shorten(hundred, seenWith(needed), () => true)).toEqual(needed);
  });

  it('stops when the time is over', async () => {
    let tries = 3;
    const left = await shorten(hundred, seenWith([17, 99]), () => (tries -= 1) >= 0);
    expect(left).toContain(17);
    expect(left.at(-1)).toBe(99);
    expect(left.length).toBeGreaterThan(2);
  });
});
