import * as z from 'zod/mini';
import { GameCategory, GameCode } from '#protocol/entities/game.ts';

const positive = z.int().check(z.minimum(1));
const DAY_MINUTES = 24 * 60;

const Prizes = z.array(z.strictObject({ To: positive, Gold: positive })).check(
  z.minLength(1),
  z.refine((rows) => rows.every(({ To }, at) => To > (rows[at - 1]?.To ?? 0)), {
    message: 'each row must reach a later place than the row before it',
  }),
);

const Definition = z.strictObject({
  RaceID: z.string().check(z.regex(/^[a-z0-9]{1,24}$/, 'must be letters and digits')),
  Scope: z.discriminatedUnion('Kind', [
    z.strictObject({ Kind: z.literal('game'), GameCode }),
    z.strictObject({ Kind: z.literal('category'), Category: GameCategory }),
    z.strictObject({ Kind: z.literal('brand') }),
  ]),
  Entry: z.enum(['free', 'ticket']),
  Rounds: positive,
  Start: z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of the day')),
  EveryMinutes: positive.check(
    z.refine((minutes) => DAY_MINUTES % minutes === 0, { message: 'must divide a day into equal parts' }),
  ),
  Minutes: positive,
  Prizes,
});

/** The schedule and the prizes of races. */
export const RaceNumbers = z.strictObject({ GraceMinutes: positive, List: z.array(Definition) }).check(
  z.refine(({ GraceMinutes, List }) => List.every((race) => race.Minutes + GraceMinutes <= race.EveryMinutes), {
    message: 'a race must be final before it starts again',
  }),
  z.refine(({ List }) => new Set(List.map(({ RaceID }) => RaceID)).size === List.length, {
    message: 'each race needs an id of its own',
  }),
);
