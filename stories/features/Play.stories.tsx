import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayNowPage } from '#features/screens/play/index.ts';
import { onMocks } from './offlineProviders.tsx';

/**
 * The play window with a running game, over the game server of the story's own world. Tests of stories serve no game frames, and
 * `app/e2e/playGame.spec.ts` plays the game.
 */
const meta = {
  title: 'features/Play',
  component: PlayNowPage,
  tags: ['!test'],
  parameters: { layout: 'fullscreen', offline: 'as:0900000003', at: '/zh_tw/play-game/now?game=owl' },
  decorators: [onMocks],
} satisfies Meta<typeof PlayNowPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
/** For a visitor, with points of the demo. */
export const Demo: Story = { parameters: { offline: '', at: '/zh_tw/test-play-game?game=owl' } };
/** The next spin wins the free spins. */
export const FreeSpins: Story = { parameters: { offline: 'as:0900000003,outcome:free' } };
/** The answer of the next spin is lost for five seconds. */
export const LostAnswer: Story = { parameters: { offline: 'as:0900000003,cutSpin:5' } };
export const NoGameServer: Story = { parameters: { offline: 'as:0900000003,noGame' } };
