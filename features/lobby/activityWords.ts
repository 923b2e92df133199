import { defineMessages, type MessageDescriptor } from 'react-intl';
import { BANNER_IDS, type BannerId } from '#art/index.ts';

export const activityTitles: Record<BannerId, MessageDescriptor> = defineMessages({
  rain: { id: 'lobby.activity.rain', defaultMessage: '紅包雨' },
  seven: { id: 'lobby.activity.seven', defaultMessage: '七日好禮' },
  first: { id: 'lobby.activity.first', defaultMessage: '首購雙倍' },
  wheel: { id: 'lobby.activity.wheel', defaultMessage: '福神輪盤' },
  rank: { id: 'lobby.activity.rank', defaultMessage: '巨獎連線' },
  arena: { id: 'lobby.activity.arena', defaultMessage: '連線巨獎' },
});

/** One line on the banner. */
export const activityLines: Record<BannerId, MessageDescriptor> = defineMessages({
  rain: { id: 'lobby.activity.rain.line', defaultMessage: '見者有份，大家同樂' },
  seven: { id: 'lobby.activity.seven.line', defaultMessage: '天天簽到，天天有禮' },
  first: { id: 'lobby.activity.first.line', defaultMessage: '限首次購點' },
  wheel: { id: 'lobby.activity.wheel.line', defaultMessage: '每日免費轉一次' },
  rank: { id: 'lobby.activity.rank.line', defaultMessage: '每 15 分鐘更新' },
  arena: { id: 'lobby.activity.arena.line', defaultMessage: '同場競技，同享巨獎' },
});

/** What it will be, said in its window. */
export const activityTexts: Record<BannerId, MessageDescriptor> = defineMessages({
  rain: {
    id: 'lobby.activity.rain.text',
    defaultMessage: '玩家可以在公頻發送紅包，見者有份。紅包功能正在準備中，開放後會在公告通知您。',
  },
  seven: {
    id: 'lobby.activity.seven.text',
    defaultMessage: '連續七天簽到，每天領取遊戲獎勵，第七天最豐厚。',
  },
  first: {
    id: 'lobby.activity.first.text',
    defaultMessage: '首次購點贈送雙倍遊戲幣。商城正在準備中，開放後會在公告通知您。',
  },
  wheel: {
    id: 'lobby.activity.wheel.text',
    defaultMessage: '每天免費轉一次輪盤，贏取遊戲獎勵，每個獎項的機率都寫在輪盤下方。',
  },
  rank: {
    id: 'lobby.activity.rank.text',
    defaultMessage: '跨遊戲的巨獎排行，每 15 分鐘更新一次。排行正在準備中，開放後會在公告通知您。',
  },
  arena: {
    id: 'lobby.activity.arena.text',
    defaultMessage: '多人同場競技，共同累積巨獎。活動正在準備中，開放後會在公告通知您。',
  },
});

/** The brand's banners that there is a drawing for. */
export const knownBanners = (ids: readonly string[]): readonly BannerId[] =>
  ids.flatMap((id) => BANNER_IDS.find((known) => known === id) ?? []);
