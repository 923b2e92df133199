import type { ReactNode } from 'react';
import { Avatar, type VipTier } from '#ui/components/Avatar/index.ts';
import { ChatBubble, ChatMessage, SystemLine } from '#ui/components/ChatBubble/index.ts';
import { DayDivider } from '#ui/components/DayDivider/index.ts';
import type { AvatarId, VipLevel } from '#art/ids.ts';
import { avatarPicture, crestPicture } from './pictures.ts';
import { useSharedText } from './sharedText.ts';

/** Another player's row, with defaults for the stories. */
function Other({
  who,
  animal,
  tier,
  time,
  position,
  quote,
  children,
}: {
  who: string;
  animal: AvatarId;
  tier: VipLevel & VipTier;
  time: string;
  position: 'single' | 'first' | 'last';
  quote?: { author: string; text: string };
  children: ReactNode;
}): ReactNode {
  return (
    <ChatMessage
      avatar={<Avatar name="" size={36} src={avatarPicture(animal)} tier={tier} />}
      badge={<img alt="" height={16} src={crestPicture(tier)} width={16} />}
      onSenderPress={() => undefined}
      position={position}
      sender={{ name: who, tier }}
      side="other"
      time={<time dateTime={`2026-11-20T${time}`}>{time}</time>}
    >
      <ChatBubble position={position} side="other" {...(quote ? { quote } : {})}>
        {children}
      </ChatBubble>
    </ChatMessage>
  );
}

/** A conversation with every kind of row. */
export function Conversation({ onRetry }: { onRetry?: () => void }): ReactNode {
  const words = useSharedText();
  return (
    <>
      <DayDivider dateTime="2026-11-20">{words.chatDay}</DayDivider>
      <Other animal="chick" position="first" tier={3} time="21:36" who="阿默">
        {words.chatOne}
      </Other>
      <Other animal="chick" position="last" tier={3} time="21:36" who="阿默">
        {words.chatTwo}
      </Other>
      <SystemLine>{words.joined}</SystemLine>
      <Other
        animal="wolf"
        position="single"
        quote={{ author: '阿默', text: words.chatTwo }}
        tier={6}
        time="21:37"
        who="狼嚎夜未眠"
      >
        {words.chatReply}
      </Other>
      <ChatMessage position="first" side="own">
        <ChatBubble position="first" side="own" state="sent" stateLabel={words.sent} time="21:38">
          {words.chatOwn}
        </ChatBubble>
      </ChatMessage>
      <ChatMessage position="last" side="own">
        <ChatBubble
          position="last"
          quote={{ author: '狼嚎夜未眠', text: words.chatReply }}
          side="own"
          state="sent"
          stateLabel={words.sent}
          time="21:38"
        >
          {words.chatOwn}
        </ChatBubble>
      </ChatMessage>
      <ChatMessage position="single" side="own">
        <ChatBubble side="own" state="pending" stateLabel={words.sending}>
          {words.chatOwn}
        </ChatBubble>
      </ChatMessage>
      {onRetry ? (
        <ChatMessage position="single" side="own">
          <ChatBubble onRetry={onRetry} retryLabel={words.retry} side="own" state="failed" stateLabel={words.notSent}>
            {words.chatOwn}
          </ChatBubble>
        </ChatMessage>
      ) : null}
    </>
  );
}
