import { beforeEach, describe, expect, it } from 'vitest';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import { audit } from '../testing/audit.ts';
import { createProviderWorld, GOLD, PLAYER, type ProviderWorld } from '../testing/providerWorld.ts';

const MINUTE = 60_000;
let world: ProviderWorld;
let token = '';
beforeEach(async () => {
  world = createProviderWorld({ crypto: nodeCrypto });
  token = await world.open('feature');
});

const server = () => world.server();
const gold = () => world.ledger.goldOf(PLAYER);
const callsOfRounds = () => world.ledger.tries.filter((each) => /^(?:play|bet|win|close)/.test(each));
const row = async (RoundID: string) => world.ports.store.table('rounds').get(RoundID);

/** Plays rounds until one wins. */
async function spinAndWin(): Promise<{ readonly RoundID: string; readonly Win: number; readonly before: number }> {
  for (;;) {
    const before = gold();
    const { RoundID, Result } = await world.spin(token);
    const Win = Result?.Win ?? 0;
    if (Win > 0) return { RoundID, Win, before };
    await server().close(token, RoundID);
    world.pass(2500);
  }
}

describe('a round with a feature', () => {
  it('takes the stake at its start and pays the win at its end', async () => {
    const { RoundID, Win, before } = await spinAndWin();
    expect(gold()).toBe(before - 10);
    await server().close(token, RoundID);
    expect(gold()).toBe(before - 10 + Win);
    expect(callsOfRounds().slice(-3)).toEqual([`bet ${RoundID}:bet`, `win ${RoundID}:win`, `close ${RoundID}:close`]);
    await world.finish();
    expect(await audit(world)).toEqual([]);
  });

  it('looks to its client like any other round', async () => {
    const { RoundID, Win, before } = await spinAndWin();
    const round = await server().readRound(token, RoundID);
    expect(round).toMatchObject({ State: 'settled', Result: { Win, Balance: before - 10 + Win } });
    expect((await server().listRounds(token)).Rounds[0]).toMatchObject({ RoundID, State: 'settled', Win });
    expect(await server().readState(token)).toMatchObject({ Balance: before - 10 + Win, OpenRound: round });
    await server().close(token, RoundID);
    expect(await server().readState(token)).toMatchObject({ Balance: before - 10 + Win, OpenRound: undefined });
  });

  it('costs three commits', async () => {
    const process = world.restart();
    for (let round = 0; round < 10; round += 1) {
      const { RoundID } = await world.spin(token);
      await server().close(token, RoundID);
      world.pass(2500);
    }
    expect(process.steps().filter((step) => step === 'after commit')).toHaveLength(30);
    expect(world.ledger.closed.size).toBe(10);
  });

  it('is paid and closed 10 minutes after its client is gone, and not before', async () => {
    const { RoundID, Win, before } = await spinAndWin();
    for (let second = 1; second < 600; second += 1) {
      world.pass(1000);
      await server().runJanitor();
    }
    expect([gold(), world.ledger.closed.has(RoundID)]).toEqual([before - 10, false]);
    world.pass(1000);
    await server().runJanitor();
    expect([gold(), world.ledger.closed.has(RoundID)]).toEqual([before - 10 + Win, true]);
    // The client comes back, and shows the round to its end.
    expect((await server().readState(token)).OpenRound).toMatchObject({ RoundID, State: 'closed', Shown: false });
    await server().close(token, RoundID);
    await world.finish();
    expect(await row(RoundID)).toMatchObject({ State: 'closed', Shown: true });
    expect(await audit(world)).toEqual([]);
  });

  it('is finished by the next spin if the client sends no close', async () => {
    const { RoundID } = await spinAndWin();
    world.pass(2500);
    await world.spin(token);
    expect(callsOfRounds().filter((call) => call.includes(RoundID))).toHaveLength(3);
    expect(await row(RoundID)).toMatchObject({ State: 'closed', Shown: true, DueTime: '' });
  });

  it.each(['lostBefore', 'lostAfter', 'tryAgain', 'late'] as const)(
    'takes no other stake until its win is paid, if the answer is %s',
    async (mischief) => {
      const { RoundID, Win, before } = await spinAndWin();
      world.ledger.mischief = (call) => (call === 'win' ? mischief : 'none');
      await server().close(token, RoundID);
      expect(await server().readState(token)).toMatchObject({ OpenRound: undefined, Balance: undefined });
      world.pass(2500);
      await expect(world.spin(token)).rejects.toThrow('ROUND_OPEN');
      expect(world.ledger.closed.has(RoundID)).toBe(false);
      world.ledger.mischief = () => 'none';
      world.ledger.deliverLate();
      world.pass(5000);
      await server().runJanitor();
      expect([gold(), world.ledger.closed.has(RoundID)]).toEqual([before - 10 + Win, true]);
      expect((await server().readState(token)).Balance).toBe(gold());
      await world.finish();
      expect(await audit(world)).toEqual([]);
    },
  );

  it('owes a win that the wallet refuses, and reports it', async () => {
    const { RoundID, Win, before } = await spinAndWin();
    world.ledger.mischief = (call) => (call === 'win' ? 'refused' : 'none');
    await server().close(token, RoundID);
    expect(world.reports.map(String)).toEqual([
      `Error: the wallet refuses the win of the round ${RoundID}: WIN_TOO_LARGE`,
    ]);
    world.ledger.mischief = () => 'none';
    await world.finish();
    expect(gold()).toBe(before - 10 + Win);
  });

  it('takes nothing if its stake is refused', async () => {
    world.ledger.mischief = (call) => (call === 'bet' ? 'refused' : 'none');
    expect(await world.spin(token)).toMatchObject({ State: 'refused', Status: 'LIMIT_REACHED', Result: undefined });
    expect(gold()).toBe(GOLD);
    await world.finish();
    expect(await audit(world)).toEqual([]);
  });

  it('keeps the seed secret until it is paid', async () => {
    await spinAndWin();
    await expect(server().rotateSeed(token)).rejects.toThrow('ROUND_OPEN');
    world.pass(10 * MINUTE);
    await server().runJanitor();
    expect((await server().rotateSeed(token)).Next.Nonce).toBe(1);
  });
});

it('a demo with a feature calls no wallet', async () => {
  const demo = await server().openSession({ Demo: { Brand: 'bj188', Visitor: 'v' }, GameCode: 'feature' });
  const before = world.ledger.tries.length;
  const { RoundID, Result } = await world.spin(demo);
  await server().close(demo, RoundID);
  expect((await server().readState(demo)).Balance).toBe(100_000 - 10 + (Result?.Win ?? 0));
  expect(world.ledger.tries).toHaveLength(before);
});
