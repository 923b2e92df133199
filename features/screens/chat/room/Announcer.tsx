import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChatMessage } from '#protocol/entities/message.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { useBrief } from '../list/useBrief.ts';
import { useSenderName } from '../people/useSenderName.ts';

/** Announces new messages of other players politely. Messages from before the opening are not announced. */
export function Announcer({ messages }: { messages: readonly ChatMessage[] }): ReactNode {
  const newest = messages.at(-1);
  const senderName = useSenderName();
  const brief = useBrief();
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
          values={{ name: senderName(news), text: brief(news.Message) }}
        />
      )}
    </VisuallyHidden>
  );
}
