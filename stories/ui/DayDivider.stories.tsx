import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DayDivider } from '#ui/components/DayDivider/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';
import { sharedText } from './sharedText.ts';

const meta = {
  title: 'Chat/DayDivider',
  component: DayDivider,
  args: { children: '11月20日 星期五', dateTime: '2026-11-20' },
  parameters: guide({
    usage: 'Between the messages or records of two days, above the first of the later one. Days are Taipei’s.',
    dos: ['Say the weekday: people remember those.', 'Give the same day for machines in `dateTime`.'],
    donts: ['A time of day: that stands beside each message.', 'A divider above an empty list.'],
  }),
} satisfies Meta<typeof DayDivider>;
export default meta;

const useText = storyText({
  ...sharedText,
  long: [
    '2026年11月20日 星期五 · 七日簽到最後一天',
    'Jumat, 20 November 2026 · hari terakhir absen tujuh hari',
    'Thứ sáu, ngày 20 tháng 11 năm 2026 · ngày cuối điểm danh',
  ],
});

export const Playground: StoryObj<typeof meta> = {};

export const Languages: StoryObj = {
  render: drawWith(useText, (words) => (
    <>
      <DayDivider dateTime="2026-11-20">{words.chatDay}</DayDivider>
      <DayDivider dateTime="2026-11-20">{words.long}</DayDivider>
    </>
  )),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('time')).toHaveLength(2);
  },
};
