import type { BannerId, TileScript } from '#art/ids.ts';

/** What stands on the banners. It is drawn, not set, so it is art and not a message. */
export const BANNER_TITLES: Record<BannerId, Record<TileScript, string>> = {
  rain: { zh: '紅包雨', latin: 'Angpao Rain' },
  seven: { zh: '七日好禮', latin: '7-Day Gifts' },
  first: { zh: '首購雙倍', latin: 'First Buy 2x' },
  wheel: { zh: '福神輪盤', latin: 'Fire Wheel' },
  rank: { zh: '巨獎連線', latin: 'Grand Jackpot' },
  arena: { zh: '連線巨獎', latin: 'Jackpot Arena' },
};
