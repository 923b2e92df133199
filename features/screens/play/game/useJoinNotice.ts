import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '#ui/components/Toast/index.ts';

/**
 * Tells the player that the friend to join is not in the game any more. The game opens all the same.
 * @param joins whether the game is asked to seat the player beside the friend; undefined without a friend, and while it is unknown
 */
export function useJoinNotice(joins: boolean | undefined): void {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const tell = useEffectEvent(() =>
    toast({
      tone: 'info',
      text: formatMessage({ id: 'play.joinGone', defaultMessage: '好友已離開這款遊戲，先帶您入座' }),
    }),
  );
  useEffect(() => {
    if (joins === false) tell();
  }, [joins]);
}
