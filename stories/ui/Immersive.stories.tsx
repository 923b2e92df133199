import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft, Gift, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Immersive } from '#ui/layout/Immersive/index.ts';
import { guide } from '../setting/guide.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { drawWith, storyText } from '../setting/storyText.ts';
import { tileAddress } from './pictures.ts';
import { sharedText } from './sharedText.ts';

const meta = {
  title: 'Layout/Immersive',
  component: Immersive,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      usage: 'For a game and a live room: no bars, the whole window for one thing. For every other page take Page.',
      dos: ['The way out first among the upper controls.', 'What is pressed most at the side, under the thumb.'],
      donts: ['Words straight on a film: give them a ground.', 'A page that scrolls inside it.'],
    }),
  },
} satisfies Meta<typeof Immersive>;
export default meta;

const useOwnText = storyText({
  ...sharedText,
  game: ['深海獵場', 'Perburuan Laut Dalam', 'Săn Mồi Biển Sâu'],
  leave: ['離開遊戲', 'Keluar dari gim', 'Thoát trò chơi'],
  sound: ['關閉聲音', 'Matikan suara', 'Tắt âm thanh'],
  gift: ['送禮', 'Kirim hadiah', 'Tặng quà'],
  spin: ['開始', 'Putar', 'Quay'],
});

function Scene(): ReactNode {
  return (
    <img
      alt=""
      src={tileAddress('angler', 'tall')}
      style={{ width: '100%', height: '100%', minHeight: 0, objectFit: 'cover' }}
    />
  );
}

export const Game: StoryObj = {
  render: function Game() {
    const words = useOwnText();
    const locale = useStoryLanguage();
    return (
      <Immersive
        bottom={
          <>
            <Button size="lg" variant="gold">
              <Amount locale={locale} value={1_200} />
            </Button>
            <Button size="lg">{words.spin}</Button>
          </>
        }
        label={words.game}
        side={
          <>
            <IconButton label={words.sound} variant="raised">
              <Volume2 size={22} />
            </IconButton>
            <IconButton label={words.gift} variant="raised">
              <Gift size={22} />
            </IconButton>
          </>
        }
        top={
          <IconButton label={words.leave} variant="raised">
            <ChevronLeft size={24} />
          </IconButton>
        }
      >
        <Scene />
      </Immersive>
    );
  },
};

export const OnlyTheWayOut: StoryObj = {
  name: 'Only the way out',
  render: drawWith(useOwnText, (words) => (
    <Immersive
      label={words.game}
      top={
        <IconButton label={words.close} variant="raised">
          <ChevronLeft size={24} />
        </IconButton>
      }
    >
      <Scene />
    </Immersive>
  )),
};
