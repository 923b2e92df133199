import { type ReactNode, use } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import { useLongPress } from '#ui/components/ActionSheet/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { usePlayerActions } from '../../../shared/players/index.ts';
import { MessageBodyView, type MessageRowProps, useSendFailure, useSenderName } from '../../chat/index.ts';
import * as css from './LiveRow.css.ts';
import { RoomHostContext } from './roomHost.ts';

type Row = MessageRowProps['row'];

/** A line of a live room's chat over the picture. A long press opens its menu. */
export function LiveRow({ row, onMenu, onRetry }: MessageRowProps): ReactNode {
  if (row.kind === 'system') return <Line tone="system">{row.message.Message}</Line>;
  if (row.kind === 'pending') return <Pending onRetry={onRetry} row={row} />;
  return <Said onMenu={onMenu} row={row} />;
}

function Line({
  tone,
  children,
}: {
  tone?: 'system' | 'host' | 'mention' | 'own' | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={css.row}>
      <p className={css.line} data-tone={tone}>
        {children}
      </p>
    </div>
  );
}

function Said({
  row,
  onMenu,
}: { row: Extract<Row, { kind: 'message' }> } & Pick<MessageRowProps, 'onMenu'>): ReactNode {
  const { formatMessage } = useIntl();
  const host = use(RoomHostContext);
  const players = usePlayerActions();
  const { message, body, own } = row;
  const name = useSenderName()(message);
  const press = useLongPress((at) => onMenu(message, at));
  const sender = message.Sender;
  const level = VIP_LEVELS.find((one) => one === message.ColorID);
  const isHost = message.From === host.PlayerID;
  const mentionsHost = message.Message.includes(`@${host.Name}`);
  return (
    <div {...press} className={css.row}>
      <div className={css.line} data-tone={isHost ? 'host' : mentionsHost ? 'mention' : undefined}>
        {message.Reply === null ? null : (
          <span className={css.quote}>
            <FormattedMessage
              defaultMessage="回覆 {name}：{text}"
              id="live.quote"
              values={{ name: message.Reply.Name, text: message.Reply.Message }}
            />
          </span>
        )}
        {isHost ? (
          <span className={css.hostMark}>
            <FormattedMessage defaultMessage="主播" id="live.host" />
          </span>
        ) : level === undefined ? null : (
          <img alt={`VIP ${String(level)}`} className={css.crest} src={vipBadgeSrc(level, 'mini')} />
        )}
        <button
          className={css.name}
          data-tier={level}
          disabled={players === undefined || sender === null}
          onClick={() => (sender === null ? undefined : players?.openCard(sender))}
          type="button"
        >
          {name}
        </button>{' '}
        <MessageBodyView body={body} flag={message.Flag} />
        <button
          aria-label={
            own
              ? formatMessage({ id: 'live.ownMessageMenu', defaultMessage: '自己訊息的選項' })
              : formatMessage({ id: 'chat.more', defaultMessage: '{name}的訊息選項' }, { name })
          }
          className={css.more}
          onClick={(event) => {
            const { left, bottom } = event.currentTarget.getBoundingClientRect();
            onMenu(message, { x: left, y: bottom });
          }}
          type="button"
        >
          <span aria-hidden="true">⋯</span>
        </button>
      </div>
    </div>
  );
}

function Pending({
  row,
  onRetry,
}: { row: Extract<Row, { kind: 'pending' }> } & Pick<MessageRowProps, 'onRetry'>): ReactNode {
  const failureText = useSendFailure();
  const { send } = row;
  return (
    <Line tone="own">
      {send.Message}{' '}
      {send.failedCode === undefined ? (
        <span className={css.state}>
          <FormattedMessage defaultMessage="傳送中" id="live.sending" />
        </span>
      ) : (
        <span className={css.failed} role="status">
          {failureText(send.failedCode)}{' '}
          <Button onClick={() => onRetry(send.R)} size="sm" variant="ghost">
            <FormattedMessage defaultMessage="重送" id="chat.retry" />
          </Button>
        </span>
      )}
    </Line>
  );
}
