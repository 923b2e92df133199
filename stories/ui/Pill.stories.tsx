import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon, UpIcon } from '#ui/components/Icon/index.ts';
import { Pill } from '#ui/components/Pill/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Actions/Pill',
  component: Pill,
  parameters: {
    ...guide({
      usage: 'Over a list that went on without the reader: new messages below, new records above.',
      dos: ['Say how many.', 'Take it away as soon as they are in sight.'],
      donts: ['Two at once.', 'Over a field in which somebody types.'],
    }),
  },
} satisfies Meta<typeof Pill>;
export default meta;

const useText = storyText({
  messages: { zh_tw: '7 則新訊息', id_id: '7 pesan baru', vi_vn: '7 tin nhắn mới' },
  records: { zh_tw: '有新的得獎紀錄', id_id: 'Ada catatan kemenangan baru', vi_vn: 'Có bản ghi thắng giải mới' },
  long: {
    zh_tw: '你離開的這段時間有 128 則新訊息，點這裡回到最新',
    id_id: 'Ada 128 pesan baru selama kamu pergi, ketuk untuk ke yang terbaru',
    vi_vn: 'Có 128 tin nhắn mới khi bạn vắng mặt, chạm để xem mới nhất',
  },
});

const press = fn();

export const Directions: StoryObj = {
  render: function Directions() {
    const words = useText();
    return (
      <Stack align="center" gap={5}>
        <Pill onClick={press}>{words.messages}</Pill>
        <Pill icon={<Icon of={UpIcon} size={16} />} onClick={press}>
          {words.records}
        </Pill>
      </Stack>
    );
  },
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
  render: function LongText() {
    const words = useText();
    return (
      <Stack align="center">
        <Pill>{words.long}</Pill>
      </Stack>
    );
  },
};
