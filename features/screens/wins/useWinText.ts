import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { type WinPromotion, WIN_TYPE, type WinType } from '#protocol/entities/pride.ts';
import { winTitleOf } from '#protocol/rules/winTitle.ts';
import { sharedPoolMessages, useWinTitle } from '../../shared/games/index.ts';
import { usePlayerName } from '../../base/player-face/index.ts';

/** The sentences about each type of win. */
const deeds: Record<WinType, MessageDescriptor> = defineMessages({
  1: { id: 'wins.deed.bigPrize', defaultMessage: '恭喜 {name} 贏得大獎' },
  2: { id: 'wins.deed.jackpot', defaultMessage: '恭喜 {name} 拉中彩金' },
  3: { id: 'wins.deed.vault', defaultMessage: '恭喜 {name} 解開金庫密碼' },
  4: { id: 'wins.deed.pool', defaultMessage: '恭喜 {name} 贏得聯合彩池' },
});
/** The names of wins without level and multiple. */
const kinds: Record<WinType, MessageDescriptor> = {
  ...defineMessages({
    1: { id: 'wins.kind.bigPrize', defaultMessage: '大獎' },
    2: { id: 'wins.kind.jackpot', defaultMessage: '彩金' },
  }),
  3: sharedPoolMessages.vault,
  4: sharedPoolMessages.pool,
};

export interface WinText {
  /** For example "巨獎", "120X", "金庫密碼 · 120X". */
  readonly kindOf: (win: WinPromotion) => string;
  /** For example "恭喜 阿默 拉中彩金". */
  readonly deedOf: (win: WinPromotion) => string;
}

/** Returns functions that describe a win by type, level and multiple (specification 1 §3, §9). */
export function useWinText(): WinText {
  const { formatMessage } = useIntl();
  const titleWords = useWinTitle();
  const playerName = usePlayerName();
  return {
    kindOf({ WinType, AlertInfo: { Multiple, MultipleIdx, JackpotID } }) {
      const title = winTitleOf({
        // The id names a jackpot, as in its game; a prize level has its own name.
        level: JackpotID === undefined ? MultipleIdx : 0,
        multiple: Multiple,
        ...(WinType === WIN_TYPE.jackpot && { jackpotID: String(JackpotID ?? '') }),
      });
      const said = title === undefined ? undefined : titleWords(title);
      const isShared = WinType === WIN_TYPE.vault || WinType === WIN_TYPE.pool;
      if (!isShared) return said ?? formatMessage(kinds[WinType]);
      return said === undefined ? formatMessage(kinds[WinType]) : `${formatMessage(kinds[WinType])} · ${said}`;
    },
    deedOf: ({ WinType, PlayerName }) => formatMessage(deeds[WinType], { name: playerName(PlayerName) }),
  };
}
