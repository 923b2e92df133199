import * as z from 'zod/mini';
import { SoundAddress } from './brands.ts';

/** `docs/theming-reference.md` lists these descriptions. */
export const fieldWords = z.registry<{ description: string; takes?: string }>();

/** @param takes the allowed values, if the schema does not show them */
function told<Schema extends z.ZodMiniType>(description: string, schema: Schema, takes?: string): Schema {
  // A copy, since several fields share a schema.
  const own = z.clone(schema);
  fieldWords.add(own, takes === undefined ? { description } : { description, takes });
  return own;
}

/** An object that rejects unknown fields, with an error that lists the known ones. */
const strict = <Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodMiniObject<Shape, z.core.$strict> =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has no field ${issue.keys.map((key) => `"${key}"`).join(', ')}; it has ${Object.keys(shape).join(', ')}`
        : undefined,
  });

const Words = z.string().check(z.regex(/\S/, 'must have words in it'));
const InThreeLanguages = strict({ zh_tw: Words, id_id: Words, vi_vn: Words });
const Paragraphs = z.array(Words).check(z.minLength(1, 'must have at least one line'));

const HTTPS = 'must be an address that begins with https://';
const HTTPS_TAKES = 'an address with `https://`';
const HTTPS_OR_EMPTY_TAKES = `${HTTPS_TAKES}, or empty`;
const Address = z.url({ protocol: /^https$/, hostname: /\./ });
const isHttps = (address: string): boolean => !address.includes('@') && Address.safeParse(address).success;
const Https = z.string().check(z.refine(isHttps, HTTPS));
const HttpsOrEmpty = z.string().check(z.refine((link) => link === '' || isHttps(link), `${HTTPS}, or ""`));

/** A name from a list. The error repeats the list. */
const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, `must be one of ${names.join(', ')}`);

const HOST =
  /^(?=.{1,253}(?::|$))[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*(?::\d{1,5})?$/;

const PictureFile = z
  .string()
  .check(
    z.regex(
      /^\/brands\/[a-z][a-z\d-]{1,31}\/pictures\/[a-z\d-]+\.(?:webp|avif|png|jpg)$/,
      'must be /brands/<id>/pictures/<name>.webp (or .avif, .png, .jpg)',
    ),
  );

/** A typeface of the brand: its files, each for a range of weights, and its licence. */
const Face = strict({
  Family: z.string().check(z.regex(/^[A-Za-z][A-Za-z\d ]{1,39}$/, 'must be 2 to 40 letters, digits and spaces')),
  Licence: z.string().check(z.regex(/^faces\/[A-Za-z\d-]+\.txt$/, 'must be the licence, faces/<name>.txt')),
  Files: z
    .array(
      strict({
        File: z.string().check(z.regex(/^faces\/[a-z\d-]+\.woff2$/, 'must be faces/<name>.woff2')),
        Weights: z.tuple([z.int().check(z.minimum(1), z.maximum(1000)), z.int().check(z.minimum(1), z.maximum(1000))]),
      }),
    )
    .check(z.minLength(1, 'must name at least one file')),
});

const SoundFile = z.exactOptional(
  z
    .string()
    .check(
      z.refine(
        (address) => SoundAddress.safeParse(address).success,
        'must be /sounds/<voice>-<moment>.wav, or /brands/<id>/sounds/<name>.mp3 (or .wav)',
      ),
    ),
);

const distinct = (items: readonly string[]): boolean => new Set(items).size === items.length;

/** The names of drawings that a brand may use. */
export interface DrawnNames {
  readonly games: readonly [string, ...string[]];
  readonly banners: readonly [string, ...string[]];
}

/**
 * The schema of `brands/<id>/brand.json` as an operator writes it. It describes what the app reads as a `Brand`, rejects unknown fields,
 * and accepts only names that exist and addresses that a page may contain.
 *
 * @param drawn the games and banners that have drawings
 */
export function brandFileOf({ games, banners }: DrawnNames) {
  const replaceable = [...banners.map((banner) => `banner-${banner}`), ...games.map((game) => `tile-${game}`)];
  const Replaced = z.string().check(z.refine((name) => replaceable.includes(name)));
  const OWN_PICTURES = `may replace ${replaceable.join(', ')}`;
  return strict({
    ID: told(
      'The id of the brand, which is the name of its folder: 2 to 32 small letters, digits and hyphens, a letter first.',
      z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/, 'must be 2 to 32 of a-z, 0-9 and -, a letter first')),
    ),
    Name: told('The name that players see.', InThreeLanguages),
    Greeting: told('The greeting on the sign-in page. Defaults to the brand’s name.', z.optional(InThreeLanguages)),
    Scheme: told('Dark or light, as in `tokens.json`.', oneOf(['dark', 'light'])),
    Capabilities: strict({
      WalletItem: told('The second currency, beside gold.', oneOf(['gem', 'point'])),
      Live: told('Whether the brand has live rooms.', z.boolean('must be true or false')),
      RedEnvelopeSending: told('Whether players can send red envelopes.', z.boolean('must be true or false')),
    }),
    Hosts: told(
      'The hosts of the brand. A host with a port (`demo.localhost:8787`) applies to that port alone.',
      z
        .array(
          z
            .string()
            .check(z.regex(HOST, 'must be a host such as play.example.com: small letters, no https:// and no path')),
        )
        .check(z.refine(distinct, 'names a host twice')),
      'hosts: `play.example.com`',
    ),
    LiffID: told(
      'The id of its app inside LINE (LIFF). Empty without one.',
      z._default(
        z.string().check(z.regex(/^(\d+-[A-Za-z0-9]+)?$/, 'must be an id of LIFF such as 1234567890-AbcdEfgh, or ""')),
        '',
      ),
      '`1234567890-AbcdEfgh`, or empty',
    ),
    Rating: strict({
      Mark: told('The mark of the age rating, up to 6 characters.', Words.check(z.maxLength(6))),
      Label: told('The rating as text.', InThreeLanguages),
      Notices: told('The legal lines.', strict({ zh_tw: Paragraphs, id_id: Paragraphs, vi_vn: Paragraphs })),
    }),
    Lobby: strict({
      Spotlight: told(
        'The place of the featured game: a wide tile first or last in its row, or a tile of two by two.',
        oneOf(['wideStart', 'wideEnd', 'hero']),
      ),
      Game: told('The featured game.', oneOf(games)),
      Banners: told(
        'The banners that take turns, in order.',
        z
          .array(oneOf(banners))
          .check(z.minLength(1, 'must name at least one banner'), z.refine(distinct, 'names a banner twice')),
      ),
    }),
    Links: strict({
      Underage: told('The address for visitors under age.', Https, HTTPS_TAKES),
      Support: told(
        'The help page: a page of the product, or another address.',
        z
          .string()
          .check(
            z.refine(
              (link) => /^\/(?![/\\])\S*$/.test(link) || isHttps(link),
              `must be a page such as /support/info, or ${HTTPS.slice(8)}`,
            ),
          ),
        `a page such as \`/support/info\`, or ${HTTPS_TAKES}`,
      ),
      AppStore: told('The app in the App Store. Empty without one.', HttpsOrEmpty, HTTPS_OR_EMPTY_TAKES),
      GooglePlay: told('The app in Google Play. Empty without one.', HttpsOrEmpty, HTTPS_OR_EMPTY_TAKES),
      Apk: told(
        'The app as a file, for Android without Google Play. Empty without one.',
        HttpsOrEmpty,
        HTTPS_OR_EMPTY_TAKES,
      ),
    }),
    Company: strict({
      Name: told('The company that runs the service, as terms, forms and notices name it.', InThreeLanguages),
      Address: told('The address of that company.', InThreeLanguages),
    }),
    Support: strict({
      Email: told(
        'The e-mail address of customer service.',
        z.email('must be an address such as help@example.com'),
        'an e-mail address',
      ),
      Phone: told(
        'The phone number of customer service. Empty without one.',
        z
          .string()
          .check(z.regex(/^(\+?\d[\d -]{4,19})?$/, 'must be digits, spaces and hyphens, such as 02-1234-5678, or ""')),
        '`02-1234-5678`, or empty',
      ),
      Hours: told('The hours of customer service.', InThreeLanguages),
      Chat: told(
        'The page of customer service in a messaging app. Empty without one.',
        HttpsOrEmpty,
        HTTPS_OR_EMPTY_TAKES,
      ),
    }),
    Sounds: told(
      'A sound for each moment, and the music behind the pages. A missing line means no sound.',
      strict({
        press: SoundFile,
        message: SoundFile,
        coin: SoundFile,
        win: SoundFile,
        envelope: SoundFile,
        music: SoundFile,
      }),
    ),
    Faces: told(
      'The brand’s own typefaces in `faces/`, for use in `tokens.json`: family, licence, and a file for each range of weights.',
      z.exactOptional(z.array(Face)),
      'a list of `Family`, `Licence`, `Files` (`File`, `Weights`)',
    ),
    Pictures: told(
      "The brand’s own pictures in `pictures/` that replace the product's: a banner, or a game's tile.",
      z.exactOptional(
        z.record(Replaced, PictureFile, {
          error: (issue) => (issue.code === 'invalid_key' ? OWN_PICTURES : undefined),
        }),
      ),
      '`banner-<banner>` or `tile-<game>`: `/brands/<id>/pictures/<file>`',
    ),
  });
}
