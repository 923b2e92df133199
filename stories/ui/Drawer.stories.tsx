import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { Checkbox } from '#ui/components/Checkbox/index.ts';
import { Drawer } from '#ui/components/Drawer/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { Link } from '#ui/components/Link/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

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

const useText = storyText({
  filter: ['篩選遊戲', 'Saring gim', 'Lọc trò chơi'],
  hint: ['共 24 款符合', '24 gim cocok', '24 trò chơi phù hợp'],
  close: ['關閉', 'Tutup', 'Đóng'],
  apply: ['套用', 'Terapkan', 'Áp dụng'],
  kinds: ['類型', 'Jenis', 'Thể loại'],
  slots: ['老虎機', 'Slot', 'Nổ hũ'],
  fishing: ['捕魚', 'Tembak ikan', 'Bắn cá'],
  tables: ['桌遊', 'Permainan meja', 'Trò chơi bàn'],
  features: ['特色', 'Fitur', 'Đặc điểm'],
  free: ['有免費遊戲', 'Ada putaran gratis', 'Có lượt quay miễn phí'],
  jackpot: ['今天有大獎', 'Ada jackpot hari ini', 'Hôm nay có giải lớn'],
  small: ['最低押注一千以下', 'Taruhan minimum di bawah 1.000', 'Cược tối thiểu dưới 1.000'],
  fresh: ['本月新上架', 'Baru bulan ini', 'Mới trong tháng'],
  makers: ['遊戲商', 'Pembuat gim', 'Nhà phát hành'],
  menu: ['選單', 'Menu', 'Danh mục'],
  lobby: ['遊戲大廳', 'Lobi gim', 'Sảnh trò chơi'],
  store: ['購點兌換', 'Beli poin', 'Mua điểm'],
  ranking: ['活動排行', 'Peringkat', 'Xếp hạng'],
  clubs: ['俱樂部', 'Klub', 'Câu lạc bộ'],
  service: ['客服中心', 'Bantuan', 'Hỗ trợ'],
});

function Places(): ReactNode {
  const { lobby, store, ranking, clubs, service } = useText();
  return (
    <Stack as="ul" gap={1}>
      {Object.entries({ lobby, store, ranking, clubs, service }).map(([id, name]) => (
        <li key={id}>
          <Link href={`#${id}`} standalone tone="inherit">
            {name}
          </Link>
        </li>
      ))}
    </Stack>
  );
}

/** Filters of games: longer than a phone is high. */
function Filters(): ReactNode {
  const words = useText();
  const groups: readonly (readonly [string, readonly string[]])[] = [
    [words.kinds, [words.slots, words.fishing, words.tables]],
    [words.features, [words.free, words.jackpot, words.small, words.fresh]],
    [words.makers, ['Noctis', 'Tidewell', 'Red Lantern', 'Jade Hall', 'Steppe', 'Sunband', 'Ripple']],
  ];
  return (
    <Stack gap={4}>
      {groups.map(([title, choices]) => (
        <Stack gap={0} key={title}>
          <Heading level={3} size={15}>
            {title}
          </Heading>
          {choices.map((choice, place) => (
            <Checkbox defaultChecked={place === 0} key={choice} label={choice} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

export const Start: StoryObj = {
  name: 'From the start',
  render: drawWith(useText, (words) => (
    <Drawer closeLabel={words.close} onOpenChange={() => undefined} open title={words.menu}>
      <Places />
    </Drawer>
  )),
};

export const End: StoryObj = {
  name: 'From the end, with description and footer',
  render: drawWith(useText, (words) => (
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
      <Filters />
    </Drawer>
  )),
};

export const OpensAndCloses: StoryObj = {
  name: 'Opens and closes by itself',
  render: drawWith(useText, (words) => (
    <Drawer
      closeLabel={words.close}
      side="end"
      title={words.filter}
      titleHidden
      trigger={<Button icon={<SlidersHorizontal size={20} />}>{words.filter}</Button>}
    >
      <Filters />
    </Drawer>
  )),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: '篩選遊戲' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
