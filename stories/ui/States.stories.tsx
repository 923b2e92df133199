import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import { Spinner } from '#ui/components/Spinner/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useWords } from './words.ts';

const meta = { title: 'Feedback/States' } satisfies Meta;
export default meta;

export const Loading: StoryObj = {
  render: function Loading() {
    const words = useWords();
    return (
      <Stack>
        <Inline>
          <Spinner label={words.loading} />
        </Inline>
        <SkeletonGroup label={words.loading}>
          <Stack gap={5}>
            {['one', 'two', 'three'].map((row) => (
              <Inline gap={3} key={row}>
                <Skeleton height="2.5rem" shape="circle" width="2.5rem" />
                <Stack gap={2}>
                  <Skeleton width="9rem" />
                  <Skeleton width="6rem" />
                </Stack>
              </Inline>
            ))}
            <Inline>
              {['one', 'two', 'three'].map((tile) => (
                <Skeleton aspectRatio="5 / 6" key={tile} shape="box" width="7rem" />
              ))}
            </Inline>
          </Stack>
        </SkeletonGroup>
      </Stack>
    );
  },
};
