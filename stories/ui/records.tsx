import type { ReactNode } from 'react';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { ErrorState, EmptyState } from '#ui/components/StateView/index.ts';
import type { Column, Sort } from '#ui/components/Table/index.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { storyText } from '../setting/storyText.ts';
import { stateMarkup } from './pictures.ts';

/** One entry of the bank book, for the stories of Table and RecordList. */
export interface Entry {
  id: string;
  reason: 'prize' | 'gift' | 'mission' | 'envelope' | 'buy';
  source: string;
  time: string;
  amount: number;
  balance: number;
}

/** Newest first. */
export const entries: readonly Entry[] = [
  { id: '6', reason: 'prize', source: '炫光777', time: '2026.11.20 21:36', amount: 48_000, balance: 1_046_320 },
  { id: '5', reason: 'gift', source: '小虎妹', time: '2026.11.20 20:14', amount: -105_000, balance: 998_320 },
  {
    id: '4',
    reason: 'mission',
    source: '累積旋轉 500 次',
    time: '2026.11.20 18:02',
    amount: 5_000,
    balance: 1_103_320,
  },
  { id: '3', reason: 'envelope', source: '翠玉堂', time: '2026.11.19 22:45', amount: 8_888, balance: 1_098_320 },
  { id: '2', reason: 'buy', source: 'NT$ 330', time: '2026.11.19 12:10', amount: 330_000, balance: 1_089_432 },
  { id: '1', reason: 'prize', source: '鯉躍龍門', time: '2026.11.18 23:59', amount: 12_860_000, balance: 759_432 },
];

/** The texts of the stories of records. */
export const useRecordText = storyText({
  title: ['銀行存摺', 'Buku tabungan', 'Sổ giao dịch'],
  reason: ['項目', 'Perihal', 'Nội dung'],
  source: ['來源', 'Sumber', 'Nguồn'],
  time: ['時間', 'Waktu', 'Thời gian'],
  amount: ['變動金額', 'Jumlah', 'Biến động'],
  balance: ['餘額', 'Saldo', 'Số dư'],
  more: ['明細', 'Rincian', 'Chi tiết'],
  prize: ['遊戲派彩', 'Hadiah gim', 'Trả thưởng trò chơi'],
  gift: ['贈禮', 'Hadiah untuk teman', 'Tặng quà'],
  mission: ['任務獎勵', 'Hadiah misi', 'Thưởng nhiệm vụ'],
  envelope: ['領取紅包', 'Amplop merah', 'Nhận lì xì'],
  buy: ['購點兌換', 'Pembelian', 'Mua điểm'],
  loading: ['存摺載入中', 'Memuat buku tabungan', 'Đang tải sổ giao dịch'],
  empty: ['尚無資料', 'Belum ada data', 'Chưa có dữ liệu'],
  emptyText: ['僅顯示14天之紀錄', 'Hanya catatan 14 hari terakhir', 'Chỉ hiển thị 14 ngày gần nhất'],
  failed: ['存摺讀取失敗', 'Buku tabungan gagal dimuat', 'Không tải được sổ giao dịch'],
  failedText: ['請檢查網路連線後再試一次', 'Periksa koneksi lalu coba lagi', 'Hãy kiểm tra mạng rồi thử lại'],
  retry: ['重試', 'Coba lagi', 'Thử lại'],
  sortBy: ['排序方式', 'Urutkan', 'Sắp xếp'],
  ascending: ['由小到大', 'Menaik', 'Tăng dần'],
  descending: ['由大到小', 'Menurun', 'Giảm dần'],
});

/** Returns the columns of the bank book. */
export function useColumns(): readonly Column<Entry>[] {
  const words = useRecordText();
  const locale = useStoryLanguage();
  return [
    { id: 'reason', header: words.reason, cell: (entry) => words[entry.reason], onCard: 'title' },
    { id: 'source', header: words.source, cell: (entry) => entry.source },
    { id: 'time', header: words.time, cell: (entry) => <time>{entry.time}</time>, sortable: true, width: '11rem' },
    {
      id: 'amount',
      header: words.amount,
      cell: (entry) => (
        <Amount locale={locale} signed tone={entry.amount > 0 ? 'positive' : 'inherit'} value={entry.amount} />
      ),
      align: 'end',
      sortable: true,
      onCard: 'aside',
    },
    {
      id: 'balance',
      header: words.balance,
      cell: (entry) => <Amount locale={locale} value={entry.balance} />,
      align: 'end',
    },
  ];
}

/** Returns the entries sorted as a page would sort them. */
export function sorted(sort: Sort | null): readonly Entry[] {
  if (!sort) return entries;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return entries.toSorted((one, other) =>
    sort.column === 'amount' ? (one.amount - other.amount) * sign : one.time.localeCompare(other.time) * sign,
  );
}

function Drawing({ id }: { id: 'error' | 'no-records' }): ReactNode {
  return (
    <div
      ref={(place) => {
        const drawing = new DOMParser().parseFromString(stateMarkup(id), 'image/svg+xml');
        place?.replaceChildren(document.importNode(drawing.documentElement, true));
      }}
    />
  );
}

/** Shown if there are no rows. */
export function NothingYet(): ReactNode {
  const words = useRecordText();
  return (
    <EmptyState
      description={words.emptyText}
      drawing={<Drawing id="no-records" />}
      size="compact"
      title={words.empty}
    />
  );
}

/** Shown if the rows could not be loaded. */
export function NotLoaded(): ReactNode {
  const words = useRecordText();
  return (
    <ErrorState
      action={<Button size="sm">{words.retry}</Button>}
      description={words.failedText}
      drawing={<Drawing id="error" />}
      size="compact"
      title={words.failed}
    />
  );
}
