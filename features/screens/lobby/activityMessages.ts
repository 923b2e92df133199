import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { OpenParts, Part } from '#protocol/entities/operator.ts';
import type { PagePath } from '#protocol/pages.ts';
import { isOpenLink } from '#protocol/rules/partOfPath.ts';
import { BANNER_IDS, type BannerId } from '#art/index.ts';

export const activityTitles: Record<BannerId, MessageDescriptor> = defineMessages({
  rain: { id: 'lobby.activity.rain', defaultMessage: '紅包雨' },
  seven: { id: 'lobby.activity.seven', defaultMessage: '七日好禮' },
  first: { id: 'lobby.activity.first', defaultMessage: '首購雙倍' },
  wheel: { id: 'lobby.activity.wheel', defaultMessage: '福神輪盤' },
  rank: { id: 'lobby.activity.rank', defaultMessage: '巨獎連線' },
  arena: { id: 'lobby.activity.arena', defaultMessage: '連線巨獎' },
});

/** The text on each banner. */
export const activityLines: Record<BannerId, MessageDescriptor> = defineMessages({
  rain: { id: 'lobby.activity.rain.line', defaultMessage: '見者有份，大家同樂' },
  seven: { id: 'lobby.activity.seven.line', defaultMessage: '天天簽到，天天有禮' },
  first: { id: 'lobby.activity.first.line', defaultMessage: '限首次購點' },
  wheel: { id: 'lobby.activity.wheel.line', defaultMessage: '每日免費轉一次' },
  rank: { id: 'lobby.activity.rank.line', defaultMessage: '每 15 分鐘更新' },
  arena: { id: 'lobby.activity.arena.line', defaultMessage: '同場競技，同享巨獎' },
});

/** The text of each banner's button. */
export const activityCalls: Record<BannerId, MessageDescriptor> = defineMessages({
  rain: { id: 'lobby.activity.rain.call', defaultMessage: '去公頻' },
  seven: { id: 'lobby.activity.seven.call', defaultMessage: '前往簽到' },
  first: { id: 'lobby.activity.first.call', defaultMessage: '前往商城' },
  wheel: { id: 'lobby.activity.wheel.call', defaultMessage: '前往輪盤' },
  rank: { id: 'lobby.activity.rank.call', defaultMessage: '看排行' },
  arena: { id: 'lobby.activity.arena.call', defaultMessage: '看排行' },
});

/** The address of each banner. */
export const activityPlaces: Record<BannerId, PagePath | '/play-game/m?chatroom=public'> = {
  rain: '/play-game/m?chatroom=public',
  seven: '/other/sevendaySignIn',
  first: '/store',
  wheel: '/other/fire-wheel',
  rank: '/rank',
  arena: '/rank',
};

const PROMISED: Partial<Record<BannerId, Part>> = { rank: 'Games', arena: 'Games' };
const ALWAYS: readonly BannerId[] = ['wheel', 'seven'];

export function isOfferedBanner(id: BannerId, open: OpenParts): boolean {
  const part = PROMISED[id];
  return (part === undefined || open[part]) && isOpenLink(activityPlaces[id], open);
}

/** Returns the brand's banners that have a drawing and whose part is open. */
export function knownBanners(ids: readonly string[], open: OpenParts): readonly BannerId[] {
  const known = ids.flatMap((id) => BANNER_IDS.find((one) => one === id) ?? []);
  const offered = known.filter((id) => isOfferedBanner(id, open));
  return offered.length > 0 ? offered : ALWAYS;
}
