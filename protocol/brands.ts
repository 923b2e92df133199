import * as z from 'zod/mini';
import { LocalisedText } from './entities/identifiers.ts';

/** What a brand may do (decisions §4). */
export const Capabilities = z.object({
  /** The wallet that stands beside gold. */
  WalletItem: z.enum(['gem', 'point']),
  Live: z.boolean(),
  RedEnvelopeSending: z.boolean(),
});
export type Capabilities = z.infer<typeof Capabilities>;

/** How a brand opens its lobby: which game stands out and where, and which banners turn, in order. */
export const LobbyLook = z.object({
  /** The wide tile at the start or the end of the first row, or one tile two by two. */
  Spotlight: z.enum(['wideStart', 'wideEnd', 'hero']),
  Game: z.string(),
  Banners: z.array(z.string()).check(z.minLength(1)),
});
export type LobbyLook = z.infer<typeof LobbyLook>;

/** Moments that a brand may give a sound to: a control pressed, a message, coins, a win, a red envelope opened. */
export const soundMoments = ['press', 'message', 'coin', 'win', 'envelope'] as const;
export type SoundMoment = (typeof soundMoments)[number];

/** Where a sound is served: one that the build plays, or a file of the brand's own folder. */
export const SoundAddress = z
  .string()
  .check(z.regex(/^\/(?:sounds\/[a-z]+-[a-z]+|brands\/[a-z][a-z\d-]{1,31}\/sounds\/[a-z\d-]+)\.(?:wav|mp3)$/));

/** Each moment's sound, and the loop that plays behind the pages; what is not named is silent. */
const Sounds = z.partialRecord(z.enum([...soundMoments, 'music']), SoundAddress);

/** `brands/<id>/brand.json`: an operator's facts about one brand. */
export const Brand = z.object({
  ID: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/)),
  Name: LocalisedText,
  /** How it greets who comes in, in its own voice; a brand without one says its name. */
  Greeting: z.optional(LocalisedText),
  Scheme: z.enum(['dark', 'light']),
  Capabilities,
  Hosts: z.array(z.string()),
  /** Its app inside LINE (LIFF), as LINE numbers it; empty where it has none. It belongs to the channel of `LINE_CLIENT_ID`. */
  LiffID: z._default(z.string().check(z.regex(/^(\d+-[A-Za-z0-9]+)?$/)), ''),
  Rating: z.object({
    Mark: z.string(),
    Label: LocalisedText,
    Notices: z.object({ zh_tw: z.array(z.string()), id_id: z.array(z.string()), vi_vn: z.array(z.string()) }),
  }),
  Lobby: LobbyLook,
  Links: z.object({
    Underage: z.url(),
    Support: z.string(),
    AppStore: z.string(),
    GooglePlay: z.string(),
    Apk: z.string(),
  }),
  /** Who runs the service, as the terms, forms and notices name it. */
  Company: z.object({ Name: LocalisedText, Address: LocalisedText }),
  /** How customer service is reached; `Chat` is a page of it in a messaging app, where there is one. */
  Support: z.object({
    Email: z.email(),
    Phone: z.string(),
    Hours: LocalisedText,
    Chat: z.union([z.url(), z.literal('')]),
  }),
  Sounds,
  /** Pictures of its own in place of the product's, by what they replace: `banner-wheel`, `tile-dragon`. */
  Pictures: z.optional(z.record(z.string(), z.string())),
});
export type Brand = z.infer<typeof Brand>;

/** Site ids on which the live button shows (specification 1 §2). */
const LIVE_SITES: readonly string[] = ['dbj', 'qbj', 'bj188', 'dev', 'qat', 'prd'];

/** Whether live shows for a brand on a site. */
export const hasLive = (brand: Pick<Brand, 'Capabilities'>, siteID: string): boolean =>
  brand.Capabilities.Live && LIVE_SITES.includes(siteID);
