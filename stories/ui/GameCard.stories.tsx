import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, Wrench } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { DrawnGame } from '#art/games.ts';
import type { TileFormat } from '#art/ids.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { GameCard, type GamePicture } from '#ui/components/GameCard/index.ts';
import { TileGrid } from '#ui/layout/TileGrid/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith } from '../setting/storyText.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { maker } from './icons.tsx';
import { tileAddress } from './pictures.ts';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Play/GameCard',
  component: GameCard,
  parameters: guide({
    usage:
      'For a game wherever one can be opened: the lobby, favourites, a search. Put them in a TileGrid, which gives wide and hero tiles their places.',
    dos: [
      'Letter the name in the picture and give it as `title` too.',
      'One hero and few wide tiles a screen, or none stands out.',
      'Give the colour of the picture’s middle as `placeholder`: it holds the place.',
      'Load the first screen with `priority`, the rest by itself.',
    ],
    donts: [
      'A flag and a jackpot on a tall tile: both take the upper edge.',
      'Disabling a locked tile: a press tells when it opens.',
      'More on the tile than flag, maker and jackpot.',
    ],
  }),
} satisfies Meta<typeof GameCard>;
export default meta;

const picture = (game: DrawnGame, format: TileFormat = 'tall'): GamePicture => ({
  src: tileAddress(game, format),
  placeholder: '#6b2a3f',
});
const press = fn();

/** Waits until every picture is loaded and every fade has begun. */
const loaded = (canvasElement: HTMLElement): Promise<void> =>
  waitFor(
    async () => {
      const pictures = canvasElement.querySelectorAll('[data-part=game-card-picture]');
      await expect(Array.from(pictures, (one) => one.getAttribute('data-state'))).not.toContain('loading');
    },
    { timeout: 15_000 },
  );

export const Grid: StoryObj = {
  render: function Grid() {
    const words = useSharedText();
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
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    press.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /鯉躍龍門/u }));
    await expect(press).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: /鯉躍龍門/u }).blur();
    await expect(canvas.getByRole('link', { name: /翡翠龍吟/u })).toHaveAttribute('href', '#dragon');
  },
};

export const Locked: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <TileGrid>
      <GameCard
        locked={{ icon: <Wrench size={24} />, label: words.locked }}
        onClick={press}
        picture={picture('owl')}
        title="夜梟秘寶"
      />
      <GameCard
        locked={{ icon: <Lock size={24} />, label: words.needVip }}
        onClick={press}
        picture={picture('phoenix', 'wide')}
        provider={{ mark: maker, label: 'Noctis' }}
        shape="wide"
        title="赤焰鳳凰"
      />
    </TileGrid>
  )),
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
  },
};

export const BrokenPicture: StoryObj = {
  render: () => (
    <TileGrid>
      <GameCard
        flag={{ tone: 'new', label: 'NEW' }}
        onClick={press}
        picture={{ src: 'data:image/png;base64,', placeholder: '#2d6a4f' }}
        provider={{ mark: maker, label: 'Noctis' }}
        title="虎躍千金"
      />
      <GameCard
        onClick={press}
        picture={{ src: 'data:image/png;base64,', placeholder: '#6b2a3f' }}
        title="Petualangan Harimau Emas"
      />
    </TileGrid>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Petualangan/u })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument());
  },
};

export const Loading: StoryObj = {
  render: () => (
    <TileGrid>
      <GameCard onClick={press} picture={{ src: '', placeholder: '#6b2a3f' }} title="鯉躍龍門" />
      <GameCard onClick={press} picture={{ src: '', placeholder: '#2d6a4f' }} shape="wide" title="招財萬福" />
    </TileGrid>
  ),
};
