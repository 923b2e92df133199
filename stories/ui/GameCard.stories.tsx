import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wrench } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import type { DrawnGame } from '#ui/art/games.ts';
import type { TileFormat } from '#ui/art/ids.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { GameCard, type GamePicture } from '#ui/components/GameCard/index.ts';
import { TileGrid } from '#ui/layout/TileGrid/index.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { maker } from './icons.tsx';
import { tileAddress } from './pictures.ts';
import { useWords } from './words.ts';

const meta = { title: 'Play/GameCard', component: GameCard } satisfies Meta<typeof GameCard>;
export default meta;

const picture = (game: DrawnGame, format: TileFormat = 'tall'): GamePicture => ({
  src: tileAddress(game, format),
  placeholder: '#6b2a3f',
});
const press = fn();

export const Grid: StoryObj = {
  render: function Grid() {
    const words = useWords();
    const locale = useStoryLanguage();
    const provider = { mark: maker, label: 'Noctis' };
    return (
      <TileGrid>
        <GameCard
          flag={{ tone: 'hot', label: 'HOT' }}
          jackpot={{ label: words.jackpot, amount: <Amount locale={locale} value={28_406_912} /> }}
          onClick={press}
          picture={picture('cat', 'wide')}
          priority
          provider={provider}
          shape="wide"
          title="招財萬福"
        />
        <GameCard
          as="link"
          href="#dragon"
          jackpot={{ label: words.jackpot, amount: <Amount locale={locale} value={8_241_906} /> }}
          picture={picture('dragon')}
          provider={provider}
          title="翡翠龍吟"
        />
        <GameCard
          flag={{ tone: 'new', label: 'NEW' }}
          onClick={press}
          picture={picture('koi')}
          provider={provider}
          title="鯉躍龍門"
        />
        <GameCard
          flag={{ tone: 'live', label: 'LIVE' }}
          onClick={press}
          picture={picture('cards')}
          provider={provider}
          title="極光百家樂"
        />
        <GameCard
          locked={{ icon: <Wrench size={24} />, label: words.locked }}
          onClick={press}
          picture={picture('owl')}
          title="夜梟秘寶"
        />
        <GameCard
          onClick={press}
          picture={{ src: '/nothing-here.webp', placeholder: '#2d6a4f' }}
          provider={provider}
          title="虎躍千金"
        />
        <GameCard
          flag={{ tone: 'hot', label: 'HOT' }}
          jackpot={{ label: words.jackpot, amount: <Amount locale={locale} value={6_730_155} /> }}
          onClick={press}
          picture={picture('tiger')}
          shape="hero"
          title="虎躍千金"
        />
      </TileGrid>
    );
  },
  play: async ({ canvas }) => {
    press.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /鯉躍龍門/u }));
    await expect(press).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: /翡翠龍吟/u })).toHaveAttribute('href', '#dragon');
  },
};
