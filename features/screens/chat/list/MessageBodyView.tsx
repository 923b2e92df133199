import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChatMessage } from '#protocol/entities/message.ts';
import type { MessageBody } from '#protocol/rules/messageSyntax.ts';
import { ChatBubble } from '#ui/components/ChatBubble/index.ts';
import { EnvelopeMessage, envelopeOf } from './EnvelopeMessage.tsx';
import * as css from './MessageList.css.ts';
import { ShareCard } from './ShareCard.tsx';
import { SharedWin } from './SharedWin.tsx';

/**
 * A player's text, or the card of a shared game. Only the system's wins become win cards. A player who types the syntax gets a shared game
 * at most.
 */
export function MessageBodyView({ body, flag }: { body: MessageBody; flag: ChatMessage['Flag'] }): ReactNode {
  const warning = flag === 1 ? <TradingWarning /> : null;
  if (body.kind === 'text') {
    return (
      <>
        {body.text}
        {warning}
      </>
    );
  }
  if (body.kind === 'share' && body.recordID !== '' && body.playerID !== '')
    return <SharedWin gameCode={body.gameCode} playerID={body.playerID} recordID={body.recordID} />;
  const envelope = envelopeOf(body);
  if (envelope) return <EnvelopeMessage body={envelope} />;
  const gameCode = body.kind === 'share' ? body.gameCode : body.values.gamecode;
  const label = body.kind === 'share' ? '' : body.label;
  if (gameCode !== undefined) return <ShareCard gameCode={gameCode} label={label} />;
  return (
    <ChatBubble side="other">
      {label}
      {warning}
    </ChatBubble>
  );
}

function TradingWarning(): ReactNode {
  return (
    <span className={css.warning}>
      <ShieldAlert aria-hidden="true" size={14} />
      <FormattedMessage defaultMessage="提醒您：嚴禁買賣帳號與遊戲幣，以免受騙" id="chat.tradingWarning" />
    </span>
  );
}
