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
  title: { zh_tw: '銀行存摺', id_id: 'Buku tabungan', vi_vn: 'Sổ giao dịch' },
  reason: { zh_tw: '項目', id_id: 'Perihal', vi_vn: 'Nội dung' },
  source: { zh_tw: '來源', id_id: 'Sumber', vi_vn: 'Nguồn' },
  time: { zh_tw: '時間', id_id: 'Waktu', vi_vn: 'Thời gian' },
  amount: { zh_tw: '變動金額', id_id: 'Jumlah', vi_vn: 'Biến động' },
  balance: { zh_tw: '餘額', id_id: 'Saldo', vi_vn: 'Số dư' },
  more: { zh_tw: '明細', id_id: 'Rincian', vi_vn: 'Chi tiết' },
  prize: { zh_tw: '遊戲派彩', id_id: 'Hadiah gim', vi_vn: 'Trả thưởng trò chơi' },
  gift: { zh_tw: '贈禮', id_id: 'Hadiah untuk teman', vi_vn: 'Tặng quà' },
  mission: { zh_tw: '任務獎勵', id_id: 'Hadiah misi', vi_vn: 'Thưởng nhiệm vụ' },
  envelope: { zh_tw: '領取紅包', id_id: 'Amplop merah', vi_vn: 'Nhận lì xì' },
  buy: { zh_tw: '購點兌換', id_id: 'Pembelian', vi_vn: 'Mua điểm' },
  loading: { zh_tw: '存摺載入中', id_id: 'Memuat buku tabungan', vi_vn: 'Đang tải sổ giao dịch' },
  empty: { zh_tw: '尚無資料', id_id: 'Belum ada data', vi_vn: 'Chưa có dữ liệu' },
  emptyText: {
    zh_tw: '僅顯示14天之紀錄',
    id_id: 'Hanya catatan 14 hari terakhir',
    vi_vn: 'Chỉ hiển thị 14 ngày gần nhất',
  },
  failed: { zh_tw: '存摺讀取失敗', id_id: 'Buku tabungan gagal dimuat', vi_vn: 'Không tải được sổ giao dịch' },
  failedText: {
    zh_tw: '請檢查網路連線後再試一次',
    id_id: 'Periksa koneksi lalu coba lagi',
    vi_vn: 'Hãy kiểm tra mạng rồi thử lại',
  },
  retry: { zh_tw: '重試', id_id: 'Coba lagi', vi_vn: 'Thử lại' },
  sortBy: { zh_tw: '排序方式', id_id: 'Urutkan', vi_vn: 'Sắp xếp' },
  ascending: { zh_tw: '由小到大', id_id: 'Menaik', vi_vn: 'Tăng dần' },
  descending: { zh_tw: '由大到小', id_id: 'Menurun', vi_vn: 'Giảm dần' },
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
