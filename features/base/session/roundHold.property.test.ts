import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heldGold, NO_HOLD, reduceRoundHold, type RoundEvent, type RoundHold } from './roundHold.ts';

type Arrival =
  | { readonly from: 'ledger'; readonly change: number; readonly isOpen: boolean }
  | { readonly from: 'other'; readonly change: number }
  | { readonly from: 'game'; readonly step: 'started' | 'revealed' | 'ended' };

const ROUND = 'studio:7';
const OWN_ID = '7';

interface Plan {
  readonly gold: number;
  readonly stake: number;
  readonly win: number;
  readonly arrivals: readonly Arrival[];
}

/** Every order of the arrivals that keeps the order within each source. */
const interleaved = (sources: readonly (readonly Arrival[])[]): fc.Arbitrary<readonly Arrival[]> => {
  const places = sources.flatMap((arrivals, at) => arrivals.map(() => at));
  return fc.shuffledSubarray(places, { minLength: places.length }).map((order) => {
    const left = sources.map((arrivals) => [...arrivals]);
    return order.flatMap((at) => left[at]?.shift() ?? []);
  });
};

const plan: fc.Arbitrary<Plan> = fc
  .record({
    gold: fc.integer({ min: 3000, max: 9000 }),
    stake: fc.integer({ min: 1, max: 1000 }),
    win: fc.integer({ min: 0, max: 5000 }),
    isOneCall: fc.boolean(),
    others: fc.array(fc.integer({ min: -300, max: 300 }), { maxLength: 4 }),
  })
  .chain(({ others, isOneCall, ...facts }) => {
    const { stake, win } = facts;
    const moves = isOneCall ? [win - stake] : [-stake, win];
    const ledger = moves.map((change): Arrival => ({ from: 'ledger', change, isOpen: true }));
    return interleaved([
      [...ledger, { from: 'ledger', change: 0, isOpen: false }],
      others.map((change): Arrival => ({ from: 'other', change })),
      [
        { from: 'game', step: 'started' },
        { from: 'game', step: 'revealed' },
        { from: 'game', step: 'ended' },
      ],
    ]).map((arrivals) => ({ ...facts, arrivals }));
  });

class Page {
  ledger: number;
  hold: RoundHold = reduceRoundHold(NO_HOLD, { kind: 'front', isInFront: true });

  constructor(gold: number) {
    this.ledger = gold;
  }

  get shown(): number {
    return heldGold(this.hold) ?? this.ledger;
  }

  take(event: RoundEvent): void {
    this.hold = reduceRoundHold(this.hold, event);
  }

  push(change: number, isOpen?: boolean): void {
    const round = isOpen === undefined ? undefined : { RoundID: ROUND, IsOpen: isOpen };
    this.take({ kind: 'pushed', before: this.ledger, change, round });
    this.ledger += change;
  }
}

test('shows the gold of the game and other changes, and no win before the game or the end of the round', () => {
  fc.assert(
    fc.property(plan, ({ gold, stake, win, arrivals }) => {
      const page = new Page(gold);
      /** The gold that the player should see: the gold before, the shown part of the round, and all other changes. */
      let others = 0;
      let shownOfRound = 0;
      let isClosed = false;
      let isEnded = false;
      /** The gold from which the game counts. The game sees no changes while the page holds. */
      let start: number | undefined;
      for (const arrival of arrivals) {
        if (start === undefined && arrival.from !== 'other') start = gold + others;
        if (arrival.from === 'other') {
          page.push(arrival.change);
          others += arrival.change;
        } else if (arrival.from === 'ledger') {
          page.push(arrival.change, arrival.isOpen);
          if (!arrival.isOpen) isClosed = true;
        } else if (!isClosed) {
          const half = Math.floor(win / 2);
          const shows = { started: -stake, revealed: half - stake, ended: win - stake }[arrival.step];
          const balance = (start ?? gold) + shows;
          if (arrival.step === 'started') page.take({ kind: 'started', roundID: OWN_ID, stake, balance });
          if (arrival.step === 'revealed') page.take({ kind: 'balance', balance });
          if (arrival.step === 'ended') page.take({ kind: 'ended', roundID: OWN_ID, balance });
          shownOfRound = shows;
          if (arrival.step === 'ended') isEnded = true;
        }
        const ofRound = isClosed ? win - stake : shownOfRound;
        // Between the end and the last push, both amounts are valid.
        const expected = isEnded && !isClosed ? page.shown : gold + others + ofRound;
        expect(page.shown).toBe(expected);
      }
      expect(page.shown).toBe(page.ledger);
      expect(page.ledger).toBe(gold + others + win - stake);
    }),
    { numRuns: 2000 },
  );
});

test('ignores rounds while no game is in front, as in other tabs', () => {
  const pushes = fc.array(fc.tuple(fc.integer({ min: -200, max: 200 }), fc.option(fc.boolean(), { nil: undefined })));
  fc.assert(
    fc.property(pushes, (changes) => {
      const page = new Page(5000);
      page.take({ kind: 'front', isInFront: false });
      for (const [change, isOpen] of changes) {
        page.push(change, isOpen);
        expect(page.shown).toBe(page.ledger);
      }
    }),
  );
});

test('releases a round after a while, and does not hold it again', () => {
  const page = new Page(1000);
  page.push(400, true);
  expect(page.shown).toBe(1000);
  page.take({ kind: 'timeout' });
  expect(page.shown).toBe(1400);
  page.push(50, true);
  expect(page.shown).toBe(1450);
});
