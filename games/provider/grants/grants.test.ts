import { beforeEach, describe, expect, it } from 'vitest';
import { replayRound } from '../history/replayRound.ts';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import { audit } from '../testing/audit.ts';
import { createProviderWorld, GOLD, PLAYER, type ProviderWorld } from '../testing/providerWorld.ts';
import type { Mischief } from '../testing/ledger.ts';

const EXPIRES = '2026-11-27T16:00:00.000Z';
const GRANT = { grant: 'g1', stake: 20, count: 3, left: 3, expires: EXPIRES };

let world: ProviderWorld;
beforeEach(() => {
  world = createProviderWorld({ crypto: nodeCrypto });
  world.ledger.grants = [GRANT];
});

const stateOf = (token: string) => world.server().readState(token);
const leftOf = async (token: string) => (await stateOf(token)).Grants?.[0]?.Left;

async function freeSpin(token: string, Stake = 20, GrantID = 'g1') {
  const { Next } = await stateOf(token);
  return world.server().spin(token, { Stake, GrantID, SeedID: Next.SeedID, Nonce: Next.Nonce });
}

/** Makes the first try of a call go wrong. */
function spoil(call: string, way: Mischief): void {
  let isFirst = true;
  world.ledger.mischief = (name) => {
    if (name !== call || !isFirst) return 'none';
    isFirst = false;
    return way;
  };
}

describe('a free spin', () => {
  it('is listed with its stake, number and end, and takes no gold', async () => {
    const token = await world.open();
    expect((await stateOf(token)).Grants).toEqual([{ GrantID: 'g1', Stake: 20, Count: 3, Left: 3, Expires: EXPIRES }]);
    const round = await freeSpin(token);
    expect(round).toMatchObject({ State: 'settled', Stake: 20, GrantID: 'g1', Nonce: 1 });
    expect(replayRound(round)).toMatchObject({ Stake: 20, IsFree: true });
    expect(world.ledger.goldOf(PLAYER)).toBe(GOLD + (round.Result?.Win ?? Number.NaN));
    expect(await stateOf(token)).toMatchObject({ Staked: 0, LastStake: 0, Grants: [{ Left: 2 }] });
    await world.finish();
    expect(await audit(world)).toEqual([]);
  });

  it('draws what a paid round with the same seeds draws', async () => {
    const free = await freeSpin(await world.open());
    const other = createProviderWorld({ crypto: nodeCrypto });
    const paid = await other.spin(await other.open(), 20);
    expect(free.Result?.Outcome).toEqual(paid.Result?.Outcome);
    expect(free.Commitment).toBe(paid.Commitment);
  });

  it('that the wallet lists later is added to the open session, which keeps its own numbers', async () => {
    const token = await world.open();
    await freeSpin(token);
    world.ledger.grants = [GRANT, { ...GRANT, grant: 'g2', expires: '2026-11-27T17:00:00.000Z' }];
    expect((await stateOf(token)).Grants).toMatchObject([
      { GrantID: 'g1', Left: 2 },
      { GrantID: 'g2', Left: 3 },
    ]);
    world.pass(5000);
    expect(await freeSpin(token, 20, 'g2')).toMatchObject({ State: 'settled', GrantID: 'g2' });
  });

  it('waits for the pause between two stakes', async () => {
    const token = await world.open();
    const { RoundID } = await freeSpin(token);
    await world.server().close(token, RoundID);
    world.pass(2499);
    await expect(freeSpin(token)).rejects.toThrow('TOO_SOON');
    expect(await leftOf(token)).toBe(2);
    world.pass(1);
    expect((await freeSpin(token)).State).toBe('settled');
  });

  it.each(['tiny', 'feature'])('of %s ends once after any fault of its first call', async (game) => {
    for (const way of ['lostBefore', 'lostAfter', 'doubled', 'late', 'tryAgain'] as const) {
      world = createProviderWorld({ crypto: nodeCrypto });
      world.ledger.grants = [GRANT];
      const token = await world.open(game);
      spoil(game === 'tiny' ? 'play' : 'bet', way);
      const { Next } = await stateOf(token);
      const request = { Stake: 20, GrantID: 'g1', SeedID: Next.SeedID, Nonce: Next.Nonce };
      const first = await world.server().spin(token, request);
      expect((await world.server().spin(token, request)).RoundID).toBe(first.RoundID);
      await world.finish();
      world.ledger.deliverLate();
      expect(await audit(world)).toEqual([]);
      expect(world.ledger.grants?.[0]?.left).toBe(2);
      expect(await leftOf(token)).toBe(2);
    }
  });
});

describe('a refused free spin', () => {
  it('comes back if the grant can still be used', async () => {
    const token = await world.open();
    spoil('play', 'refused');
    expect(await freeSpin(token)).toMatchObject({ State: 'refused', Status: 'LIMIT_REACHED' });
    expect([await leftOf(token), world.ledger.goldOf(PLAYER)]).toEqual([3, GOLD]);
  });

  it('ends the grant if another session has used it up', async () => {
    const token = await world.open();
    world.ledger.grants = [{ ...GRANT, left: 0 }];
    expect(await freeSpin(token)).toMatchObject({ State: 'refused', Status: 'GRANT_USED_UP' });
    expect((await stateOf(token)).Grants).toBeUndefined();
    expect(world.ledger.goldOf(PLAYER)).toBe(GOLD);
  });
});

describe('the game server asks for no free spin', () => {
  it('that the wallet did not list', async () => {
    world.ledger.grants = undefined;
    const token = await world.open();
    expect((await stateOf(token)).Grants).toBeUndefined();
    await expect(freeSpin(token)).rejects.toThrow('STATE_CHANGED');
    expect(world.ledger.tries.filter((each) => each.startsWith('play'))).toEqual([]);
  });

  it('at another stake, after its end, or after its number', async () => {
    const token = await world.open();
    await expect(freeSpin(token, 10)).rejects.toThrow('STATE_CHANGED');
    for (const left of [2, 1, undefined]) {
      await freeSpin(token);
      world.pass(5000);
      expect(await leftOf(token)).toBe(left);
    }
    await expect(freeSpin(token)).rejects.toThrow('STATE_CHANGED');
    world.ledger.grants = [GRANT];
    const again = await world.open();
    expect(await leftOf(again)).toBe(3);
    world.pass(24 * 60 * 60 * 1000);
    await expect(freeSpin(again)).rejects.toThrow('STATE_CHANGED');
  });

  it('of a stake that the game does not offer', async () => {
    world.ledger.grants = [{ ...GRANT, stake: 15 }];
    expect((await stateOf(await world.open())).Grants).toBeUndefined();
  });
});
