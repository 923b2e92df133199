import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ChatMessage } from '#protocol/entities/message.ts';
import { readMessageBody } from '#protocol/rules/messageSyntax.ts';
import { type BubblePosition, ChatBubble } from '#ui/components/ChatBubble/index.ts';
import { type PendingSend, useSocketState } from '../../../base/client/index.ts';
import { MessageBodyView } from './MessageBodyView.tsx';
import { useBrief } from './useBrief.ts';
import { useSendFailure } from './useSendFailure.ts';

export interface PendingBubbleProps {
  send: PendingSend;
  position: BubblePosition;
  quote: ChatMessage | undefined;
  onRetry: (r: string) => void;
}

/** An own pending or failed message, with a retry button. */
export function PendingBubble({ send, position, quote, onRetry }: PendingBubbleProps): ReactNode {
  const { formatMessage } = useIntl();
  const failureText = useSendFailure();
  const brief = useBrief();
  const isConnected = useSocketState('chat') === 'connected';
  const { failedCode } = send;
  const body = readMessageBody(send.Message);
  const common = {
    position,
    side: 'own' as const,
    children: brief(send.Message),
    ...(quote && { quote: { author: quote.Sender?.Name ?? quote.From, text: brief(quote.Message) } }),
  };
  if (failedCode === undefined) {
    // A card has its final size immediately, so that nothing moves on the acknowledgement.
    if (body.kind !== 'text') return <MessageBodyView body={body} flag={0} />;
    return (
      <ChatBubble
        {...common}
        state="pending"
        stateLabel={
          isConnected
            ? formatMessage({ id: 'chat.state.pending', defaultMessage: '傳送中' })
            : formatMessage({ id: 'chat.state.waiting', defaultMessage: '連線後送出' })
        }
      />
    );
  }
  return (
    <ChatBubble
      {...common}
      onRetry={() => onRetry(send.R)}
      retryLabel={formatMessage({ id: 'chat.retry', defaultMessage: '重送' })}
      state="failed"
      stateLabel={failureText(failedCode)}
    />
  );
}
