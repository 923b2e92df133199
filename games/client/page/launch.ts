import * as z from 'zod/mini';
import { randomID } from '../randomID.ts';
import type { Launch } from '../transport/GameServerClient.ts';

const Text = z.string().check(z.minLength(1), z.maxLength(200));

/** The query of the frame's address, as the platform's launch writes it. */
const Query = z.object({
  game_code: z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/)),
  /** Absent for a demo. */
  token: z.optional(Text),
  /** The brand of a demo. */
  brand: z.optional(Text),
  /** The visitor of a demo. Without it, each opening is a new visitor. */
  visitor: z.optional(Text),
  /** `1` for a replay, whose round the page sends. */
  replay: z.optional(z.literal('1')),
  /** The language until the page sends another. */
  lang: z.optional(Text),
  /** The origin of the page, for browsers that do not report it. */
  page: z.optional(z.url({ protocol: /^https?$/ })),
});

export interface FrameLaunch {
  readonly gameCode: string;
  /** Undefined for a replay, which opens no session. */
  readonly launch: Launch | undefined;
  readonly lang: string;
  /** Undefined if the frame has no page around it. */
  readonly pageOrigin: string | undefined;
}

/** The browser's facts about the page around a frame. */
export interface Surroundings {
  readonly search: string;
  readonly referrer: string;
  /** `location.ancestorOrigins`, which Firefox does not have. */
  readonly ancestors: readonly string[];
}

/** Reads the address of the frame. Undefined if it is not one of a launch. */
export function readLaunch({ search, referrer, ancestors }: Surroundings): FrameLaunch | undefined {
  const query = Query.safeParse(Object.fromEntries(new URLSearchParams(search)));
  if (!query.success) return undefined;
  const { game_code: GameCode, token, brand, visitor = randomID(), replay, lang = 'zh_tw', page } = query.data;
  const origin = page ?? ancestors[0] ?? referrer;
  const pageOrigin = origin === '' ? undefined : new URL(origin).origin;
  const frame = { gameCode: GameCode, lang, pageOrigin };
  if (replay !== undefined) return { ...frame, launch: undefined };
  if (token !== undefined) return { ...frame, launch: { LaunchToken: token, GameCode } };
  if (brand === undefined) return undefined;
  return { ...frame, launch: { Demo: { Brand: brand, Visitor: visitor }, GameCode } };
}
