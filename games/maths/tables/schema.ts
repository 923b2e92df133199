import * as z from 'zod/mini';
import { Name, strict, wholeFrom } from '../game/schemaParts.ts';

const head = {
  code: Name,
  version: wholeFrom(1),
  /** The chips. Stakes are sums of them, and each is a multiple of 20. */
  chips: z.array(z.int().check(z.multipleOf(20))).check(z.minLength(1, 'must have a chip')),
};

/** The pay of a bet that wins, in twentieths of the stake, without the stake itself. */
const Pays = wholeFrom(1);

const Baccarat = strict({
  ...head,
  kind: z.literal('baccarat'),
  /** Each round deals from so many full packs of 52 cards. */
  packs: wholeFrom(1),
  pays: strict({ player: Pays, banker: Pays, tie: Pays, playerPair: Pays, bankerPair: Pays }),
});

const SicBo = strict({
  ...head,
  kind: z.literal('sicBo'),
  pays: strict({
    /** Small, big, odd and even. They lose on a triple. */
    half: Pays,
    /** Any three equal dice. */
    anyTriple: Pays,
    /** Three dice with the number of the bet. */
    triple: Pays,
    /** At least two dice with the number of the bet. */
    double: Pays,
    /** Sums from 4 on. The sums from 11 on pay as those from 10 down. */
    totals: z.array(Pays).check(z.length(7, 'must have the sums 4 to 10')),
    /** Two different numbers. */
    pair: Pays,
    /** The number of the bet on one die, two and three. */
    single: z.array(Pays).check(z.length(3, 'must have one die, two and three')),
  }),
});

const Wheel = strict({
  ...head,
  kind: z.literal('wheel'),
  /** The fields in the order of the wheel. A field is a list of bets that win on it. */
  fields: z.array(z.array(Name)).check(z.minLength(1, 'must have a field')),
  pays: z.record(Name, Pays),
});

const Doors = strict({
  ...head,
  kind: z.literal('doors'),
  pays: strict({
    /** A door against the house. */
    door: Pays,
    /** All four doors win. */
    allDoors: Pays,
    /** The house wins against all four doors. */
    noDoor: Pays,
    /** The house has a pair. */
    housePair: Pays,
  }),
});

/** The `maths.json` of a table. Its SHA-256 names the rules of a round. */
export const TableFile = z.discriminatedUnion('kind', [Baccarat, SicBo, Wheel, Doors]);
export type TableFile = z.infer<typeof TableFile>;
export type BaccaratFile = z.infer<typeof Baccarat>;
export type SicBoFile = z.infer<typeof SicBo>;
export type WheelFile = z.infer<typeof Wheel>;
export type DoorsFile = z.infer<typeof Doors>;
