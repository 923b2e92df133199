import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { honorsAction } from '#features/screens/honors/card/HonorsButton.tsx';
import { PlayerActionsProvider, usePlayerActions } from '#features/shared/players/index.ts';
import { onMocks } from './offlineProviders.tsx';

const WINNER = { PlayerID: '10000002', Name: '青山不改' };
/** A demo player without a big win. */
const NEWCOMER = { PlayerID: '10000003', Name: '阿默' };

/** The same list as in `app/cardActions.ts`. */
const loadActions = async () => [honorsAction];

interface OpenedProps {
  player: { readonly PlayerID: string; readonly Name: string };
}

function Card({ player }: OpenedProps): ReactNode {
  const actions = usePlayerActions();
  useEffect(() => actions?.openCard(player), [actions, player]);
  return <div style={{ minHeight: '44rem' }} />;
}

function Opened({ player }: OpenedProps): ReactNode {
  return (
    <PlayerActionsProvider loadCardActions={loadActions}>
      <Card player={player} />
    </PlayerActionsProvider>
  );
}

/** The big wins of another player, a sheet over the player's card. */
const meta = {
  title: 'features/PlayerHonors',
  component: Opened,
  args: { player: WINNER },
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [onMocks],
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (): Promise<void> => {
  const name = /^(?:榮譽榜|Papan kehormatan|Bảng vinh danh)$/u;
  const button = await screen.findByRole('button', { name }, { timeout: 5000 });
  // While the card opens, no element receives the pointer.
  await waitFor(() => userEvent.click(button), { timeout: 5000 });
};

export const Wins: Story = {
  play: async () => {
    await open();
    await waitFor(
      () => expect(screen.getAllByRole('button', { name: /^(?:重播|Putar|Xem)/u }).length).toBeGreaterThan(0),
      {
        timeout: 5000,
      },
    );
  },
};

export const None: Story = {
  tags: ['long'],
  args: { player: NEWCOMER },
  play: async () => {
    await open();
    await expect(await screen.findByText(/還沒有大獎紀錄|Belum ada|Chưa có/u, {}, { timeout: 5000 })).toBeVisible();
  },
};

export const Loading: Story = { tags: ['long'], parameters: { offline: 'as:0900000001,hold:getHonors' }, play: open };

export const Failed: Story = {
  parameters: { offline: 'as:0900000001,fail:getHonors:1' },
  play: async () => {
    await open();
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
