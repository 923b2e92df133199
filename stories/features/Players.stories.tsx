import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type FoundPlayer, PlayerPicker, usePlayerActions } from '#features/shared/players/index.ts';
import { onMocks } from './offlineProviders.tsx';

/** Demo players: the leader of a club, a player without a club, and the page's own player. */
const LEADER = { PlayerID: '10000002', Name: '青山不改' };
const OWN = { PlayerID: '10000001', Name: '夜行者小葵' };
const NOBODY = { PlayerID: '99999999', Name: '幽靈' };

interface OpenedProps {
  player: { readonly PlayerID: string; readonly Name: string };
  window?: 'card' | 'block' | 'report' | 'message';
}

/** Opens a window after the sign-in. */
function Opened({ player, window = 'card' }: OpenedProps): ReactNode {
  const actions = usePlayerActions();
  useEffect(() => {
    if (window === 'card') actions?.openCard(player);
    else if (window === 'block') actions?.block(player);
    else if (window === 'report') actions?.report(player);
    else actions?.reportMessage({ ID: '1', Name: player.Name, Message: '便宜賣金幣，加我的帳號聊。' });
  }, [actions, player, window]);
  return <div style={{ minHeight: '44rem' }} />;
}

const meta = {
  title: 'features/Players',
  component: Opened,
  args: { player: LEADER },
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [onMocks],
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (): Promise<void> =>
  waitFor(() => expect(document.querySelectorAll('[role=dialog] time')).toHaveLength(2), { timeout: 5000 });

export const Card: Story = { play: shown };

export const Befriended: Story = {
  tags: ['long'],
  play: async () => {
    await shown();
    const key = screen.queryByRole('button', { name: /^(?:加好友|Tambah teman|Kết bạn)$/u });
    if (key) await userEvent.click(key);
    await waitFor(() => expect(screen.getByText(/已是好友|Sudah berteman|Đã là bạn bè/u)).toBeVisible());
  },
};

export const Own: Story = { args: { player: OWN }, play: shown };

export const AsGuest: Story = { tags: ['long'], parameters: { offline: 'as:guest' }, play: shown };

export const Loading: Story = { tags: ['long'], parameters: { offline: 'as:0900000001,hold:getUserInfo' } };

export const Gone: Story = { args: { player: NOBODY } };

export const Failed: Story = { tags: ['long'], parameters: { offline: 'as:0900000001,code:getUserInfo:300003' } };

export const Blocking: Story = { args: { window: 'block' } };

export const Reporting: Story = { tags: ['long'], args: { window: 'report' } };

export const ReportingAMessage: Story = { args: { window: 'message' } };

function Picker({ among }: { among: 'friends' | 'everyone' }): ReactNode {
  const [selected, setSelected] = useState<readonly FoundPlayer[]>([]);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', maxWidth: 420, height: 640, padding: 16 }}>
      <PlayerPicker among={among} mode="many" onSelectedChange={setSelected} selected={selected} />
    </div>
  );
}

const rowsSeen = (): Promise<void> =>
  waitFor(() => expect(screen.queryAllByRole('checkbox').length).toBeGreaterThan(1), { timeout: 5000 });

export const PickFriends: Story = {
  render: () => <Picker among="friends" />,
  play: async () => {
    await rowsSeen();
    const [, first, second] = screen.getAllByRole('checkbox');
    await userEvent.click(first ?? document.body);
    await userEvent.click(second ?? document.body);
  },
};

export const PickOne: Story = {
  tags: ['long'],
  render: () => (
    <div style={{ display: 'flex', flexDirection: 'column', maxWidth: 420, height: 640, padding: 16 }}>
      <PlayerPicker among="everyone" mode="one" onPick={() => undefined} />
    </div>
  ),
};

export const NobodyFound: Story = {
  tags: ['long'],
  render: () => <Picker among="everyone" />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '沒有這個人');
  },
};

export const PickFailed: Story = {
  tags: ['long'],
  parameters: { offline: 'as:0900000001,code:getRelations:300003' },
  render: () => <Picker among="friends" />,
};
