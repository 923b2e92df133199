import type { LocaleID, LocalisedText } from '../entities/identifiers.ts';
import type { PrizeTitle } from './winTitle.ts';

const text = (zh_tw: string, id_id: string, vi_vn: string): LocalisedText => ({ zh_tw, id_id, vi_vn });

const LEVELS = {
  101: text('巨獎', 'Hadiah raksasa', 'Giải khổng lồ'),
  102: text('大獎', 'Hadiah besar', 'Giải lớn'),
  103: text('中獎', 'Hadiah sedang', 'Giải trung'),
  104: text('小獎', 'Hadiah kecil', 'Giải nhỏ'),
} as const;
const FIRST = text('大獎', 'Jackpot besar', 'Giải lớn');
const OTHER = text('普獎', 'Jackpot', 'Giải thường');
const SHARED = {
  pool: text('聯合彩池', 'Hadiah gabungan', 'Hũ liên kết'),
  vault: text('金庫密碼', 'Kode brankas', 'Mật mã kho báu'),
} as const;

/** The words of a prize in texts that the backend writes. A page has the same words in its messages. */
export function prizeText(title: PrizeTitle, lang: LocaleID): string {
  if (title.kind === 'prize') return LEVELS[title.level][lang];
  if (title.kind === 'jackpot') return (title.isFirst ? FIRST : OTHER)[lang];
  return SHARED[title.kind][lang];
}
