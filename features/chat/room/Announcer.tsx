import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChatMessage } from '#protocol/entities/message.ts';
import { readMessageBody } from '#protocol/rules/messageSyntax.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { usePlayerName } from '../../shell/index.ts';

/** Says new messages of others to screen readers, politely; what was there on opening is not news. */
export function Announcer({ messages }: { messages: readonly ChatMessage[] }): ReactNode {
  const newest = messages.at(-1);
  const playerName = usePlayerName();
  const [known, setKnown] = useState(newest?.Seq);
  const [news, setNews] = useState<ChatMessage>();
  if (newest !== undefined && newest.Seq !== known) {
    setKnown(newest.Seq);
    if (known !== undefined && newest.Seq > known) setNews(newest);
  }
  return (
    <VisuallyHidden aria-live="polite" role="log">
      {news === undefined ? null : (
        <FormattedMessage
          defaultMessage="{name}：{text}"
          id="chat.said"
          key={news.ID}
          values={{ name: playerName(news.Sender?.Name ?? news.From), text: wordsOf(news) }}
        />
      )}
    </VisuallyHidden>
  );
}

function wordsOf({ Message }: ChatMessage): string {
  const body = readMessageBody(Message);
  if (body.kind === 'text') return body.text;
  return body.kind === 'event' ? `${body.label} ${body.values.gameName ?? ''}`.trim() : body.gameCode;
}
