import type { Game } from '#protocol/entities/game.ts';

/** A complete, plain game. Tests change the fields that they are about. */
export const gameOf = (changes: Partial<Game> = {}): Game => ({
  GameCode: 'owl',
  GameNames: { zh_tw: '夜梟秘寶', en_us: 'Night Owl Treasure', id_id: 'Harta Burung Hantu', vi_vn: 'Kho Báu Cú Đêm' },
  Provider: 'NOCTIS',
  Category: 'slot',
  Hot: false,
  New: false,
  Jackpot: 0,
  MinBet: 20,
  MaxBet: 20_000,
  Volatility: 4,
  Playable: false,
  banner: '/art/tiles/owl-tall-zh-496.avif',
  isShow: true,
  ...changes,
});
