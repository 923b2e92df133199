import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { ChatBubble, ChatCard, ChatMessage, SystemLine } from '#ui/components/ChatBubble/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';
import { Conversation } from './Conversation.tsx';
import { avatarPicture, tileAddress } from './pictures.ts';
import { sharedText, useSharedText } from './sharedText.ts';

const meta = {
  title: 'Chat/ChatBubble',
  component: ChatBubble,
  parameters: guide({
    usage:
      'ChatMessage is a row with its sender, ChatBubble the words in it, ChatCard what is shared in place of words, SystemLine what the service says between rows.',
    dos: [
      'Group by sender and minute: name above the first, portrait beside the last.',
      'Show an own message in the same frame it is sent, as `pending`.',
      'Say why it was not sent, in a few words, and leave it there to be sent again.',
    ],
    donts: [
      'A state on other people’s messages.',
      'Markup from what people wrote: it is text.',
      'Two actions on a card.',
    ],
  }),
} satisfies Meta<typeof ChatBubble>;
export default meta;

const useText = storyText({
  ...sharedText,
  read: ['已讀', 'Dibaca', 'Đã xem'],
  shared: ['鯉躍龍門', 'Koi di Gerbang Naga', 'Cá Chép Hóa Rồng'],
  maker: ['老虎機 · NOCTIS', 'Slot · NOCTIS', 'Nổ hũ · NOCTIS'],
  play: ['立即玩', 'Main', 'Chơi'],
  slow: ['發言過於頻繁', 'Terlalu sering mengirim', 'Gửi quá nhanh'],
  long: [
    '昨天晚上本來只是想試試手氣，結果第三把就開出免費遊戲，一路翻倍，最後截圖給我媽看她還以為我在騙她哈哈哈哈\nhttps://menagerie.example/honor/80013526-20261120-2136',
    'Tadi malam cuma iseng coba, putaran ketiga langsung dapat putaran gratis dan terus berlipat, ibuku sampai tidak percaya hahaha\nhttps://menagerie.example/honor/80013526-20261120-2136',
    'Tối qua chỉ thử vận may thôi, ai ngờ ván thứ ba đã trúng lượt quay miễn phí rồi nhân liên tục, mẹ mình còn tưởng mình nói dối\nhttps://menagerie.example/honor/80013526-20261120-2136',
  ],
});

const retry = fn();
const open = fn();

export const Rows: StoryObj = {
  render: () => <Conversation onRetry={retry} />,
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /重試|Coba|Thử/u }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

function Other({ children }: { children: ReactNode }): ReactNode {
  return (
    <ChatMessage
      avatar={<Avatar name="" size={36} src={avatarPicture('frog')} tier={5} />}
      onSenderPress={open}
      position="single"
      sender={{ name: '蛙蛙不怕冷', tier: 5 }}
      side="other"
      time="21:39"
    >
      {children}
    </ChatMessage>
  );
}

export const States: StoryObj = {
  render: drawWith(useText, (words) => (
    <>
      <ChatMessage position="single" side="own">
        <ChatBubble side="own" state="pending" stateLabel={words.sending}>
          {words.chatOwn}
        </ChatBubble>
      </ChatMessage>
      <ChatMessage position="single" side="own">
        <ChatBubble side="own" state="sent" stateLabel={words.sent} time="21:38">
          {words.chatOwn}
        </ChatBubble>
      </ChatMessage>
      <ChatMessage position="single" side="own">
        <ChatBubble side="own" state="read" stateLabel={words.read} time="21:38">
          {words.chatOwn}
        </ChatBubble>
      </ChatMessage>
      <ChatMessage position="single" side="own">
        <ChatBubble onRetry={retry} retryLabel={words.retry} side="own" state="failed" stateLabel={words.slow}>
          {words.chatOwn}
        </ChatBubble>
      </ChatMessage>
    </>
  )),
};

export const Positions: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <>
      {(['first', 'middle', 'last'] as const).map((position) => (
        <ChatMessage key={position} position={position} side="own">
          <ChatBubble position={position} side="own" state="sent" stateLabel={words.sent} time="21:38">
            {words.chatTwo}
          </ChatBubble>
        </ChatMessage>
      ))}
      {(['first', 'middle', 'last'] as const).map((position) => (
        <ChatMessage
          avatar={<Avatar name="" size={36} src={avatarPicture('owl')} tier={8} />}
          key={position}
          position={position}
          sender={{ name: '阿默', tier: 8 }}
          side="other"
          time="21:36"
        >
          <ChatBubble position={position} side="other">
            {words.chatOne}
          </ChatBubble>
        </ChatMessage>
      ))}
    </>
  )),
};

export const Card: StoryObj = {
  render: drawWith(useText, (text) => (
    <Other>
      <ChatCard
        action={
          <Button onClick={open} size="sm">
            {text.play}
          </Button>
        }
        line={text.maker}
        picture={<img alt="" src={tileAddress('koi', 'tall')} />}
        title={text.shared}
      />
    </Other>
  )),
  play: async ({ canvas }) => {
    open.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /立即玩|Main|Chơi/u }));
    await userEvent.click(canvas.getByRole('button', { name: '蛙蛙不怕冷' }));
    await expect(open).toHaveBeenCalledTimes(2);
  },
};

export const System: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <>
      <SystemLine>{words.joined}</SystemLine>
      <SystemLine icon={<UserPlus size={14} />}>{words.bindFirst}</SystemLine>
    </>
  )),
};

export const LongTexts: StoryObj = {
  render: drawWith(useText, (words) => (
    <>
      <Other>
        <ChatBubble quote={{ author: '狼嚎夜未眠', text: words.long }} side="other">
          {words.long}
        </ChatBubble>
      </Other>
      <ChatMessage position="single" side="own">
        <ChatBubble
          quote={{ author: '蛙蛙不怕冷', text: words.long }}
          side="own"
          state="sent"
          stateLabel={words.sent}
          time="21:40"
        >
          {words.long}
        </ChatBubble>
      </ChatMessage>
      <SystemLine>{words.long}</SystemLine>
    </>
  )),
};
