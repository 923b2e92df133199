import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Game, GameCategory } from '#protocol/entities/game.ts';

export const categoryMessages: Record<GameCategory, MessageDescriptor> = defineMessages({
  slot: { id: 'lobby.category.slot', defaultMessage: '老虎機' },
  fish: { id: 'lobby.category.fish', defaultMessage: '捕魚' },
  table: { id: 'lobby.category.table', defaultMessage: '桌遊' },
});

export const volatilityMessages: Record<Game['Volatility'], MessageDescriptor> = defineMessages({
  1: { id: 'lobby.volatility.low', defaultMessage: '低' },
  2: { id: 'lobby.volatility.ratherLow', defaultMessage: '較低' },
  3: { id: 'lobby.volatility.medium', defaultMessage: '中' },
  4: { id: 'lobby.volatility.high', defaultMessage: '高' },
  5: { id: 'lobby.volatility.veryHigh', defaultMessage: '很高' },
});

export const tileMessages = defineMessages({
  hot: { id: 'lobby.tile.hot', defaultMessage: 'HOT' },
  new: { id: 'lobby.tile.new', defaultMessage: 'NEW' },
  /** The lobby shows the largest jackpot of a game. */
  jackpot: { id: 'lobby.tile.jackpot', defaultMessage: '大獎' },
  soon: { id: 'lobby.tile.soon', defaultMessage: '即將推出' },
});
