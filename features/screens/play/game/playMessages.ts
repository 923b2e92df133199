import { defineMessages } from 'react-intl';

/** The tips of the loading scene, one for each game. */
export const tips = Object.values(
  defineMessages({
    fair: { id: 'game.tip.fair', defaultMessage: '每一局的結果在畫面開始前就已決定，按得快慢都不會改變它。' },
    limits: { id: 'game.tip.limits', defaultMessage: '可以在「遊戲時間與上限」設定每天的遊戲時間和投注上限。' },
    rest: { id: 'game.tip.rest', defaultMessage: '玩一陣子就起來走走，遊戲會在這裡等您。' },
  }),
);
