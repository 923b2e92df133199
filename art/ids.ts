/** Names of everything drawn. This file ships to the client; the generators that draw them do not. */

/** The sixteen default avatars. */
export const AVATAR_IDS = [
  'cat',
  'fox',
  'bear',
  'rabbit',
  'panda',
  'frog',
  'pig',
  'wolf',
  'tiger',
  'koala',
  'chick',
  'deer',
  'owl',
  'lion',
  'penguin',
  'monkey',
] as const;
export type AvatarId = (typeof AVATAR_IDS)[number];

/** Games with a drawing of their own. The GameCode on the wire is the same word. */
export const GAME_IDS = [
  'owl',
  'cat',
  'dragon',
  'tiger',
  'koi',
  'seven',
  'angler',
  'phoenix',
  'turtle',
  'dice',
  'mahjong',
  'scarab',
  'hammer',
  'liondance',
  'octopus',
  'candy',
  'panda',
  'crystal',
  'toad',
  'chest',
  'monkey',
  'cards',
  'rabbit',
  'seasons',
] as const;
export type GameId = (typeof GAME_IDS)[number];

/** The carousel's banners. */
export const BANNER_IDS = ['rain', 'seven', 'first', 'wheel', 'rank', 'arena'] as const;
export type BannerId = (typeof BANNER_IDS)[number];

/** Currencies, for beside an amount. */
export const CURRENCY_IDS = ['coin', 'gem', 'point'] as const;
/** Rewards and their sources, drawn large. The drawing of gold grows: `stack`, `bag`, `chest`, `treasure`. */
export const PRIZE_IDS = [
  'stack',
  'bag',
  'chest',
  'treasure',
  'ticket',
  'gift',
  'trophy',
  'calendar',
  'wheel',
  'spins',
  'phone',
] as const;
export const ITEM_IDS = [...CURRENCY_IDS, ...PRIZE_IDS] as const;
export type CurrencyId = (typeof CURRENCY_IDS)[number];
export type PrizeId = (typeof PRIZE_IDS)[number];
export type ItemId = (typeof ITEM_IDS)[number];

/** Packs of the shop in the order of their price. The drawing grows with the pack. */
export const PACK_SIZES = [1, 2, 3, 4, 5, 6] as const;
export type PackSize = (typeof PACK_SIZES)[number];
export type PackId = `${CurrencyId}-${PackSize}`;

/** The kind of file an item comes in: a currency stands small beside its amount, a prize or a pack large. */
export const itemKind = (id: ItemId | PackId): 'item' | 'prize' =>
  CURRENCY_IDS.some((currency) => currency === id) ? 'item' : 'prize';

/** Gifts with an effect, by price: items 42 to 49 (specification 1 §9). */
export const GIFT_IDS = ['rose', 'fireworks', 'corgi', 'meteor', 'car', 'yacht', 'castle', 'rocket'] as const;
export type GiftId = (typeof GIFT_IDS)[number];

/** Drawings for empty, failed and closed places. */
export const STATE_IDS = [
  'no-messages',
  'no-friends',
  'no-mail',
  'no-records',
  'search-nothing',
  'offline',
  'error',
  'maintenance',
  'locked-club',
  'under-18',
  'podium',
  'market',
  'gift',
  'wheel',
  'broadcast',
  'club-house',
  'reels',
  'calendar',
  'checklist',
] as const;
export type StateId = (typeof STATE_IDS)[number];

/** Steps that the guides show: for newcomers, and for the product on a home screen. */
export const GUIDE_IDS = [
  'sign-in',
  'bind',
  'play',
  'ios-share',
  'ios-add',
  'ios-icon',
  'android-menu',
  'android-install',
  'android-icon',
  'desktop-install',
  'desktop-window',
] as const;
export type GuideId = (typeof GUIDE_IDS)[number];

/** Left, top, width and height of a step's drawing: a phone stands upright, a computer lies across. */
export const guideBox = (id: GuideId): readonly [number, number, number, number] =>
  id.startsWith('desktop-') ? [0, 0, 240, 160] : [0, 0, 160, 240];

/** VIP levels that carry a mark; level 0 has none. */
export const VIP_LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type VipLevel = (typeof VIP_LEVELS)[number];

/** Tall tiles stand two or three abreast; wide ones take two places. */
export const TILE_FORMATS = ['tall', 'wide'] as const;
export type TileFormat = (typeof TILE_FORMATS)[number];

/** Scripts that the pictures of shared links are lettered in. */
export const SHARE_SCRIPTS = ['zh', 'latin'] as const;
export type ShareScript = (typeof SHARE_SCRIPTS)[number];

/** Languages that titles on tiles and banners are lettered in: the first part of a locale. */
export const TITLE_LANGUAGES = ['zh', 'id', 'vi'] as const;
export type TitleLanguage = (typeof TITLE_LANGUAGES)[number];

/**
 * Pixel widths that each kind of picture is rasterised in, small to large, and its width divided by its height.
 * Featured games have a further width, because only they stand larger than the rest.
 */
export const PICTURE_SIZES = {
  tall: { widths: [248, 496], ratio: 360 / 432 },
  wide: { widths: [496], ratio: 744 / 432 },
  banner: { widths: [700, 1050], ratio: 700 / 264 },
  avatar: { widths: [192], ratio: 1 },
  badge: { widths: [192], ratio: 1 },
  ring: { widths: [240], ratio: 1 },
  item: { widths: [128], ratio: 1 },
  prize: { widths: [224], ratio: 1 },
  effectGift: { widths: [224, 512], ratio: 1 },
} as const;
/** A further width of the tiles of featured games, in pixels. */
export const FEATURED_WIDTH = 744;

export type PictureKind = keyof typeof PICTURE_SIZES;
