import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#ui/components/Card/index.ts';
import { LevelBar } from '#ui/components/LevelBar/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';
import { crestPicture } from './pictures.ts';

const useText = storyText({
  level: ['等級', 'Level', 'Cấp độ'],
  left: ['再累積 133,800 經驗值即可升級', 'Butuh 133.800 pengalaman lagi', 'Cần thêm 133.800 kinh nghiệm để lên cấp'],
  gold: ['黃金', 'Emas', 'Vàng'],
  platinum: ['白金', 'Platinum', 'Bạch kim'],
  top: ['已達最高等級', 'Sudah level tertinggi', 'Đã đạt cấp cao nhất'],
});

const meta = {
  title: 'Data/LevelBar',
  component: LevelBar,
  args: { label: '等級', from: 'LV.68', to: 'LV.69', value: 486_200, max: 620_000, valueText: '486,200 / 620,000' },
  parameters: guide({
    usage: 'For the way from one level, or tier, to the next. Anything else that has an end is a Progress.',
    dos: ['Say what is still needed.', 'Separators of the player’s language in `valueText`.'],
    donts: ['A bar of many levels at once.', 'Percent alone: nobody knows of what.'],
  }),
} satisfies Meta<typeof LevelBar>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};

const crest = (tier: 3 | 4, name: string) => (
  <>
    <img alt="" height={24} src={crestPicture(tier)} width={24} />
    {name}
  </>
);

export const Levels: StoryObj = {
  render: drawWith(useText, (words) => (
    <Stack>
      <Card>
        <LevelBar
          from="LV.68"
          label={words.level}
          max={620_000}
          note={words.left}
          to="LV.69"
          value={486_200}
          valueText="486,200 / 620,000"
        />
      </Card>
      <Card>
        <LevelBar
          from={crest(3, words.gold)}
          label="VIP"
          max={300_000}
          to={crest(4, words.platinum)}
          value={299_999}
          valueText="299,999 / 300,000"
        />
      </Card>
      <Card>
        <LevelBar from="LV.1" label={words.level} max={1_000} to="LV.2" value={0} valueText="0 / 1,000" />
      </Card>
      <Card>
        <LevelBar
          from="LV.200"
          label={words.level}
          max={1}
          note={words.top}
          to="MAX"
          value={1}
          valueText="9,999,999,999"
        />
      </Card>
    </Stack>
  )),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('progressbar');
    await expect(first).toHaveAttribute('aria-valuetext', '486,200 / 620,000, 78%');
    await expect(second).toHaveAttribute('aria-valuetext', '299,999 / 300,000, 99%');
  },
};
