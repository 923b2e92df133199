import { describe, expect, it } from 'vitest';
import { receiveWalletCall } from '#domain/gameWallet/receiveCall.ts';
import { kitGrants } from '#domain/testing/kitGrants.ts';
import { createWalletWorld, GAME, KEY, OTHER, PLAYER } from '#domain/testing/walletWorld.ts';
import type { SentCall } from '../wallet/index.ts';
import { isMischief, type Mischief, MISCHIEFS, isRightReport, runSandbox, sandboxLines } from './index.ts';

const ALL = Object.keys(MISCHIEFS).filter(isMischief);
const sign = (body: string): string => `signature of ${body}`;
const REPEATED = /"transaction_uuid":"([^"]+)"/;

function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** @param change changes a call before a wrong wallet reads it */
async function run(mischiefs: readonly Mischief[], change = (body: string): string => body) {
  const world = await createWalletWorld({ gold: 100_000 });
  const grants = await kitGrants(world.ports, { PlayerID: PLAYER, other: OTHER, GameCode: GAME, Stake: 30 });
  let made = 0;
  const send = async (call: SentCall) => {
    const body = change(call.body);
    const isRight = call.signature === sign(call.body);
    const answer = await receiveWalletCall(world.ports, { ...call, body, signature: isRight ? 'right' : 'wrong' });
    return { http: answer.status.startsWith('INVALID_S') ? 401 : 200, body: JSON.stringify(answer) };
  };
  const report = await runSandbox({
    wallet: {
      send,
      keyID: KEY,
      sign,
      now: () => world.ports.clock.now(),
      unique: () => {
        made += 1;
        return `sandbox-${made}`;
      },
      gameCode: GAME,
      launchToken: await world.launch(),
      grants,
    },
    rounds: 25,
    mischiefs,
    share: 0.8,
    random: randomOf(7),
  });
  return { report, audit: await world.audit() };
}

describe("the platform's wallet stays right", () => {
  it.each([...ALL.map((each) => [each]), ALL])(
    'when a provider misbehaves: %s',
    async (...mischiefs) => {
      const { report, audit } = await run(mischiefs);
      const lines = sandboxLines(report);
      expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([]);
      expect(lines.at(-1)).toMatch(/: right$/);
      expect(isRightReport(report)).toBe(true);
      expect(audit).toEqual([]);
      const answers = report.sent.map(({ answered }) => answered);
      expect(answers).toEqual(expect.arrayContaining(['GRANT_NOT_FOUND', 'GRANT_EXPIRED', 'GRANT_USED_UP']));
      for (const mischief of mischiefs) expect(report.sent.map(({ how }) => how)).toContain(mischief);
    },
    60_000,
  );
});

it('shows a wallet that counts repeated transactions', async () => {
  let made = 0;
  // Each try gets a round and a transaction of its own.
  const forget = (body: string): string => {
    made += 1;
    return body.includes('"call":"play"')
      ? body
          .replace(REPEATED, `"transaction_uuid":"other-${made}"`)
          .replace(/"round":"[^"]+"/, `"round":"other-${made}"`)
      : body;
  };
  const { report } = await run(['double'], forget);
  expect(isRightReport(report)).toBe(false);
  expect(sandboxLines(report).at(-1)).toMatch(/WRONG by -?\d+$/);
}, 60_000);
