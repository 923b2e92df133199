import { beforeEach, describe, expect, it } from 'vitest';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import { createProviderWorld, GOLD, PLAYER, type ProviderWorld } from '../testing/providerWorld.ts';

let world: ProviderWorld;
beforeEach(() => {
  world = createProviderWorld({ crypto: nodeCrypto });
});
const server = () => world.server();

describe('opening a session', () => {
  it('uses the launch token once', async () => {
    const launch = { LaunchToken: world.ledger.launch(PLAYER), GameCode: 'tiny' };
    await server().openSession(launch);
    await expect(server().openSession(launch)).rejects.toThrow('INVALID_LAUNCH');
  });

  it('opens again for a repeated request, and ends the session of the lost answer', async () => {
    const launch = { LaunchToken: world.ledger.launch(PLAYER), GameCode: 'tiny', OpeningID: 'first' };
    const lost = await server().openSession(launch);
    const token = await server().openSession(launch);
    expect((await server().readState(token)).Balance).toBe(GOLD);
    await expect(server().readState(lost)).rejects.toThrow('INVALID_SESSION');
    await expect(server().openSession({ ...launch, OpeningID: 'second' })).rejects.toThrow('INVALID_LAUNCH');
    const { OpeningID, ...without } = launch;
    await expect(server().openSession(without)).rejects.toThrow('INVALID_LAUNCH');
    const other = { ...launch, LaunchToken: world.ledger.launch(PLAYER), OpeningID };
    await expect(server().openSession(other)).resolves.toEqual(expect.any(String));
  });

  it('gets an answer again that was lost on its way', async () => {
    let tries = 0;
    world.ledger.mischief = () => {
      tries += 1;
      return tries === 1 ? 'lostAfter' : 'none';
    };
    const token = await world.open();
    expect((await server().readState(token)).Balance).toBe(GOLD);
  });

  it('fails while the wallet does not answer', async () => {
    world.ledger.mischief = () => 'lostBefore';
    await expect(world.open()).rejects.toThrow('WALLET_UNREACHABLE');
  });

  it('refuses a game that the server does not have', async () => {
    await expect(world.open('tiger')).rejects.toThrow('GAME_UNKNOWN');
  });

  it('stores hashes of tokens only', async () => {
    const token = await world.open();
    const rows = await world.ports.store.table('sessions').find();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.TokenHash).toBe(nodeCrypto.sha256(token));
  });
});

describe('the state of a session', () => {
  it('has all that a first spin needs', async () => {
    const state = await server().readState(await world.open());
    expect(state).toMatchObject({ Balance: GOLD, Stakes: [10, 20], LastStake: 0, Staked: 0, Won: 0, Currency: 'GOLD' });
    expect(state).toMatchObject({ OpenRound: undefined, LastRound: undefined });
    expect(state.Next.Nonce).toBe(1);
    expect(state.Next.Commitment).toMatch(/^[\da-f]{64}$/);
    const [seed] = await world.ports.store.table('seeds').find();
    expect(nodeCrypto.sha256(seed?.ServerSeed ?? '')).toBe(state.Next.Commitment);
    expect(JSON.stringify(state)).not.toContain(seed?.ServerSeed);
  });

  it('has the open round with its outcome after a reload', async () => {
    const round = await world.spin(await world.open(), 20);
    world.restart();
    const state = await server().readState(await world.open());
    expect(state.OpenRound).toEqual(round);
    expect(state).toMatchObject({ LastStake: 20, Staked: 20, Won: round.Result?.Win, LastRound: undefined });
    expect(state.Next.Nonce).toBe(2);
  });

  it('has no open round once the client has shown it', async () => {
    const token = await world.open();
    const { RoundID } = await world.spin(token);
    await server().close(token, RoundID);
    expect(await server().readState(token)).toMatchObject({ OpenRound: undefined, LastRound: { RoundID } });
    await server().runJanitor();
    world.restart();
    expect(await server().readState(token)).toMatchObject({ OpenRound: undefined, LastRound: { State: 'closed' } });
  });

  it('keeps the result back until the stake is taken', async () => {
    const token = await world.open();
    world.ledger.mischief = (call) => (call === 'play' ? 'lostBefore' : 'none');
    await world.spin(token);
    expect((await server().readState(token)).OpenRound).toMatchObject({ State: 'kept', Result: undefined });
    expect((await server().listRounds(token)).Rounds).toEqual([]);
  });

  it('keeps the round for a client that comes back after the janitor closed it', async () => {
    const token = await world.open();
    const { RoundID } = await world.spin(token);
    world.pass(15_000);
    await server().runJanitor();
    expect((await server().readState(token)).OpenRound).toMatchObject({ RoundID, State: 'closed' });
    await server().close(token, RoundID);
    await server().runJanitor();
    expect((await server().readState(token)).OpenRound).toBeUndefined();
  });

  it('begins net position and time again after a break of half an hour', async () => {
    const token = await world.open();
    await world.spin(token);
    world.pass(29 * 60_000);
    expect((await server().readState(await world.open())).Staked).toBe(10);
    world.pass(60_000);
    expect((await server().readState(await world.open())).Staked).toBe(0);
  });

  it('has no balance while the wallet does not answer', async () => {
    const token = await world.open();
    world.ledger.mischief = () => 'lostBefore';
    expect((await server().readState(token)).Balance).toBeUndefined();
  });
});
