import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import ChatDockContent from '#features/chat/ChatDockContent.tsx';
import type { ChatTab } from '#features/chat/index.ts';
import { storyProviders } from './storyProviders.tsx';

/** The chat as it stands in a column of 390 × 844. */
function Column({ first }: { first: ChatTab }): ReactNode {
  const [tab, setTab] = useState(first);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: 'min(390px, 100vw)', height: 844 }}>
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
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Column>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What rises or fades in is seen when it has. */
const seen = (element: HTMLElement): Promise<void> => waitFor(() => expect(element).toBeVisible());

export const Public: Story = {
  decorators: [storyProviders()],
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('沾個喜氣，等我下班一起衝'));
    await userEvent.type(await canvas.findByRole('textbox'), '大家好{Enter}');
    await seen(await canvas.findByText('大家好'));
  },
};

export const Sending: Story = {
  decorators: [storyProviders((service) => service.on(30000, () => 'silence'))],
  play: async ({ canvas }) => {
    await canvas.findByText('沾個喜氣，等我下班一起衝');
    await userEvent.type(await canvas.findByRole('textbox'), '在路上{Enter}');
    await seen(await canvas.findByText('在路上'));
  },
};

export const Refused: Story = {
  decorators: [storyProviders((service) => service.on(30000, () => ({ code: 200_069 })))],
  play: async ({ canvas }) => {
    await canvas.findByText('沾個喜氣，等我下班一起衝');
    await userEvent.type(await canvas.findByRole('textbox'), '太快了{Enter}');
    await seen(await canvas.findByRole('button', { name: /重送|Kirim ulang|Gửi lại/u }));
  },
};

export const Loading: Story = { decorators: [storyProviders((service) => service.on(30020, () => 'silence'))] };
export const Failed: Story = {
  decorators: [storyProviders((service) => service.on(30020, () => ({ code: 300_003 })))],
};
export const Empty: Story = { decorators: [storyProviders((service) => service.history.splice(0))] };
export const Announcements: Story = { args: { first: 'announcement' }, decorators: [storyProviders()] };
export const Private: Story = { args: { first: 'private' }, decorators: [storyProviders()] };
export const ClubLocked: Story = { args: { first: 'club' }, decorators: [storyProviders()] };
export const Friends: Story = { args: { first: 'friend' }, decorators: [storyProviders()] };
export const Guest: Story = { decorators: [storyProviders(undefined, { who: 'guest' })] };

export const Offline: Story = {
  decorators: [
    storyProviders((service) => {
      setTimeout(() => {
        service.reachable = false;
        service.chat.drop(1006);
      }, 1500);
    }),
  ],
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/正在重新連線|menyambung kembali|đang kết nối lại/u, {}, { timeout: 5000 }));
  },
};
