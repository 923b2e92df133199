import { describe, expect, it } from 'vitest';
import { answered, BASE, lost, Play, press, roundOf, session } from '../testing/playedRound.ts';
import type { GameEvent } from './events.ts';

describe('a lost answer', () => {
  it('is asked for again with the same seed and nonce, after growing pauses', () => {
    const play = new Play().do(press(), lost, lost, lost, lost, lost);
    expect(play.state).toMatchObject({ phase: 'asking', lost: 5 });
    const asks = play.done('ask').flatMap((effect) => (effect.do === 'ask' ? [effect] : []));
    expect(asks.map(({ after }) => after)).toEqual([0, 500, 1000, 2000, 4000, 5000]);
    expect(new Set(asks.map(({ ask }) => JSON.stringify(ask))).size).toBe(1);
    play.do(answered(roundOf([BASE])));
    expect(play.state).toMatchObject({ phase: 'stopping', lost: 0 });
  });

  it('is the same as a round that the wallet has not answered', () => {
    const { Result: _none, ...kept } = roundOf([BASE], { State: 'kept' });
    const play = new Play().do(press(), answered(kept));
    expect(play.state).toMatchObject({ phase: 'asking', lost: 1 });
  });

  it('of a round before a reload is asked for without a new stake', () => {
    const { Result: _none, ...OpenRound } = roundOf([BASE], { State: 'kept', Nonce: 6 });
    const play = new Play({ OpenRound });
    expect(play.state).toMatchObject({ phase: 'asking', ask: { Stake: 100, SeedID: 'seed', Nonce: 6 } });
    play.do(answered(roundOf([BASE], { Nonce: 6 })));
    play.watch();
    expect(play.state).toMatchObject({ phase: 'idle', balance: 900, seed: { Nonce: 7 } });
  });

  it('of another round changes nothing', () => {
    const play = new Play().do(press(), answered(roundOf([BASE], { Nonce: 3 })));
    expect(play.state.phase).toBe('asking');
  });
});

describe('a refusal', () => {
  const refusal = (Status: string): GameEvent => {
    const { Result: _none, ...refused } = roundOf([], { State: 'refused', Status });
    return answered(refused);
  };

  it.each(['NOT_ENOUGH_MONEY', 'LIMIT_REACHED'])('with %s gives the stake back and lets the player go on', (status) => {
    const play = new Play().do(press(), refusal(status));
    expect(play.state).toMatchObject({
      phase: 'idle',
      problem: status,
      balance: 1000,
      staked: 500,
      seed: { Nonce: 8 },
    });
    expect(play.done('returnReels')).toHaveLength(1);
    expect(play.posted()).toContain('roundEnded');
    expect(play.posted().includes('needFunds')).toBe(status === 'NOT_ENOUGH_MONEY');
  });

  it.each(['INVALID_TOKEN', 'TOKEN_EXPIRED'])('with %s ends the game', (status) => {
    const play = new Play().do(press(), refusal(status));
    expect(play.state).toMatchObject({ phase: 'over', problem: status, balance: 1000 });
    expect(play.posted()).toContain('error');
    expect(play.do(press(9000)).done('ask')).toHaveLength(1);
  });

  it('with TOO_SOON waits and asks for the same round', () => {
    const play = new Play().do(press(), { type: 'failed', code: 'TOO_SOON' });
    expect(play.state).toMatchObject({ phase: 'asking', lost: 0 });
    expect(play.done('ask')).toMatchObject([{ after: 0 }, { after: 400, ask: { Nonce: 7 } }]);
  });

  it('with STATE_CHANGED reads the state again and gives the stake back', () => {
    const play = new Play().do(press(), { type: 'failed', code: 'STATE_CHANGED' });
    expect(play.state.phase).toBe('rereading');
    const Next = { SeedID: 'other', Commitment: 'c', ClientSeed: 'client', Nonce: 1 };
    play.do({ type: 'loaded', session: session({ Next }), now: 6000, time: 6000 });
    expect(play.state).toMatchObject({
      phase: 'idle',
      balance: 1000,
      staked: 500,
      seed: { SeedID: 'other', Nonce: 1 },
    });
    expect(play.done('returnReels')).toHaveLength(1);
  });

  it('with ROUND_OPEN plays the open round to its end', () => {
    const play = new Play().do(press(), { type: 'failed', code: 'ROUND_OPEN' });
    play.do({
      type: 'loaded',
      session: session({ OpenRound: roundOf([{ ...BASE, pay: 20 }]), Balance: 1100 }),
      now: 6000,
      time: 6000,
    });
    expect(play.done('stopReels')).toHaveLength(1);
    play.watch();
    expect(play.state).toMatchObject({ phase: 'idle', balance: 1100 });
  });

  it('with INVALID_SESSION ends the game', () => {
    const play = new Play().do(press(), { type: 'failed', code: 'INVALID_SESSION' });
    expect(play.state).toMatchObject({ phase: 'over', problem: 'INVALID_SESSION' });
  });
});

it('shows the coins that the page named while a stake was refused, once', () => {
  const { Result: _none, ...refused } = roundOf([], { State: 'refused', Status: 'LIMIT_REACHED' });
  const play = new Play().do(press(), { type: 'balance', balance: 1200 }, answered(refused));
  expect(play.state).toMatchObject({ phase: 'idle', balance: 1200, balanceFromPage: undefined });
});
