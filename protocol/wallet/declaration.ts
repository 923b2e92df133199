import * as z from 'zod/mini';
import { FixedPrizeName, GameCode, JackpotName } from '../entities/game.ts';
import { SIGNATURE_ALGORITHMS } from './signing.ts';

const MAX_CALLS_PER_SECOND = 100_000;
/** The most gold of one stake, and of the wins of one round, so that sums stay far below 2^53. */
export const MAX_AMOUNT = 1_000_000_000_000;
/** The most gold that one round wins, unless the declaration says otherwise. */
export const MAX_WIN = 1_000_000_000;
/** The most gold that a declaration lets a provider's rounds win in a day. */
const MAX_DAY = 100 * MAX_AMOUNT;

const Key = z.object({
  /** Names the key in the head of a call. */
  ID: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/, 'must be 1 to 64 letters, digits, points, dashes')),
  Algorithm: z.enum(SIGNATURE_ALGORITHMS),
  /** PEM, SubjectPublicKeyInfo. */
  PublicKey: z.string(),
});

export const DeclaredGame = z
  .object({
    GameCode,
    /** The published variant of return, as the provider names it. */
    Variant: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,16}$/, 'must be 1 to 16 letters, digits, points, dashes')),
    /** The return of the variant that the provider publishes, in basis points (9600 is 96 %). */
    ReturnToPlayer: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
    /** The names of its pools. Absent means not published. */
    Jackpots: z.optional(z.array(JackpotName)),
    /** The names of its prizes that are fixed multiples of the stake. They move no pool. */
    FixedPrizes: z.optional(z.array(FixedPrizeName)),
    /** Whether a round may have further bets after the first. MinBet and MaxBet are those of all bets of the round together. */
    SeveralBets: z._default(z.boolean(), false),
    /** Whether a bet may be a hold of several shots. MinBet and MaxBet are those of a shot then. */
    Holds: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ Jackpots = [], FixedPrizes = [] }) => FixedPrizes.every((name) => !Jackpots.includes(name)), {
      error: 'must have no name of Jackpots',
      path: ['FixedPrizes'],
    }),
  );

export type DeclaredGame = z.output<typeof DeclaredGame>;

/** A game provider as the operator declares it. The schema is strict: an unknown field is refused, unlike on the wire. */
export const GameProviderDeclaration = z
  .strictObject({
    /** In front of its round ids. */
    ID: z.string().check(z.regex(/^[a-z0-9-]{1,16}$/, 'must be 1 to 16 small letters, digits, dashes')),
    Name: z.string().check(z.minLength(1), z.maxLength(64)),
    /** The token and the game are added as a query. */
    LaunchURL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
    /** The address at which the platform reads the jackpots of its games. Without it the lobby shows amounts of the platform's own. */
    JackpotsURL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
    /** Demos for any visitor. Without it there are none. */
    DemoURL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
    /** Public replays of finished rounds. Without it the platform shows the ledger's bookings. */
    ReplayURL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
    Keys: z.array(Key).check(z.minLength(1)),
    Brands: z.array(z.string()).check(z.minLength(1)),
    Games: z.array(DeclaredGame).check(z.minLength(1)),
    /** The address at which the platform reads a round for its player, so that the player can verify it. */
    Rounds: z.optional(
      z.strictObject({
        /** The provider's id of the round is added as the last part of the path. */
        URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
        /** Signs the platform's requests. The provider has the same secret. */
        Secret: z.string().check(z.minLength(32, 'must have 32 characters or more'), z.maxLength(256)),
      }),
    ),
    CallsPerSecond: z._default(z.int().check(z.minimum(1), z.maximum(MAX_CALLS_PER_SECOND)), 1000),
    /** The most gold that one round wins, a jackpot included. */
    MaxWin: z._default(z.int().check(z.minimum(1), z.maximum(MAX_AMOUNT)), MAX_WIN),
    /** The most gold that its rounds of one day win. A stake is refused once its round could win more. */
    MaxWinPerDay: z._default(z.int().check(z.minimum(1), z.maximum(MAX_DAY)), 10_000_000_000_000),
  })
  .check(
    z.refine(({ MaxWin, MaxWinPerDay }) => MaxWin <= MaxWinPerDay, {
      error: 'must be MaxWin or more',
      path: ['MaxWinPerDay'],
    }),
  );
export type GameProviderDeclaration = z.output<typeof GameProviderDeclaration>;

/** The file of `GAME_PROVIDERS`. */
export const GameProvidersFile = z.strictObject({ Providers: z.array(GameProviderDeclaration) });
