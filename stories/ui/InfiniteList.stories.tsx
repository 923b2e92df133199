import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { itemPicture } from './pictures.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { InfiniteList } from '#ui/components/InfiniteList/index.ts';
import { guide } from '../setting/guide.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Data/InfiniteList',
  component: InfiniteList,
  parameters: guide({
    usage:
      'For feeds one reads on and on: wins, mails, honors. Where people look for a certain page (the bank book), take Pagination; past some hundred rows, VirtualList.',
    dos: [
      'Turn to `failed` when a page did not come: only a press tries again, so a dead service is not hammered.',
      'Say in `end` what the end means: 只顯示最近 30 天, not just 沒有了.',
      'Take `automatic={false}` where something stands below the list that people need to reach.',
    ],
    donts: ['An empty list: show an EmptyState in its place.', 'Skeletons inside: the foot says that it loads.'],
  }),
} satisfies Meta<typeof InfiniteList>;
export default meta;

const useText = storyText({
  list: { zh_tw: '中獎紀錄', id_id: 'Riwayat kemenangan', vi_vn: 'Lịch sử trúng thưởng' },
  more: { zh_tw: '載入更多', id_id: 'Muat lebih banyak', vi_vn: 'Tải thêm' },
  busy: { zh_tw: '載入中', id_id: 'Memuat', vi_vn: 'Đang tải' },
  failed: {
    zh_tw: '後面的紀錄沒有載入，請檢查網路',
    id_id: 'Catatan berikutnya gagal dimuat, periksa jaringan',
    vi_vn: 'Chưa tải được phần tiếp theo, hãy kiểm tra mạng',
  },
  retry: { zh_tw: '重試', id_id: 'Coba lagi', vi_vn: 'Thử lại' },
  end: { zh_tw: '只顯示最近 30 天', id_id: 'Hanya 30 hari terakhir', vi_vn: 'Chỉ hiện 30 ngày gần nhất' },
  added: { zh_tw: '又載入', id_id: 'dimuat lagi', vi_vn: 'đã tải thêm' },
  dragon: { zh_tw: '翡翠龍吟 · 大獎', id_id: 'Auman Naga Giok · hadiah besar', vi_vn: 'Rồng Ngọc · giải lớn' },
  owl: {
    zh_tw: '夜梟秘寶 · 免費遊戲',
    id_id: 'Harta Burung Hantu · putaran gratis',
    vi_vn: 'Kho Báu Cú Đêm · quay miễn phí',
  },
  fish: { zh_tw: '深海獵場 · 普獎', id_id: 'Perburuan Laut Dalam · hadiah kecil', vi_vn: 'Săn Cá Biển Sâu · giải nhỏ' },
  tiger: { zh_tw: '虎躍千金 · 連線', id_id: 'Harimau Emas · garis menang', vi_vn: 'Hổ Vàng · ăn dòng' },
  koi: { zh_tw: '鯉躍龍門 · 大獎', id_id: 'Ikan Koi · hadiah besar', vi_vn: 'Cá Chép Hóa Rồng · giải lớn' },
});

type State = ComponentProps<typeof InfiniteList>['state'];
const games = ['dragon', 'owl', 'fish', 'tiger', 'koi'] as const;
const records = (count: number): readonly number[] => Array.from({ length: count }, (_none, at) => at + 1);

function Records({
  count,
  state,
  onMore = () => undefined,
  automatic = false,
}: {
  count: number;
  state: State;
  onMore?: () => void;
  automatic?: boolean;
}): ReactNode {
  const text = useText();
  const locale = useStoryLanguage();
  return (
    <InfiniteList
      automatic={automatic}
      gap={2}
      itemKey={String}
      items={records(count)}
      labels={{ ...text, added: (fresh, total) => `${text.added} ${String(fresh)} / ${String(total)}` }}
      onMore={onMore}
      state={state}
    >
      {(number) => (
        <Card padding="sm">
          <div style={{ display: 'flex', alignItems: 'center', gap: '.75rem' }}>
            <img alt="" height={32} src={itemPicture('coin')} width={32} />
            <span style={{ flex: 1, minWidth: 0 }}>{text[games[number % games.length] ?? 'dragon']}</span>
            <Amount locale={locale} tone="gold" value={12_400 + ((number * 7_919_300) % 3_000_000)} />
          </div>
        </Card>
      )}
    </InfiniteList>
  );
}

function Reading({ automatic, pages }: { automatic: boolean; pages: number }): ReactNode {
  const [count, setCount] = useState(8);
  const state: State = count >= pages * 8 ? 'end' : 'more';
  return <Records automatic={automatic} count={count} onMore={() => setCount(count + 8)} state={state} />;
}

export const Automatic: StoryObj = {
  render: () => <Reading automatic pages={3} />,
  play: async ({ canvas }) => {
    await waitFor(async () => {
      window.scrollTo(0, document.body.scrollHeight);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(24);
    });
    window.scrollTo(0, 0);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ByButton: StoryObj = {
  render: () => <Reading automatic={false} pages={2} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(16);
    await expect(document.activeElement).toHaveAttribute('data-part', 'infinite-list-words');
  },
};

export const Busy: StoryObj = { render: () => <Records count={3} state="busy" /> };
export const Failed: StoryObj = { render: () => <Records count={3} state="failed" /> };
export const End: StoryObj = { render: () => <Records count={3} state="end" /> };
