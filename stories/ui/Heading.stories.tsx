import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '#ui/components/Heading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Text/Heading',
  component: Heading,
  parameters: guide({
    usage:
      'For the title of a page, a card or a window. A section of a page has a SectionHeading, with the brand’s ornament.',
    dos: ['Choose the level by the outline and the size by the eye.', 'One heading of level 1 a page.'],
    donts: ['Leave a level out because its size does not please: give `size`.', 'A heading for a label of a value.'],
  }),
} satisfies Meta<typeof Heading>;
export default meta;

const useText = storyText({
  member: ['會員中心', 'Akun saya', 'Trung tâm hội viên'],
  book: ['銀行存摺', 'Buku tabungan', 'Sổ ngân hàng'],
  month: ['十一月的紀錄', 'Catatan November', 'Bản ghi tháng 11'],
  day: ['11月20日 星期五', 'Jumat, 20 November', 'Thứ sáu, 20 tháng 11'],
  long: [
    '連續七日簽到即可獲得的黃金會員專屬紅包與額外抽獎次數說明',
    'Penjelasan angpao khusus anggota Emas dan kesempatan undian tambahan setelah absen tujuh hari berturut-turut',
    'Giải thích về lì xì dành riêng cho hội viên Vàng và lượt rút thăm thêm khi điểm danh bảy ngày liên tiếp',
  ],
});

export const Playground: StoryObj<typeof meta> = { args: { level: 2, children: '銀行存摺' } };

export const Levels: StoryObj = {
  render: drawWith(useText, (words) => (
    <Stack gap={4}>
      <Heading level={1}>{words.member}</Heading>
      <Heading level={2}>{words.book}</Heading>
      <Heading level={3}>{words.month}</Heading>
      <Heading level={4}>{words.day}</Heading>
    </Stack>
  )),
  play: async ({ canvas }) => {
    for (const level of [1, 2, 3, 4]) await expect(canvas.getAllByRole('heading', { level })).toHaveLength(1);
  },
};

export const Sizes: StoryObj = {
  render: drawWith(useText, (words) => (
    <Stack gap={4}>
      {([32, 24, 20, 17, 15, 13] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {words.book} {size}
        </Heading>
      ))}
    </Stack>
  )),
};

export const InACard: StoryObj = {
  render: drawWith(useText, (words) => (
    <Box padding={5} radius={3} surface="raised">
      <Stack gap={2}>
        <Heading align="center" level={2} tone="text">
          {words.month}
        </Heading>
        <Text align="center" as="p" tone="muted">
          {words.day}
        </Text>
      </Stack>
    </Box>
  )),
};

export const LongTexts: StoryObj = {
  render: drawWith(useText, (words) => (
    <Stack gap={4}>
      <Heading level={1}>{words.long}</Heading>
      <Heading level={2} lines={2}>
        {words.long}
      </Heading>
      <Heading level={3} lines={1}>
        {words.long}
      </Heading>
    </Stack>
  )),
};
