import * as z from 'zod/mini';
import { WheelPrize, WheelSpin, WheelSpinsLeft, WheelWin } from '../entities/event.ts';
import { LocalisedText, Page, perPage } from '../entities/identifiers.ts';
import { ItemAmount } from '../entities/present.ts';
import { operation } from '../operation.ts';

const defaults = {
  socket: 'lobby',
  group: 'fireWheel',
  origin: 'added',
  section: 'specification 1 §7 (fire wheel); decisions §2',
} as const;

export const getFireWheel = operation({
  ...defaults,
  op: 14300,
  name: 'getFireWheel',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ Prizes: z.array(WheelPrize), Notice: LocalisedText, Price: ItemAmount, Left: WheelSpinsLeft }),
  summary: 'The prizes with their percentages, the legal notice, the price of a spin and the spins left today.',
});

export const spinFireWheel = operation({
  ...defaults,
  op: 14310,
  name: 'spinFireWheel',
  caller: 'member',
  effect: 'write',
  request: z.strictObject({
    /** Whether to buy a spin when no free spin is left. */
    Pay: z._default(z.boolean(), false),
  }),
  result: z.extend(WheelSpin, { Left: WheelSpinsLeft }),
  codes: [200124, 300014, 300037],
  summary:
    "Spins: first a free spin, then a spin from a present, then a bought spin if Pay is true; the server draws the prize. No spin is sold after the player's own limit of play for the day is used up (300037).",
});

export const getWheelHistory = operation({
  ...defaults,
  op: 14320,
  name: 'getWheelHistory',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({ Page: z._default(Page, 1), PerPage: perPage(10, 50) }),
  result: z.object({ List: z.array(WheelSpin), Total: z.int().check(z.minimum(0), z.maximum(50)) }),
  summary: "The player's own last 50 spins, newest first.",
});

export const getWheelWinners = operation({
  ...defaults,
  op: 14330,
  name: 'getWheelWinners',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ List: z.array(WheelWin) }),
  summary: 'The last 20 big prizes of all players, newest first.',
});
