import { expect, it } from 'vitest';
import { heldGold, NO_HOLD, reduceRoundHold, type RoundEvent } from './roundHold.ts';

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
