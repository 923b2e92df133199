import * as z from 'zod/mini';
import { LocalisedText } from './entities/identifiers.ts';

/** The capabilities of a brand (decisions §4). */
export const Capabilities = z.object({
  /** The second currency, beside gold. */
  WalletItem: z.enum(['gem', 'point']),
  Live: z.boolean(),
  RedEnvelopeSending: z.boolean(),
});
export type Capabilities = z.infer<typeof Capabilities>;

/** The opening view of a brand's lobby: the featured game and its place, and the banners in order. */
export const LobbyLook = z.object({
  /** The wide tile at the start or the end of the first row, or a tile of two by two. */
  Spotlight: z.enum(['wideStart', 'wideEnd', 'hero']),
  Game: z.string(),
  Banners: z.array(z.string()).check(z.minLength(1)),
});
export type LobbyLook = z.infer<typeof LobbyLook>;

/** Moments to which a brand may give a sound: a pressed control, a message, coins, a win, an opened red envelope. */
export const soundMoments = ['press', 'message', 'coin', 'win', 'envelope'] as const;
export type SoundMoment = (typeof soundMoments)[number];

/** The address of a sound: a sound of the build, or a file of the brand's own folder. */
export const SoundAddress = z
  .string()
  .check(z.regex(/^\/(?:sounds\/[a-z]+-[a-z]+|brands\/[a-z][a-z\d-]{1,31}\/sounds\/[a-z\d-]+)\.(?:wav|mp3)$/));

/** A sound for each moment, and the music behind the pages. A moment without a sound is silent. */
const Sounds = z.partialRecord(z.enum([...soundMoments, 'music']), SoundAddress);

/** `brands/<id>/brand.json`: an operator's settings of one brand. */
export const Brand = z.object({
  ID: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/)),
  Name: LocalisedText,
  /** The brand's greeting to players. The default is its name. */
  Greeting: z.optional(LocalisedText),
  Scheme: z.enum(['dark', 'light']),
  Capabilities,
  Hosts: z.array(z.string()),
  /** The id of the brand's app inside LINE (LIFF). Empty if there is none. It belongs to the channel of `LINE_CLIENT_ID`. */
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
  /** The company that runs the service, as terms, forms and notices name it. */
  Company: z.object({ Name: LocalisedText, Address: LocalisedText }),
  /** How players reach customer service. `Chat` is its page in a messaging app, if there is one. */
  Support: z.object({
    Email: z.email(),
    Phone: z.string(),
    Hours: LocalisedText,
    Chat: z.union([z.url(), z.literal('')]),
  }),
  Sounds,
  /** The brand's own pictures by the picture that they replace: `banner-wheel`, `tile-dragon`. */
  Pictures: z.optional(z.record(z.string(), z.string())),
});
export type Brand = z.infer<typeof Brand>;

/** Site ids on which the live button shows (specification 1 §2). */
const LIVE_SITES: readonly string[] = ['dbj', 'qbj', 'bj188', 'dev', 'qat', 'prd'];

export const hasLive = (brand: Pick<Brand, 'Capabilities'>, siteID: string): boolean =>
  brand.Capabilities.Live && LIVE_SITES.includes(siteID);
