import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeRoundHold, heldGold, NO_HOLD, reduceRoundHold, type RoundEvent } from './roundHold.ts';
import { HELD_GOLD } from './walletHold.ts';

const shownAfter = (...events: readonly RoundEvent[]): number | undefined =>
  heldGold(events.reduce(reduceRoundHold, NO_HOLD));

const FRONT: RoundEvent = { kind: 'front', isInFront: true };
const SENT: RoundEvent = { kind: 'started', roundID: '', stake: 20, balance: 980 };
const NAMED: RoundEvent = { kind: 'started', roundID: '7', stake: 20, balance: 980 };
const WON: RoundEvent = {
  kind: 'pushed',
  before: 1000,
  change: 480,
  round: { RoundID: 'studio:7', IsOpen: true },
};
const GIFT: RoundEvent = { kind: 'pushed', before: 1480, change: 50, round: undefined };

it('holds back a win that is pushed before the game knows the id of its round', () => {
  expect(shownAfter(FRONT, SENT, WON)).toBe(980);
  expect(shownAfter(FRONT, SENT, WON, GIFT)).toBe(1030);
  expect(shownAfter(FRONT, SENT, WON, NAMED)).toBe(980);
});

it('shows the ledger again after the game has shown the round', () => {
  expect(shownAfter(FRONT, SENT, WON, NAMED, { kind: 'ended', roundID: '7', balance: 1480 })).toBeUndefined();
});

it('shows the ledger again when the stake is refused', () => {
  expect(shownAfter(FRONT, SENT, { kind: 'ended', roundID: '', balance: 1000 })).toBeUndefined();
});

describe('the time of a hold', () => {
  const MINUTE = 60_000;
  let queries = new QueryClient();
  beforeEach(() => {
    vi.useFakeTimers();
    queries = new QueryClient();
  });
  afterEach(() => void vi.useRealTimers());
  const take = (...events: readonly RoundEvent[]): void => {
    for (const event of events) changeRoundHold(queries, event);
  };
  const held = (): unknown => queries.getQueryData(HELD_GOLD);
  const pushed = (before: number, change: number, RoundID = 'studio:7'): RoundEvent => ({
    kind: 'pushed',
    before,
    change,
    round: { RoundID, IsOpen: true },
  });
  const BET = pushed(1000, -20);

  it('is 20 s if the ledger has paid a win that the game has not shown', () => {
    take(FRONT, SENT, WON, NAMED);
    vi.advanceTimersByTime(19_999);
    expect(held()).toEqual({ Gold: 980 });
    vi.advanceTimersByTime(1);
    expect(held()).toEqual({ Gold: undefined });
  });

  it('lasts to the end of a long round, whose win the ledger pays there', () => {
    take(FRONT, SENT, BET, NAMED);
    vi.advanceTimersByTime(5 * MINUTE);
    take({ kind: 'balance', balance: 1180 });
    vi.advanceTimersByTime(4 * MINUTE);
    expect(held()).toEqual({ Gold: 1180 });
    take({ kind: 'ended', roundID: '7', balance: 1480 });
    expect(held()).toEqual({ Gold: 1480 });
    take(pushed(980, 500));
    expect(held()).toEqual({ Gold: undefined });
  });

  it('ends 20 s after the end of a round whose win does not come, and before 12 minutes without an end', () => {
    take(FRONT, SENT, BET, NAMED, { kind: 'ended', roundID: '7', balance: 1480 });
    vi.advanceTimersByTime(20_000);
    expect(held()).toEqual({ Gold: undefined });
    take({ ...SENT, balance: 960 }, pushed(980, -20, 'studio:8'));
    vi.advanceTimersByTime(12 * MINUTE);
    expect(held()).toEqual({ Gold: undefined });
  });
});
