import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { Checkbox } from '#ui/components/Checkbox/index.ts';
import { Gate } from '#ui/components/Gate/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Overlays/Gate',
  component: Gate,
  parameters: guide({
    usage:
      'For the one question before anything else: is one of age. It stands on the first visit’s first screen, so it carries nothing with it. Every other window is a Dialog.',
    dos: ['Answers as buttons, the way out as one of them.', 'Remember the answer where one asks for that.'],
    donts: ['A close button.', 'More than one gate in a row: ask once.'],
  }),
} satisfies Meta<typeof Gate>;
export default meta;

const useText = storyText({
  title: ['提醒', 'Pengingat', 'Lời nhắc'],
  text: [
    '本服務為限制級，需年滿十八歲方可使用。',
    'Layanan ini khusus dewasa, hanya untuk usia 18 tahun ke atas.',
    'Dịch vụ này dành cho người lớn, chỉ từ 18 tuổi trở lên.',
  ],
  under: ['未滿18歲', 'Di bawah 18', 'Dưới 18 tuổi'],
  over: ['已滿18歲', '18 tahun ke atas', 'Đã đủ 18 tuổi'],
  again: ['不再顯示', 'Jangan tampilkan lagi', 'Không hiển thị lại'],
  behind: ['遊戲大廳', 'Lobi gim', 'Sảnh trò chơi'],
});

const answer = fn();

export const Age: StoryObj = {
  render: drawWith(useText, (words) => (
    <>
      <Text as="p">{words.behind}</Text>
      <Gate
        actions={
          <>
            <Button variant="secondary">{words.under}</Button>
            <Button onClick={answer}>{words.over}</Button>
          </>
        }
        description={words.text}
        title={words.title}
      >
        <Checkbox checked={false} label={words.again} onCheckedChange={() => undefined} />
      </Gate>
    </>
  )),
  play: async () => {
    answer.mockClear();
    const gate = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(gate).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '已滿18歲' }));
    await expect(answer).toHaveBeenCalledOnce();
  },
};

export const Bare: StoryObj = {
  name: 'Without content',
  render: drawWith(useText, (words) => (
    <Gate actions={<Button>{words.over}</Button>} description={words.text} title={words.title} />
  )),
};
