import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#ui/components/Card/index.ts';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { TileGrid } from '#ui/layout/TileGrid/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith } from '../setting/storyText.ts';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: guide({
    usage:
      'Where something of a known shape will stand in a moment. What takes a moment after a press is a busy Button; what has no shape yet, a Spinner.',
    dos: ['The same size as what comes: nothing may jump.', 'One group a place, with one label.'],
    donts: ['After a failure: that is ErrorState.', 'Skeletons for words that are known already, such as titles.'],
  }),
} satisfies Meta<typeof Skeleton>;
export default meta;

export const Shapes: StoryObj = {
  render: () => (
    <Inline gap={4} wrap>
      <Skeleton width="9rem" />
      <Skeleton height="2.75rem" shape="circle" width="2.75rem" />
      <Skeleton aspectRatio="5 / 6" shape="box" width="7rem" />
    </Inline>
  ),
};

export const People: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <SkeletonGroup label={words.loading}>
      <Stack gap={5}>
        {['one', 'two', 'three', 'four'].map((row) => (
          <Inline gap={3} key={row}>
            <Skeleton height="2.75rem" shape="circle" width="2.75rem" />
            <Stack gap={2}>
              <Skeleton width="9rem" />
              <Skeleton width="6rem" />
            </Stack>
          </Inline>
        ))}
      </Stack>
    </SkeletonGroup>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Records: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <SkeletonGroup label={words.loading}>
      <Card>
        <Stack gap={4}>
          {['one', 'two', 'three'].map((row) => (
            <Inline justify="between" key={row}>
              <Skeleton width="7rem" />
              <Skeleton width="4rem" />
            </Inline>
          ))}
        </Stack>
      </Card>
    </SkeletonGroup>
  )),
};

export const Tiles: StoryObj = {
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
