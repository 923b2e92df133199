import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { Drawer } from '#ui/components/Drawer/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { storyWords } from '../setting/storyWords.ts';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: guide({
    usage:
      'For what stands along the side for a while: a narrow screen’s menus (`start`), filters and details (`end`). A strip of the page stays in sight. For what wants a thumb, take BottomSheet.',
    dos: [
      '`start` for where one may go, `end` for what belongs to the page.',
      'Keep the answer in the footer, where it stays in sight.',
    ],
    donts: ['A drawer from a drawer.', 'Something that has to be answered: take AlertDialog.'],
  }),
} satisfies Meta<typeof Drawer>;
export default meta;

const useWords = storyWords({
  filter: { zh_tw: '篩選遊戲', id_id: 'Saring gim', vi_vn: 'Lọc trò chơi' },
  hint: { zh_tw: '共 24 款符合', id_id: '24 gim cocok', vi_vn: '24 trò chơi phù hợp' },
  close: { zh_tw: '關閉', id_id: 'Tutup', vi_vn: 'Đóng' },
  apply: { zh_tw: '套用', id_id: 'Terapkan', vi_vn: 'Áp dụng' },
  reset: { zh_tw: '清除', id_id: 'Hapus', vi_vn: 'Xóa' },
  text: {
    zh_tw: '只顯示支援免費遊戲、最低押注一千以下、而且今天有大獎的遊戲。',
    id_id: 'Hanya tampilkan gim dengan putaran gratis, taruhan minimum di bawah seribu, dan jackpot hari ini.',
    vi_vn: 'Chỉ hiện trò chơi có lượt quay miễn phí, cược tối thiểu dưới một nghìn và có giải lớn hôm nay.',
  },
});

export const Start: StoryObj = {
  name: 'From the start',
  render: function Start() {
    const words = useWords();
    return (
      <Drawer closeLabel={words.close} onOpenChange={() => undefined} open title={words.filter}>
        <Text as="p">{words.text}</Text>
      </Drawer>
    );
  },
};

export const End: StoryObj = {
  name: 'From the end, with description and footer',
  render: function End() {
    const words = useWords();
    return (
      <Drawer
        closeLabel={words.close}
        description={words.hint}
        footer={<Button fullWidth>{words.apply}</Button>}
        onOpenChange={() => undefined}
        open
        side="end"
        size="md"
        title={words.filter}
      >
        <Stack>
          {['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((part) => (
            <Text as="p" key={part}>
              {words.text}
            </Text>
          ))}
        </Stack>
      </Drawer>
    );
  },
};

export const OpensAndCloses: StoryObj = {
  name: 'Opens and closes by itself',
  render: function OpensAndCloses() {
    const words = useWords();
    return (
      <Drawer
        closeLabel={words.close}
        side="end"
        title={words.filter}
        titleHidden
        trigger={<Button icon={<SlidersHorizontal size={20} />}>{words.filter}</Button>}
      >
        <Text as="p">{words.text}</Text>
      </Drawer>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: '篩選遊戲' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => {
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await waitFor(async () => {
      await expect(opener).toHaveFocus();
    });
  },
};
