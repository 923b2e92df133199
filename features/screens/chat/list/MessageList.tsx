import { type ComponentType, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChatMessage } from '#protocol/entities/message.ts';
import type { Point } from '#ui/components/ActionSheet/index.ts';
import { DayDivider } from '#ui/components/DayDivider/index.ts';
import { VirtualList, type VirtualListHandle } from '#ui/components/VirtualList/index.ts';
import { type ChatRow, taipeiDay } from '../channel/rows.ts';
import { Day } from './Clock.tsx';
import * as css from './MessageList.css.ts';
import { MessageRow, type MessageRowProps } from './MessageRow.tsx';

export interface MessageListProps {
  rows: readonly ChatRow[];
  /** The number of messages that the player has sent so far. Each send scrolls to the end. */
  sends: number;
  loadingOlder: boolean;
  onOlder: () => void;
  onReply: ((message: ChatMessage) => void) | undefined;
  onMenu: (message: ChatMessage, at: Point) => void;
  onRetry: (r: string) => void;
  /** Sends an answer that customer service offers. Absent if the player may not write. */
  onAnswer: ((words: string) => void) | undefined;
  Row?: ComponentType<MessageRowProps> | undefined;
}

/** A row that begins a day has a divider above it, about as high as a message. */
const DAY_LINE_PX = 16;

const keyOf = (row: ChatRow): string => row.key;
const isNews = (row: ChatRow): boolean => row.kind === 'system' || (row.kind === 'message' && !row.own);

/** The messages of a conversation. Grows upward without a jump, stays at its end, and announces new messages. */
export function MessageList({
  rows,
  sends,
  loadingOlder,
  onOlder,
  onReply,
  onMenu,
  onRetry,
  onAnswer,
  Row = MessageRow,
}: MessageListProps): ReactNode {
  const { formatMessage } = useIntl();
  const list = useRef<VirtualListHandle>(null);
  const last = rows.at(-1);
  const [day, setDay] = useState<string>();
  const onTopItem = useCallback((row: ChatRow, above: number): void => {
    const saysSoItself = row.day !== undefined && above < DAY_LINE_PX;
    setDay(saysSoItself ? undefined : taipeiDay(row.CreateTime));
  }, []);
  useLayoutEffect(() => {
    if (sends > 0) list.current?.toEnd();
  }, [sends]);
  const shownDay = loadingOlder || Row !== MessageRow ? undefined : day;
  const jumpLabel = (since: readonly ChatRow[]): ReactNode => {
    const count = since.filter(isNews).length;
    if (count === 0) return <FormattedMessage defaultMessage="回到最新" id="chat.toEnd" />;
    return <FormattedMessage defaultMessage="{count, plural, other {# 則新訊息}}" id="chat.fresh" values={{ count }} />;
  };
  return (
    <div className={css.place} data-day={shownDay} data-part="message-list">
      <VirtualList
        anchor="end"
        busy={
          loadingOlder
            ? { edge: 'start', label: formatMessage({ id: 'chat.older', defaultMessage: '正在載入較早的訊息' }) }
            : undefined
        }
        itemKey={keyOf}
        items={rows}
        jumpLabel={jumpLabel}
        label={formatMessage({ id: 'chat.messages', defaultMessage: '訊息' })}
        onNearStart={onOlder}
        onTopItem={onTopItem}
        ref={list}
      >
        {(row) => (
          <Row
            // Only the last questions are open: earlier questions are answered or outdated.
            onAnswer={row === last ? onAnswer : undefined}
            onMenu={onMenu}
            onReply={onReply}
            onRetry={onRetry}
            row={row}
          />
        )}
      </VirtualList>
      {shownDay === undefined ? null : (
        // Screen readers read the day at its divider.
        <div aria-hidden="true" className={css.day}>
          <DayDivider>
            <Day time={`${shownDay}T12:00:00+08:00`} />
          </DayDivider>
        </div>
      )}
    </div>
  );
}
