import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import ChatDockContent from '#features/screens/chat/ChatDockContent.tsx';
import type { ChatTab } from '#features/screens/chat/index.ts';
import type { Offline } from '../setting/offline.ts';
import { onMocks } from './offlineProviders.tsx';

/** The chat in a column of 390 × 844. */
function Column({ first, talksTo }: { first: ChatTab; talksTo?: string }): ReactNode {
  const [tab, setTab] = useState(first);
  const [partner, setPartner] = useState(talksTo);
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: 'min(390px, 100vw)',
        height: 844,
      }}
    >
      <ChatDockContent
        place={{
          docked: true,
          shown: true,
          isNamed: true,
          tab,
          partner,
          open: setTab,
          talkTo: (playerID) => {
            setTab('private');
            setPartner(playerID);
          },
          toRooms: () => setPartner(undefined),
          close: () => undefined,
          forget: () => undefined,
        }}
      />
    </div>
  );
}

const meta = {
  title: 'features/Chat',
  component: Column,
  args: { first: 'public' },
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [onMocks],
} satisfies Meta<typeof Column>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until an element is visible. An acknowledged message may be drawn again, so each attempt finds it again. */
const seen = (find: () => HTMLElement): Promise<void> => waitFor(() => expect(find()).toBeVisible());

const rowsSeen = (): Promise<void> =>
  waitFor(() => expect(document.querySelectorAll('[data-part=chat-row]')).not.toHaveLength(0));

export const Public: Story = {
  play: async ({ canvas }) => {
    await rowsSeen();
    await userEvent.type(await canvas.findByRole('textbox'), '大家好{Enter}');
    await seen(() => canvas.getByText('大家好'));
  },
};

export const Sending: Story = {
  tags: ['long'],
  parameters: { offline: 'as:0900000001,hold:sendPublicMessage' },
  play: async ({ canvas }) => {
    await rowsSeen();
    await userEvent.type(await canvas.findByRole('textbox'), '在路上{Enter}');
    await seen(() => canvas.getByText('在路上'));
  },
};

export const Refused: Story = {
  tags: ['long'],
  parameters: { offline: 'as:0900000001,code:sendPublicMessage:200069' },
  play: async ({ canvas }) => {
    await rowsSeen();
    await userEvent.type(await canvas.findByRole('textbox'), '太快了{Enter}');
    await seen(() => canvas.getByRole('button', { name: /重送|Kirim ulang|Gửi lại/u }));
  },
};

export const Loading: Story = {
  parameters: { offline: 'as:0900000001,hold:getHistory' },
};
export const Failed: Story = {
  parameters: { offline: 'as:0900000001,fail:getHistory:1' },
};
export const Empty: Story = {
  parameters: { offline: 'as:0900000001,world:empty' },
};
export const Announcements: Story = { tags: ['long'], args: { first: 'announcement' } };
export const Private: Story = { args: { first: 'private' } };
export const PrivateEmpty: Story = {
  tags: ['long'],
  args: { first: 'private' },
  parameters: { offline: 'as:0900000003,world:empty' },
};
export const Conversation: Story = { args: { first: 'private', talksTo: '10000002' } };
/** The other things that a player can send, under the field. */
export const Tray: Story = {
  tags: ['long'],
  args: { first: 'private', talksTo: '10000002' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(傳送更多|Kirim lainnya|Gửi thêm)$/u }));
    await seen(() => canvas.getByRole('button', { name: /^(分享遊戲|Bagikan game|Chia sẻ game)$/u }));
  },
};
/** A shared game is shown as a card that opens the game. */
export const SharedGame: Story = {
  tags: ['long'],
  args: { first: 'private', talksTo: '10000002' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'share_cat__10000001{Enter}');
    await seen(() => canvas.getByRole('button', { name: /^(看看|Lihat|Xem)/u }));
  },
};
/** A big win of the player's own, shared. */
export const SharedWin: Story = {
  tags: ['long'],
  args: { first: 'private', talksTo: '10000002' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(傳送更多|Kirim lainnya|Gửi thêm)$/u }));
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(分享中獎|Bagikan kemenangan|Khoe thắng lớn)$/u }),
    );
    const page = within(document.body);
    const wins = await page.findByRole('region', {
      name: /^(我的大獎|Kemenangan besar saya|Các lần thắng lớn của tôi)$/u,
    });
    const [win] = await within(wins).findAllByRole('button');
    if (win) await userEvent.click(win);
    await waitFor(() => expect(document.querySelectorAll('[data-part=win-card]')).not.toHaveLength(0));
  },
};
/** A conversation with customer service, whose answers offer more questions. */
export const Service: Story = {
  args: { first: 'private', talksTo: '10000060' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '您好{Enter}');
    await seen(() => canvas.getByText('您好'));
  },
};
export const Club: Story = { args: { first: 'club' } };
/** For a player without a club. */
export const ClubLocked: Story = {
  tags: ['long'],
  args: { first: 'club' },
  parameters: { offline: 'as:0900000003' },
};
export const Friends: Story = { args: { first: 'friend' } };
export const Guest: Story = { parameters: { offline: 'as:guest' } };

export const LineCut: Story = {
  tags: ['long'],
  play: async ({ canvas, loaded }) => {
    const { offline } = loaded as { offline: Offline };
    await rowsSeen();
    offline.mocks?.conditions.change({ down: true });
    await seen(() => canvas.getByText(/正在重新連線|menyambung kembali|đang kết nối lại/u));
  },
};
