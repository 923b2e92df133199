import table from './generated/art.json' with { type: 'json' };
import {
  type AvatarId,
  TITLE_LANGUAGES,
  type BannerId,
  FEATURED_WIDTH,
  type GiftId,
  guideBox,
  type GuideId,
  itemKind,
  type ItemId,
  type PackId,
  type PictureKind,
  PICTURE_SIZES,
  type StateId,
  type TitleLanguage,
  type VipLevel,
} from './ids.ts';
import type { ArtTable } from './table.ts';

export {
  AVATAR_IDS,
  type AvatarId,
  BANNER_IDS,
  type BannerId,
  type CurrencyId,
  GIFT_IDS,
  type GiftId,
  type GuideId,
  ITEM_IDS,
  type ItemId,
  type PackSize,
  type PrizeId,
  STATE_IDS,
  type StateId,
  type TitleLanguage,
  VIP_LEVELS,
  type VipLevel,
} from './ids.ts';

const art: ArtTable = table;

/** The attributes of an `<img>`. Give it a `sizes` of your own, since `srcSet` is by width. */
export interface ArtSources {
  readonly src: string;
  /** Empty where one file fits all. */
  readonly srcSet: string;
  /** Pixels of `src`, for the aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** Colour that holds the place while the picture loads, `#rrggbb`. */
  readonly placeholder: string;
}

/** A tile's picture, and the middle colour of its ground for edges and surfaces about it. */
export interface TileArt extends ArtSources {
  readonly ground: string;
}

/** `hero` is the spotlight: a tall tile that takes two places each way. */
export type TileShape = 'tall' | 'wide' | 'hero';

/** The language that a locale's titles are lettered in. Chinese if there are none in its own. */
export const titleLanguage = (locale: string): TitleLanguage =>
  TITLE_LANGUAGES.find((one) => locale.startsWith(one)) ?? 'zh';

const address = (file: string) => `/art/${file}?v=${art.version}`;

function sources(name: string, kind: PictureKind, placeholder: string, widths: readonly number[]): ArtSources {
  const at = (width: number) => address(`${name}-${width}.avif`);
  const [first = 0] = widths;
  return {
    src: at(first),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '),
    width: first,
    height: Math.round(first / PICTURE_SIZES[kind].ratio),
    placeholder,
  };
}

/** Pictures that replace these, by the replaced name: `banner-wheel`, `tile-dragon`. */
export type OwnPictures = Readonly<Record<string, string>>;

/** The sources of a replacing picture, with a single file for every width. */
const replaced = <Art extends ArtSources>(given: Art, own: OwnPictures | undefined, name: string): Art =>
  own?.[name] === undefined ? given : { ...given, src: own[name], srcSet: '' };

/** Draws the tile of a game without a drawing, with its title on it: an SVG file. */
export type DrawTile = (gameCode: string, title: string) => string;

/** Fetches the code that draws tiles of games without a drawing, which few pages need. */
export const loadTileFallback = (): Promise<DrawTile> =>
  import('./fallback.ts').then(({ gameTileFallback }) => gameTileFallback);

/** Whether a game has a drawing. */
export const hasTile = (gameCode: string): boolean => Object.hasOwn(art.tiles, gameCode);

/** An empty picture while the drawing code loads. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

/**
 * The picture of a game's tile, its title lettered in the given language. A game without a drawing gets one by `draw`, as a data address;
 * without `draw` its place stays empty.
 */
export function tileSources(
  gameCode: string,
  shape: TileShape,
  language: TitleLanguage,
  title: string,
  draw?: DrawTile,
  own?: OwnPictures,
): TileArt {
  const colours = hasTile(gameCode) ? art.tiles[gameCode] : undefined;
  if (!colours) {
    const src = draw === undefined ? BLANK : `data:image/svg+xml,${encodeURIComponent(draw(gameCode, title))}`;
    const drawn = { src, srcSet: '', width: 360, height: 432, placeholder: '#222233', ground: '#222233' };
    return replaced(drawn, own, `tile-${gameCode}`);
  }
  const format = shape === 'wide' ? 'wide' : 'tall';
  const widths: number[] = PICTURE_SIZES[format].widths.filter((width) => shape !== 'hero' || width > 248);
  if (colours.featured && shape !== 'tall') widths.push(FEATURED_WIDTH);
  const name = `tiles/${gameCode}-${format}-${language}`;
  const lettered = { ...sources(name, format, colours[format], widths), ground: colours.ground };
  return replaced(lettered, own, `tile-${gameCode}`);
}

/**
 * A carousel banner: title at the left, its lower third free for a caption and a button.
 * @param locale the language of its title, `zh_tw`; Chinese where no title is lettered in it
 */
export function bannerSources(id: BannerId, locale: string, own?: OwnPictures): ArtSources {
  const language = titleLanguage(locale);
  const lettered = sources(
    `banners/${id}-${language}`,
    'banner',
    art.banners[id] ?? '#222233',
    PICTURE_SIZES.banner.widths,
  );
  return replaced(lettered, own, `banner-${id}`);
}

/** A small picture comes in one file, sharp at twice the pixels in the sizes it is made for. */
function single(name: string, kind: 'avatar' | 'badge' | 'ring' | 'item' | 'prize'): string {
  return address(`${name}-${PICTURE_SIZES[kind].widths[0]}.avif`);
}

/** Pixels of an edge of a default avatar. */
export const AVATAR_EDGE = PICTURE_SIZES.avatar.widths[0];

/** A default avatar, square; round it. */
export const avatarSrc = (id: AvatarId) => single(`avatars/${id}`, 'avatar');

/** A VIP mark: `badge` up to 96 px, `mini` for 16 to 24 px beside a name. */
export const vipBadgeSrc = (level: VipLevel, form: 'badge' | 'mini') =>
  form === 'mini' ? address(`vip/mini-${level}.svg`) : single(`vip/badge-${level}`, 'badge');

/** A ring for an avatar: the avatar's diameter is 88/120 of the ring's, at its centre. */
export const vipRingSrc = (level: VipLevel) => single(`vip/ring-${level}`, 'ring');

/** A currency, a prize, or a pack of the shop. */
export const itemSrc = (id: ItemId | PackId) => single(`items/${id}`, itemKind(id));

/** A gift with an effect: 224 pixels for a shelf, 512 for what stands still in the place of its effect. */
export const giftSrc = (id: GiftId, width: (typeof PICTURE_SIZES.effectGift.widths)[number] = 224): string =>
  address(`gifts/${id}-${width}.avif`);

/** A step of a guide for `<use>`, tinted as the drawings of states are. */
export const guideArt = (id: GuideId) => ({
  href: `${address(`guides/${id}.svg`)}#guide`,
  viewBox: guideBox(id).join(' '),
});

/**
 * A drawing for an empty, failed or closed place, for `<svg viewBox={viewBox}><use href={href} /></svg>`: its lines
 * take `color`, its fills `--accent`, detail on fills `--on-accent`.
 */
export const stateArt = (id: StateId) => ({ href: `${address(`states/${id}.svg`)}#state`, viewBox: '0 0 240 200' });
