import { avatarDrawing } from '#art/avatars.ts';
import { bannerFace, bannerPicture, BANNER_SIZE, bannerTitle } from '#art/banner.ts';
import {
  AVATAR_IDS,
  BANNER_IDS,
  CURRENCY_IDS,
  FEATURED_WIDTH,
  GIFT_IDS,
  GUIDE_IDS,
  PICTURE_SIZES,
  ITEM_IDS,
  itemKind,
  PACK_SIZES,
  type PictureKind,
  STATE_IDS,
  TILE_FORMATS,
  TITLE_LANGUAGES,
  type TitleLanguage,
  VIP_LEVELS,
} from '#art/ids.ts';
import { giftDrawing } from '#art/gifts/index.ts';
import { guideDrawing } from '#art/guides.ts';
import { itemDrawing } from '#art/items/index.ts';
import { packDrawing } from '#art/items/packs.ts';
import { stateDrawing } from '#art/states.ts';
import { tileFace, TILE_FRAMES, tilePicture, tileTitle } from '#art/tile.ts';
import { vipBadge } from '#art/vip/badge.ts';
import { vipMini } from '#art/vip/mini.ts';
import { vipRing } from '#art/vip/ring.ts';
import { readBannerTitles } from './bannerTitles.ts';
import type { CatalogueGame } from './catalogue.ts';
import { loadOutlines } from './outlines.ts';

/** A drawing to rasterise, with optional overlays. Each overlay gives a separate picture. */
export interface Picture {
  /** Path below the art folder, without width and extension. */
  readonly name: string;
  readonly kind: PictureKind;
  /** Width of the drawing in its own units. */
  readonly fieldWidth: number;
  readonly svg: string;
  /** Pixel widths of the files, ascending. */
  readonly widths: readonly number[];
  /** Titles by script or language. A drawing without titles is a single picture. */
  readonly titles?: Readonly<Record<string, string>>;
}

const titleOf = ({ GameNames }: CatalogueGame, language: TitleLanguage): string =>
  ({ zh: GameNames.zh_tw, id: GameNames.id_id, vi: GameNames.vi_vn })[language];

async function tiles(games: readonly CatalogueGame[]): Promise<Picture[]> {
  const outlines = await loadOutlines(
    games.flatMap((game) =>
      TITLE_LANGUAGES.map((language) => ({ face: tileFace(game.GameCode, language), text: titleOf(game, language) })),
    ),
  );
  return games.flatMap((game) =>
    TILE_FORMATS.map((format) => ({
      name: `tiles/${game.GameCode}-${format}`,
      kind: format,
      widths: game.Featured ? [...PICTURE_SIZES[format].widths, FEATURED_WIDTH] : PICTURE_SIZES[format].widths,
      fieldWidth: TILE_FRAMES[format].width,
      svg: tilePicture(game.GameCode, format),
      titles: Object.fromEntries(
        TITLE_LANGUAGES.map((language) => [
          language,
          tileTitle(game.GameCode, format, language, titleOf(game, language), outlines),
        ]),
      ),
    })),
  );
}

async function banners(): Promise<Picture[]> {
  const titles = await readBannerTitles();
  const outlines = await loadOutlines(
    BANNER_IDS.flatMap((id) =>
      TITLE_LANGUAGES.map((language) => ({ face: bannerFace(id, language), text: titles[language][id] })),
    ),
  );
  return BANNER_IDS.map((id) => ({
    name: `banners/${id}`,
    kind: 'banner',
    widths: PICTURE_SIZES.banner.widths,
    fieldWidth: BANNER_SIZE.width,
    svg: bannerPicture(id),
    titles: Object.fromEntries(
      TITLE_LANGUAGES.map((language) => [language, bannerTitle(id, language, titles[language][id], outlines)]),
    ),
  }));
}

/** Returns all pictures. @throws Error that names the character if a face lacks a character of a title */
export async function pictures(games: readonly CatalogueGame[]): Promise<Picture[]> {
  const single = (name: string, kind: PictureKind, fieldWidth: number, svg: string): Picture => ({
    name,
    kind,
    fieldWidth,
    svg,
    widths: PICTURE_SIZES[kind].widths,
  });
  const singles = [
    ...VIP_LEVELS.map((level) => single(`vip/badge-${level}`, 'badge', 120, vipBadge(level))),
    ...VIP_LEVELS.map((level) => single(`vip/ring-${level}`, 'ring', 120, vipRing(level))),
    ...AVATAR_IDS.map((id) => single(`avatars/${id}`, 'avatar', 96, avatarDrawing(id))),
    ...ITEM_IDS.map((id) => single(`items/${id}`, itemKind(id), 200, itemDrawing(id))),
    ...CURRENCY_IDS.flatMap((currency) =>
      PACK_SIZES.map((size) => single(`items/${currency}-${size}`, 'prize', 200, packDrawing(currency, size))),
    ),
    ...GIFT_IDS.map((id) => single(`gifts/${id}`, 'effectGift', 512, giftDrawing(id))),
  ];
  return [...(await tiles(games)), ...(await banners()), ...singles];
}

/** Returns the small drawings that stay vector graphics: path below the art folder, and text. */
export function vectors(): { readonly file: string; readonly svg: string }[] {
  return [
    ...VIP_LEVELS.map((level) => ({ file: `vip/mini-${level}.svg`, svg: vipMini(level) })),
    ...GUIDE_IDS.map((id) => ({ file: `guides/${id}.svg`, svg: guideDrawing(id) })),
    ...STATE_IDS.map((id) => ({ file: `states/${id}.svg`, svg: stateDrawing(id) })),
  ];
}
