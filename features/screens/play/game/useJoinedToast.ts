import { defineMessages, useIntl } from 'react-intl';
import type { GameMessage } from '#protocol/gameFrame/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';

type State = Extract<GameMessage, { readonly Type: 'joined' }>['State'];

const messages = defineMessages({
  full: { id: 'play.join.full', defaultMessage: '好友的房間客滿，帶您到最近的空位' },
  gone: { id: 'play.joinGone', defaultMessage: '好友已離開這款遊戲，先帶您入座' },
  otherBrand: { id: 'play.join.otherBrand', defaultMessage: '好友在另一個站點玩，先帶您入座' },
});

/** Returns a function that tells the player why the seat is not beside the friend. A seat beside the friend needs no words. */
export function useJoinedToast(): (state: State) => void {
  const { formatMessage } = useIntl();
  const toast = useToast();
  return (state) => {
    if (state !== 'beside') toast({ tone: 'info', text: formatMessage(messages[state]) });
  };
}
