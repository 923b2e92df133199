import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import owlFile from '#games/catalogue/owl/maths.json' with { type: 'json' };
import { blockMessage, coinsOf, slotGame, MathsFile, playRound } from '#games/maths/index.ts';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import { audit } from '../testing/audit.ts';
import { createProviderWorld, GOLD, PLAYER, type ProviderWorld } from '../testing/providerWorld.ts';

let world: ProviderWorld;
let token = '';

beforeEach(async () => {
  world = createProviderWorld({ crypto: nodeCrypto });
  token = await world.open();
});

const server = () => world.server();
const rows = () => world.ports.store.table('rounds').find({ order: [['RoundID', 'asc']] });

describe('a spin', () => {
  it('takes the stake, pays the win and shows the outcome', async () => {
    const round = await world.spin(token);
    expect(round).toMatchObject({ State: 'settled', Stake: 10, Nonce: 1, Maths: 'hash-of-tiny' });
    expect(round.Result?.Outcome?.spins).not.toHaveLength(0);
    expect(world.ledger.goldOf(PLAYER)).toBe(GOLD - 10 + (round.Result?.Win ?? Number.NaN));
    expect(round.Result?.Balance).toBe(world.ledger.goldOf(PLAYER));
  });

  it('sends transaction ids that derive from the round', async () => {
    const { RoundID } = await world.spin(token);
    await server().close(token, RoundID);
    expect(world.ledger.tries.filter((each) => /play|close/.test(each))).toEqual([
      `play ${RoundID}:play`,
      `close ${RoundID}:close`,
    ]);
  });

  it('refuses a stake that the game does not have', async () => {
    await expect(world.spin(token, 15)).rejects.toThrow('STAKE_NOT_ALLOWED');
    expect(await rows()).toEqual([]);
  });

  it('refuses a stake less than 2.5 s after the last one, also after a new launch', async () => {
    const { RoundID } = await world.spin(token);
    await server().close(token, RoundID);
    world.pass(2499);
    await expect(world.spin(token)).rejects.toThrow('TOO_SOON');
    const again = await world.open();
    await expect(world.spin(again)).rejects.toThrow('TOO_SOON');
    world.pass(1);
    expect((await world.spin(again)).State).toBe('settled');
  });

  it('takes a stake after the clock was set back', async () => {
    await world.spin(token);
    world.pass(-60_000);
    expect((await world.spin(token)).State).toBe('settled');
  });

  it('refuses another seed or nonce than the shown one', async () => {
    const { Next } = await server().readState(token);
    for (const request of [
      { ...Next, Nonce: Next.Nonce + 1 },
      { ...Next, Nonce: 0 },
      { ...Next, SeedID: 'other' },
    ])
      await expect(server().spin(token, { Stake: 10, ...request })).rejects.toThrow('STATE_CHANGED');
  });

  it('answers a repeated request with the same round', async () => {
    const { Next } = await server().readState(token);
    const request = { Stake: 10, SeedID: Next.SeedID, Nonce: Next.Nonce };
    const [first, second] = [await server().spin(token, request), await server().spin(token, request)];
    expect(second).toEqual(first);
    expect(world.ledger.tries.filter((each) => each.startsWith('play'))).toHaveLength(1);
  });

  it('leaves the open round alone when it names another seed or nonce', async () => {
    const { SeedID, Nonce } = await world.spin(token);
    world.pass(2500);
    for (const request of [
      { SeedID, Nonce: Nonce + 2 },
      { SeedID: 'other', Nonce: Nonce + 1 },
    ])
      await expect(server().spin(token, { Stake: 10, ...request })).rejects.toThrow('STATE_CHANGED');
    expect(world.ledger.closed.size).toBe(0);
    expect(await server().spin(token, { Stake: 10, SeedID, Nonce })).toMatchObject({ Nonce, State: 'settled' });
    expect(world.ledger.closed.size).toBe(0);
  });

  it('makes one round of two requests at once', async () => {
    const { Next } = await server().readState(token);
    const request = { Stake: 10, SeedID: Next.SeedID, Nonce: Next.Nonce };
    const both = await Promise.all([server().spin(token, request), server().spin(token, request)]);
    expect(new Set(both.map(({ RoundID }) => RoundID)).size).toBe(1);
    expect(world.ledger.played.size).toBe(1);
  });

  it('refuses the token of an earlier launch', async () => {
    await world.open();
    await expect(world.spin(token)).rejects.toThrow('INVALID_SESSION');
  });

  it('says that the stake was refused, and keeps its nonce used', async () => {
    world.ledger.give(PLAYER, -GOLD);
    const round = await world.spin(token);
    expect(round).toMatchObject({ State: 'refused', Status: 'NOT_ENOUGH_MONEY', Nonce: 1, Result: undefined });
    world.ledger.give(PLAYER, GOLD);
    world.pass(2500);
    expect(await world.spin(token)).toMatchObject({ State: 'settled', Nonce: 2 });
    await world.finish();
    expect(await audit(world)).toEqual([]);
  });

  it('gives back the jackpot of a refused round', async () => {
    world.ledger.mischief = (call) => (call === 'play' || call === 'bet' ? 'refused' : 'none');
    for (let round = 0; round < 20; round += 1) {
      await world.spin(token);
      world.pass(2500);
    }
    expect((await rows()).some(({ Jackpots }) => Jackpots.length > 0)).toBe(true);
    expect(await audit(world)).toEqual([]);
  });
});

describe('the rounds of a session', () => {
  it('are open one at a time', async () => {
    world.ledger.mischief = (call) => (call === 'play' ? 'lostAfter' : 'none');
    expect(await world.spin(token)).toMatchObject({ State: 'kept', Result: undefined });
    world.pass(2500);
    await expect(world.spin(token)).rejects.toThrow('ROUND_OPEN');
  });

  it('are closed by the next spin', async () => {
    const first = await world.spin(token);
    world.pass(2500);
    await world.spin(token);
    const [closed, open] = await rows();
    expect(closed).toMatchObject({ RoundID: first.RoundID, State: 'closed', Shown: true, DueTime: '' });
    expect(open?.State).toBe('settled');
    expect(world.ledger.closed).toEqual(new Set([first.RoundID]));
  });

  it('without a feature cost two commits each, the close included', async () => {
    const process = world.restart();
    let long = 0;
    for (let round = 0; round < 10; round += 1) {
      const { RoundID, Result } = await world.spin(token);
      if ((Result?.Outcome?.spins.length ?? 0) > 1) long += 1;
      await server().close(token, RoundID);
      world.pass(2500);
    }
    expect(long).toBeLessThan(5);
    expect(process.steps().filter((step) => step === 'after commit')).toHaveLength(20 + long);
    expect(world.ledger.closed.size).toBe(10);
  });

  it('pay what their revealed seed says', async () => {
    world.ledger.give(PLAYER, 99_000);
    const owl = await world.open('owl');
    await server().setClientSeed(owl, 'moon-owl-2611');
    for (let round = 0; round < 30; round += 1) {
      const { RoundID } = await world.spin(owl, 2000);
      await server().close(owl, RoundID);
      world.pass(2500);
    }
    const { Revealed } = await server().rotateSeed(owl);
    expect(nodeCrypto.sha256(Revealed.ServerSeed)).toBe(Revealed.Commitment);
    const { Rounds } = await server().listRounds(owl);
    expect(Rounds).toHaveLength(30);
    const game = slotGame(MathsFile.parse(owlFile), 'r96');
    for (const { RoundID, Win, Nonce, Stake } of Rounds) {
      const outcome = playRound(game, Stake, (cursor) =>
        createHmac('sha256', Revealed.ServerSeed)
          .update(blockMessage('moon-owl-2611', Nonce, cursor))
          .digest(),
      );
      expect(world.ledger.played.get(RoundID)).toEqual({ bet: Stake, win: coinsOf(outcome.pay, Stake) });
      const round = await server().readRound(owl, RoundID);
      expect(round).toMatchObject({ ServerSeed: Revealed.ServerSeed, ClientSeed: 'moon-owl-2611' });
      expect(round.Result).toMatchObject({ Win, Outcome: outcome });
    }
  });
});
