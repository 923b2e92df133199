import { describe, expect, it } from 'vitest';
import { answered, BASE, Play, press, roundOf, session } from '../testing/playedRound.ts';

const GRANT = { GrantID: 'g1', Stake: 20, Count: 5, Left: 2, Expires: '2026-12-31T15:59:59.000Z' };
const Grants = [GRANT];
const free = (change: Parameters<typeof roundOf>[1] = {}) =>
  roundOf([BASE], {
    Stake: 20,
    GrantID: 'g1',
    Result: { Win: 0, Jackpots: [], Balance: 1000, Outcome: roundOf([BASE]).Result?.Outcome },
    ...change,
  });
const refused = (Status: string) => {
  const { Result: _none, ...round } = roundOf([], { State: 'refused', Status, Stake: 20, GrantID: 'g1' });
  return answered(round);
};
const ended = { type: 'reelsStopped' } as const;

describe('free spins', () => {
  it('set the stake, and take no gold', () => {
    const play = new Play({ Grants });
    expect(play.state).toMatchObject({ stake: 20, grant: GRANT });
    play.do(press());
    expect(play.state).toMatchObject({ phase: 'asking', balance: 1000, staked: 500, grant: { Left: 1 } });
    expect(play.done('ask')).toMatchObject([{ ask: { Stake: 20, GrantID: 'g1', Nonce: 7 } }]);
    expect(play.done('post')).toMatchObject([{ message: { Type: 'roundStarted', Stake: 0, Balance: 1000 } }]);
  });

  it('need no gold', () => {
    const play = new Play({ Grants, Balance: 0 }).do(press());
    expect(play.state.phase).toBe('asking');
  });

  it('are followed by the stake that the player chose', () => {
    const play = new Play({ Grants: [{ ...GRANT, Left: 1 }] }).do(press(), answered(free()), ended);
    expect(play.state).toMatchObject({ phase: 'idle', stake: 100, grant: undefined, grants: [] });
  });

  it('keep their stake until they are put aside', () => {
    const play = new Play({ Grants }).do({ type: 'changeStake', step: 1 });
    expect(play.state.stake).toBe(20);
    play.do({ type: 'switchGrants' }, { type: 'changeStake', step: 1 });
    expect(play.state).toMatchObject({ stake: 2000, grant: undefined });
    play.do({ type: 'switchGrants' });
    expect(play.state).toMatchObject({ stake: 20, grant: GRANT });
    play.do({ type: 'switchGrants' });
    expect(play.state.stake).toBe(2000);
  });

  it('come into the open game, after an open round, without a change of the others', () => {
    const later = { ...GRANT, GrantID: 'g2', Stake: 100, Expires: '2026-12-31T16:59:59.000Z' };
    const play = new Play().do({ type: 'grants', grants: [later] });
    expect(play.state).toMatchObject({ stake: 100, grant: later });
    play.do(press(), { type: 'grants', grants: [GRANT, later] });
    expect(play.state).toMatchObject({ phase: 'asking', grant: { GrantID: 'g2', Left: 1 } });
    play.do(answered(free({ Stake: 100, GrantID: 'g2' })), ended);
    expect(play.state).toMatchObject({ phase: 'idle', stake: 20, grant: GRANT, grants: [GRANT, { Left: 1 }] });
  });

  it('stay aside for the next rounds', () => {
    const play = new Play({ Grants }).do({ type: 'switchGrants' }, press(), answered(roundOf([BASE])), ended);
    expect(play.state).toMatchObject({ phase: 'idle', stake: 100, balance: 900, grant: undefined });
  });
});

describe('a refused free spin', () => {
  it.each(['GRANT_USED_UP', 'GRANT_EXPIRED', 'GRANT_NOT_FOUND'])(
    'ends the grant after %s, and takes no gold by itself',
    (status) => {
      const play = new Play({ Grants }).do(press(), refused(status));
      expect(play.state).toMatchObject({ phase: 'idle', problem: status, balance: 1000, staked: 500, stake: 100 });
      expect(play.done('ask')).toHaveLength(1);
    },
  );

  it('comes back after another status', () => {
    const play = new Play({ Grants }).do(press(), refused('LIMIT_REACHED'));
    expect(play.state).toMatchObject({ phase: 'idle', balance: 1000, grant: GRANT });
  });

  it('says that a grant of which the server has none left is over', () => {
    const play = new Play({ Grants }).do(press(), { type: 'failed', code: 'STATE_CHANGED' });
    play.do({ type: 'loaded', session: session(), now: 0, time: 0 });
    expect(play.state).toMatchObject({ phase: 'idle', problem: 'GRANT_EXPIRED', balance: 1000, stake: 100 });
  });
});

it('continues a free spin that has no answer as the same one', () => {
  const { Result: _none, ...OpenRound } = free({ State: 'kept', Nonce: 6 });
  const play = new Play({ OpenRound, Grants });
  expect(play.state).toMatchObject({ phase: 'asking', balance: 1000, ask: { Stake: 20, GrantID: 'g1', Nonce: 6 } });
  play.do(answered(free({ Nonce: 6 })), ended);
  expect(play.state).toMatchObject({ phase: 'idle', grant: GRANT });
});
