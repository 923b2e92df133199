import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { DrawnGame } from '#art/games.ts';
import type { TileFormat } from '#art/ids.ts';
import { GameCard } from '#ui/components/GameCard/index.ts';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import { TileGrid } from '#ui/layout/TileGrid/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith } from '../setting/storyText.ts';
import { tileAddress } from './pictures.ts';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Layout/TileGrid',
  component: TileGrid,
  parameters: guide({
    usage:
      'For game tiles: three abreast on a telephone, two on a very narrow one or with large text, as many as fit on a desktop. Wide and hero tiles take their two columns by themselves.',
    dos: [
      'Keep the tiles’ order by weight: the grid fills holes with later small ones.',
      'Show skeletons of the same shape while it loads.',
    ],
    donts: ['Lists of records: those are Columns, or a table.'],
  }),
} satisfies Meta<typeof TileGrid>;
export default meta;

const games: readonly (readonly [DrawnGame, string])[] = [
  ['dragon', '翡翠龍吟'],
  ['koi', '鯉躍龍門'],
  ['tiger', '虎躍千金'],
  ['turtle', '金龜聚寶'],
  ['phoenix', '赤焰鳳舞'],
  ['mahjong', '大四喜'],
];

const pictureOf = (game: DrawnGame, format: TileFormat) => ({
  src: tileAddress(game, format),
  placeholder: '#6b2a3f',
});

export const Tiles: StoryObj = {
  render: () => (
    <TileGrid>
      <GameCard as="link" href="#cat" picture={pictureOf('cat', 'wide')} priority shape="wide" title="招財萬福" />
      {games.map(([game, title]) => (
        <GameCard as="link" href={`#${game}`} key={game} picture={pictureOf(game, 'tall')} priority title={title} />
      ))}
    </TileGrid>
  ),
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector('[data-part=tile-grid]');
    const columns = grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 0;
    await expect(columns).toBeGreaterThanOrEqual(window.innerWidth < 358 ? 2 : 3);
  },
};

export const Loading: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <SkeletonGroup label={words.loading}>
      <TileGrid>
        {['one', 'two', 'three', 'four', 'five', 'six'].map((tile) => (
          <Skeleton aspectRatio="5 / 6" key={tile} shape="box" />
        ))}
      </TileGrid>
    </SkeletonGroup>
  )),
};
