import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useLeaveGuard } from '../../base/leave-guard/index.ts';
import * as css from './Play.css.ts';

export interface LeftGame {
  /** Undefined if the name is unknown. */
  readonly gameName: string | undefined;
  /** Whether the player has played a round of the game. */
  readonly hasRound: boolean;
}

/**
 * Asks before the player leaves a game (specification 1 §2).
 *
 * @param active whether a game can be left
 * @param onLeave called after the player agreed
 * @returns the question, to render anywhere on the page
 */
export function useLeavePrompt(active: boolean, { gameName, hasRound }: LeftGame, onLeave?: () => void): ReactNode {
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState(false);
  const answer = useRef<(leave: boolean) => void>(undefined);
  useLeaveGuard(active, () => {
    // Only the latest navigation waits for the answer.
    answer.current?.(false);
    setAsking(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  });
  const decide = (leave: boolean): void => {
    setAsking(false);
    if (leave) onLeave?.();
    answer.current?.(leave);
    answer.current = undefined;
  };
  return (
    <AlertDialog
      cancelLabel={formatMessage({ id: 'play.stay', defaultMessage: '取消' })}
      confirmLabel={formatMessage({ id: 'play.leave', defaultMessage: '確認' })}
      description={
        <>
          <FormattedMessage
            defaultMessage="即將離開立即玩，遊戲視窗會被關閉，確定要離開立即玩嗎？"
            id="play.leaveText"
          />
          {gameName === undefined ? null : (
            <span className={css.settled}>
              {hasRound ? (
                <FormattedMessage
                  defaultMessage="「{game}」的這一局已由伺服器結算，離開不會改變結果。"
                  id="play.leaveSettled"
                  values={{ game: gameName }}
                />
              ) : (
                <FormattedMessage
                  defaultMessage="遊戲視窗裡的遊戲是「{game}」。"
                  id="play.leaveGame"
                  values={{ game: gameName }}
                />
              )}
            </span>
          )}
        </>
      }
      historyEntry={false}
      kind="confirm"
      onCancel={() => decide(false)}
      onConfirm={() => decide(true)}
      onOpenChange={(open) => {
        if (!open && asking) decide(false);
      }}
      open={asking}
      title={formatMessage({ id: 'play.leaveTitle', defaultMessage: '離開立即玩' })}
      tone="warning"
    />
  );
}
