import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#ui/components/Card/index.ts';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { TileGrid } from '#ui/layout/TileGrid/index.ts';
import { guide } from '../setting/guide.ts';
import { itemPicture } from './pictures.ts';
import { useWords } from './words.ts';

const meta = {
  title: 'Layout/TileGrid',
  component: TileGrid,
  parameters: {
    ...guide({
      usage:
        'For game tiles: three abreast on a telephone, two on a very narrow one or with large text, as many as fit on a desktop. Wide and hero tiles take their two columns by themselves.',
      dos: [
        'Keep the tiles’ order by weight: the grid fills holes with later small ones.',
        'Show skeletons of the same shape while it loads.',
      ],
      donts: ['Lists of records: those are Columns, or a table.'],
    }),
  },
} satisfies Meta<typeof TileGrid>;
export default meta;

export const Tiles: StoryObj = {
  render: function Tiles() {
    const words = useWords();
    const kinds = [words.hot, words.slots, words.fishing, words.table, words.favourites, words.jackpot, words.missions];
    return (
      <TileGrid>
        {kinds.map((kind) => (
          <Card key={kind} padding="sm">
            <Stack align="center" gap={2}>
              <img alt="" height={56} src={itemPicture('coin')} width={56} />
              <Text align="center" lines={1} size={13}>
                {kind}
              </Text>
            </Stack>
          </Card>
        ))}
      </TileGrid>
    );
  },
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector('[data-part=tile-grid]');
    const columns = grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 0;
    await expect(columns).toBeGreaterThanOrEqual(window.innerWidth < 358 ? 2 : 3);
  },
};

export const Loading: StoryObj = {
  render: function Loading() {
    const words = useWords();
    return (
      <SkeletonGroup label={words.loading}>
        <TileGrid>
          {['one', 'two', 'three', 'four', 'five', 'six'].map((tile) => (
            <Skeleton aspectRatio="5 / 6" key={tile} shape="box" />
          ))}
        </TileGrid>
      </SkeletonGroup>
    );
  },
};
