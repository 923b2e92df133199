import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import ChatDockContent from '#features/chat/ChatDockContent.tsx';
import type { ChatTab } from '#features/chat/index.ts';
import type { Offline } from '../setting/offline.ts';
import { onMocks } from './offlineProviders.tsx';

/** The chat as it stands in a column of 390 × 844. */
function Column({ first }: { first: ChatTab }): ReactNode {
  const [tab, setTab] = useState(first);
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
          open: setTab,
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

/** What rises or fades in is seen when it has. */
const seen = (element: HTMLElement): Promise<void> => waitFor(() => expect(element).toBeVisible());

const rowsSeen = (): Promise<void> =>
  waitFor(() => expect(document.querySelectorAll('[data-part=chat-row]')).not.toHaveLength(0));

export const Public: Story = {
  play: async ({ canvas }) => {
    await rowsSeen();
    await userEvent.type(await canvas.findByRole('textbox'), '大家好{Enter}');
    await seen(await canvas.findByText('大家好'));
  },
};

export const Sending: Story = {
  parameters: { offline: 'as:0900000001,hold:sendPublicMessage' },
  play: async ({ canvas }) => {
    await rowsSeen();
    await userEvent.type(await canvas.findByRole('textbox'), '在路上{Enter}');
    await seen(await canvas.findByText('在路上'));
  },
};

export const Refused: Story = {
  parameters: { offline: 'as:0900000001,code:sendPublicMessage:200069' },
  play: async ({ canvas }) => {
    await rowsSeen();
    await userEvent.type(await canvas.findByRole('textbox'), '太快了{Enter}');
    await seen(await canvas.findByRole('button', { name: /重送|Kirim ulang|Gửi lại/u }));
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
export const Announcements: Story = { args: { first: 'announcement' } };
export const Private: Story = { args: { first: 'private' } };
export const Club: Story = { args: { first: 'club' } };
/** For a player who is in no club. */
export const ClubLocked: Story = {
  args: { first: 'club' },
  parameters: { offline: 'as:0900000003' },
};
export const Friends: Story = { args: { first: 'friend' } };
export const Guest: Story = { parameters: { offline: 'as:guest' } };

export const LineCut: Story = {
  play: async ({ canvas, loaded }) => {
    const { offline } = loaded as { offline: Offline };
    await rowsSeen();
    offline.mocks?.conditions.change({ down: true });
    await seen(await canvas.findByText(/正在重新連線|menyambung kembali|đang kết nối lại/u, {}, { timeout: 5000 }));
  },
};
