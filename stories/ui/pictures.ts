import { avatarDrawing } from '#art/avatars.ts';
import { bannerPicture } from '#art/banner.ts';
import type { DrawnGame } from '#art/games.ts';
import type { AvatarId, BannerId, ItemId, StateId, TileFormat, VipLevel } from '#art/ids.ts';
import { itemDrawing } from '#art/items/index.ts';
import { stateDrawing } from '#art/states.ts';
import { tilePicture } from '#art/tile.ts';
import { vipMini } from '#art/vip/mini.ts';

/** The art is drawn by code, since a story must not wait for the rasteriser. */
const drawn = new Map<string, string>();

function address(key: string, draw: () => string): string {
  let url = drawn.get(key);
  if (url === undefined) {
    url = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }));
    drawn.set(key, url);
  }
  return url;
}

export const avatarPicture = (id: AvatarId): string => address(`avatar-${id}`, () => avatarDrawing(id));
export const itemPicture = (id: ItemId): string => address(`item-${id}`, () => itemDrawing(id));
export const crestPicture = (tier: VipLevel): string => address(`vip-${String(tier)}`, () => vipMini(tier));
export const bannerAddress = (id: BannerId): string => address(`banner-${id}`, () => bannerPicture(id));
export const tileAddress = (game: DrawnGame, format: TileFormat): string =>
  address(`tile-${game}-${format}`, () => tilePicture(game, format));
/** Returns markup, since the page's colours reach only an inline drawing. */
export const stateMarkup = (id: StateId): string => stateDrawing(id);
