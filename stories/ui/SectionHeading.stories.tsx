import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ForwardIcon, Icon } from '#ui/components/Icon/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Text/SectionHeading',
  component: SectionHeading,
  parameters: guide({
    usage: 'Over a section of a page: a shelf of games, the honor list. The ornament is the brand’s own.',
    dos: ['Name the section by the heading’s `id`.', 'Say in the link where it leads, at least to screen readers.'],
    donts: ['Inside a card or a window: that is Heading.', 'Two controls at its end.'],
  }),
} satisfies Meta<typeof SectionHeading>;
export default meta;

const useText = storyText({
  popular: ['熱門推薦', 'Paling populer', 'Nổi bật'],
  all: ['全部 24', 'Semua 24', 'Tất cả 24'],
  games: ['款熱門遊戲', 'gim populer', 'trò chơi nổi bật'],
  honors: ['榮譽榜', 'Daftar kehormatan', 'Bảng vinh danh'],
  count: ['10 筆', '10 catatan', '10 bản ghi'],
  long: [
    '本週新上架、限時雙倍經驗值的老虎機與捕魚機',
    'Slot dan tembak ikan baru minggu ini dengan pengalaman ganda dalam waktu terbatas',
    'Nổ hũ và bắn cá mới tuần này, nhân đôi kinh nghiệm trong thời gian có hạn',
  ],
});

export const WithALink: StoryObj = {
  render: drawWith(useText, (words) => (
    <section aria-labelledby="popular-games">
      <SectionHeading
        aside={
          <a href="#all">
            {words.all} <VisuallyHidden>{words.games}</VisuallyHidden>
            <Icon of={ForwardIcon} size={16} />
          </a>
        }
        id="popular-games"
      >
        {words.popular}
      </SectionHeading>
    </section>
  )),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('region')).toContainElement(link);
  },
};

export const Plain: StoryObj = {
  render: drawWith(useText, (words) => (
    <Stack>
      <SectionHeading>{words.popular}</SectionHeading>
      <SectionHeading aside={words.count} level={3}>
        {words.honors}
      </SectionHeading>
    </Stack>
  )),
};

export const LongTexts: StoryObj = {
  render: drawWith(useText, (words) => (
    <SectionHeading aside={<a href="#all">{words.all}</a>}>{words.long}</SectionHeading>
  )),
};
