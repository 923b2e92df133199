import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { GameSort } from '#protocol/operations/lobby.ts';

export const sortMessages: Record<GameSort, MessageDescriptor> = defineMessages({
  lobby: { id: 'lobby.sort.lobby', defaultMessage: '推薦順序' },
  volatilityLow: { id: 'lobby.sort.volatilityLow', defaultMessage: '波動度低到高' },
  volatilityHigh: { id: 'lobby.sort.volatilityHigh', defaultMessage: '波動度高到低' },
  stakeLow: { id: 'lobby.sort.stakeLow', defaultMessage: '最低押注低到高' },
  stakeHigh: { id: 'lobby.sort.stakeHigh', defaultMessage: '最高押注高到低' },
  returnHigh: { id: 'lobby.sort.returnHigh', defaultMessage: '理論返還率高到低' },
});
