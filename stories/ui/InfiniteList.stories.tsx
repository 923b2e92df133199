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
  list: ['中獎紀錄', 'Riwayat kemenangan', 'Lịch sử trúng thưởng'],
  more: ['載入更多', 'Muat lebih banyak', 'Tải thêm'],
  busy: ['載入中', 'Memuat', 'Đang tải'],
  failed: [
    '後面的紀錄沒有載入，請檢查網路',
    'Catatan berikutnya gagal dimuat, periksa jaringan',
    'Chưa tải được phần tiếp theo, hãy kiểm tra mạng',
  ],
  retry: ['重試', 'Coba lagi', 'Thử lại'],
  end: ['只顯示最近 30 天', 'Hanya 30 hari terakhir', 'Chỉ hiện 30 ngày gần nhất'],
  added: ['又載入', 'dimuat lagi', 'đã tải thêm'],
  dragon: ['翡翠龍吟 · 大獎', 'Auman Naga Giok · hadiah besar', 'Rồng Ngọc · giải lớn'],
  owl: ['夜梟秘寶 · 免費遊戲', 'Harta Burung Hantu · putaran gratis', 'Kho Báu Cú Đêm · quay miễn phí'],
  fish: ['深海獵場 · 普獎', 'Perburuan Laut Dalam · hadiah kecil', 'Săn Cá Biển Sâu · giải nhỏ'],
  tiger: ['虎躍千金 · 連線', 'Harimau Emas · garis menang', 'Hổ Vàng · ăn dòng'],
  koi: ['鯉躍龍門 · 大獎', 'Ikan Koi · hadiah besar', 'Cá Chép Hóa Rồng · giải lớn'],
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
