import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Medal } from '#ui/components/Medal/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Play/Medal',
  component: Medal,
  args: { place: 1, size: 'lg', label: '第一名' },
  parameters: guide({
    usage: 'For the first three places of anything that is ranked. In a ranking RankingRow brings it along.',
    dos: ['Give it a name where no words beside it say the place.', 'Keep it over 28 px: the digit must be read.'],
    donts: ['As a reward or a tier: those have their own drawings.', 'More than three of them on a screen.'],
  }),
} satisfies Meta<typeof Medal>;
export default meta;

const useText = storyText({
  first: ['第一名', 'Peringkat 1', 'Hạng nhất'],
  second: ['第二名', 'Peringkat 2', 'Hạng nhì'],
  third: ['第三名', 'Peringkat 3', 'Hạng ba'],
});

export const Playground: StoryObj<typeof meta> = {};

export const Sizes: StoryObj = {
  render: drawWith(useText, (text) => (
    <>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline gap={4} key={size} wrap>
          <Medal label={text.first} place={1} size={size} />
          <Medal label={text.second} place={2} size={size} />
          <Medal label={text.third} place={3} size={size} />
        </Inline>
      ))}
    </>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(9);
  },
};
