import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type QueuedWin, WinQueue } from '#features/screens/wins/index.ts';
import type { WinPromotion } from '#protocol/entities/pride.ts';
import { onMocks } from './offlineProviders.tsx';

const win = (
  id: string,
  changes: Partial<WinPromotion>,
  alert: Partial<WinPromotion['AlertInfo']> = {},
): QueuedWin => ({
  id,
  win: {
    PlayerName: '竹林小圓',
    PictureURL: '',
    GameCode: 'koi',
    Provider: 'KUMO',
    WinType: 1,
    Amount: 1_920_000,
    AlertInfo: { SymbolNo: 12, Multiple: 120, ActName: '', MultipleIdx: 0, ...alert },
    ...changes,
  },
});

/** Wins as the lobby announces them, one at a time. */
const meta = {
  title: 'features/Wins',
  component: WinQueue,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [onMocks],
  args: { wins: [win('one', {})], onDone: () => undefined },
  render: ({ wins, onDone }) => (
    <div style={{ minHeight: 220 }}>
      <WinQueue onDone={onDone} wins={wins} />
    </div>
  ),
} satisfies Meta<typeof WinQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A win named by its multiple. */
export const BigPrize: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('120X'));
  },
};
export const Grand: Story = {
  args: {
    wins: [win('one', { WinType: 2, Amount: 28_400_000 }, { ActName: 'grand', MultipleIdx: 101, JackpotID: 1 })],
  },
};
export const Mini: Story = {
  tags: ['long'],
  args: { wins: [win('one', { WinType: 2, Amount: 880_000 }, { ActName: 'mini', MultipleIdx: 104, JackpotID: 4 })] },
};
/** A jackpot without a level. */
export const OtherJackpot: Story = {
  tags: ['long'],
  args: { wins: [win('one', { WinType: 2 }, { ActName: 'party' })] },
};
export const Vault: Story = { tags: ['long'], args: { wins: [win('one', { WinType: 3 }, { ActName: 'vault' })] } };
export const Pool: Story = {
  tags: ['long'],
  args: { wins: [win('one', { WinType: 4 }, { ActName: 'pool', Multiple: 0 })] },
};
/** The player has an uploaded picture, and more wins wait. */
export const Several: Story = {
  args: {
    wins: [
      win('one', { PictureURL: '/art/avatars/fox-256.avif', PlayerName: '夜行者小葵的超長暱稱' }),
      win('two', { GameCode: 'owl' }),
    ],
  },
};
/** The game is not in the lobby, so the banner has no button to it. */
export const UnknownGame: Story = { args: { wins: [win('one', { GameCode: 'gone' })] } };
