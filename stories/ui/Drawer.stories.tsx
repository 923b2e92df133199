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
import { storyText } from '../setting/storyText.ts';

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
  filter: { zh_tw: '篩選遊戲', id_id: 'Saring gim', vi_vn: 'Lọc trò chơi' },
  hint: { zh_tw: '共 24 款符合', id_id: '24 gim cocok', vi_vn: '24 trò chơi phù hợp' },
  close: { zh_tw: '關閉', id_id: 'Tutup', vi_vn: 'Đóng' },
  apply: { zh_tw: '套用', id_id: 'Terapkan', vi_vn: 'Áp dụng' },
  kinds: { zh_tw: '類型', id_id: 'Jenis', vi_vn: 'Thể loại' },
  slots: { zh_tw: '老虎機', id_id: 'Slot', vi_vn: 'Nổ hũ' },
  fishing: { zh_tw: '捕魚', id_id: 'Tembak ikan', vi_vn: 'Bắn cá' },
  tables: { zh_tw: '桌遊', id_id: 'Permainan meja', vi_vn: 'Trò chơi bàn' },
  features: { zh_tw: '特色', id_id: 'Fitur', vi_vn: 'Đặc điểm' },
  free: { zh_tw: '有免費遊戲', id_id: 'Ada putaran gratis', vi_vn: 'Có lượt quay miễn phí' },
  jackpot: { zh_tw: '今天有大獎', id_id: 'Ada jackpot hari ini', vi_vn: 'Hôm nay có giải lớn' },
  small: { zh_tw: '最低押注一千以下', id_id: 'Taruhan minimum di bawah 1.000', vi_vn: 'Cược tối thiểu dưới 1.000' },
  fresh: { zh_tw: '本月新上架', id_id: 'Baru bulan ini', vi_vn: 'Mới trong tháng' },
  makers: { zh_tw: '遊戲商', id_id: 'Pembuat gim', vi_vn: 'Nhà phát hành' },
  menu: { zh_tw: '選單', id_id: 'Menu', vi_vn: 'Danh mục' },
  lobby: { zh_tw: '遊戲大廳', id_id: 'Lobi gim', vi_vn: 'Sảnh trò chơi' },
  store: { zh_tw: '購點兌換', id_id: 'Beli poin', vi_vn: 'Mua điểm' },
  ranking: { zh_tw: '活動排行', id_id: 'Peringkat', vi_vn: 'Xếp hạng' },
  clubs: { zh_tw: '俱樂部', id_id: 'Klub', vi_vn: 'Câu lạc bộ' },
  service: { zh_tw: '客服中心', id_id: 'Bantuan', vi_vn: 'Hỗ trợ' },
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
  render: function Start() {
    const words = useText();
    return (
      <Drawer closeLabel={words.close} onOpenChange={() => undefined} open title={words.menu}>
        <Places />
      </Drawer>
    );
  },
};

export const End: StoryObj = {
  name: 'From the end, with description and footer',
  render: function End() {
    const words = useText();
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
        <Filters />
      </Drawer>
    );
  },
};

export const OpensAndCloses: StoryObj = {
  name: 'Opens and closes by itself',
  render: function OpensAndCloses() {
    const words = useText();
    return (
      <Drawer
        closeLabel={words.close}
        side="end"
        title={words.filter}
        titleHidden
        trigger={<Button icon={<SlidersHorizontal size={20} />}>{words.filter}</Button>}
      >
        <Filters />
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
