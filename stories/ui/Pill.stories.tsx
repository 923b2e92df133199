import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon, UpIcon } from '#ui/components/Icon/index.ts';
import { Pill } from '#ui/components/Pill/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Actions/Pill',
  component: Pill,
  parameters: guide({
    usage: 'Over a list that went on without the reader: new messages below, new records above.',
    dos: ['Say how many.', 'Take it away as soon as they are in sight.'],
    donts: ['Two at once.', 'Over a field in which somebody types.'],
  }),
} satisfies Meta<typeof Pill>;
export default meta;

const useText = storyText({
  messages: ['7 則新訊息', '7 pesan baru', '7 tin nhắn mới'],
  records: ['有新的得獎紀錄', 'Ada catatan kemenangan baru', 'Có bản ghi thắng giải mới'],
  long: [
    '你離開的這段時間有 128 則新訊息，點這裡回到最新',
    'Ada 128 pesan baru selama kamu pergi, ketuk untuk ke yang terbaru',
    'Có 128 tin nhắn mới khi bạn vắng mặt, chạm để xem mới nhất',
  ],
});

const press = fn();

export const Directions: StoryObj = {
  render: drawWith(useText, (words) => (
    <Stack align="center" gap={5}>
      <Pill onClick={press}>{words.messages}</Pill>
      <Pill icon={<Icon of={UpIcon} size={16} />} onClick={press}>
        {words.records}
      </Pill>
    </Stack>
  )),
  play: async ({ canvas }) => {
    press.mockClear();
    for (const pill of canvas.getAllByRole('button')) {
      pill.focus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(press).toHaveBeenCalledTimes(2);
  },
};

export const LongText: StoryObj = {
  render: drawWith(useText, (words) => (
    <Stack align="center">
      <Pill>{words.long}</Pill>
    </Stack>
  )),
};
