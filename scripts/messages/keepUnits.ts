import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '#locales/index.ts';

const NO_BREAK_SPACE = '\u00a0';

/** Units that follow a number after a space. Words that form one unit stay together too. */
const UNITS: Readonly<Record<Locale, string>> = {
  zh_tw:
    '秒|分鐘|分|小時|天|日|週|個月|月|年|歲|次|局|場|輪|回|份|封|位|人|名|筆|則|個|項|件|張|款|組|頁|字|級|倍|層|' +
    '金幣|寶石|點數|點|元|經驗|VIP 經驗|MB|KB',
  id_id:
    'detik|menit|jam|hari|minggu|bulan|tahun|kali|putaran|ronde|bagian|surat|orang|pemain|anggota|teman|akun|klub|' +
    'pesan|hadiah|misi|game|karakter|huruf|digit|angka|level|koin|permata|poin|EXP|XP|MB|KB',
  vi_vn:
    'giây|phút|giờ|ngày|tuần|tháng|năm|tuổi|lần|lượt|ván|trận|phần|thư|người|người chơi|thành viên|bạn bè|tài khoản|' +
    'tin nhắn|tin|món|quà|ký tự|chữ số|chữ|số|cấp|nhiệm vụ|trò chơi|vàng|xu|đá quý|điểm|EXP|XP|MB|KB',
};

/** Matches a unit at the start of a text. In Chinese any word may follow a unit directly. */
function unitPattern(locale: Locale): string {
  const longestFirst = UNITS[locale]
    .split('|')
    .toSorted((a, b) => b.length - a.length)
    .join('|');
  return locale === 'zh_tw' ? `(?:${longestFirst})` : `(?:${longestFirst})(?![\\p{L}\\p{N}])`;
}

/**
 * Replaces the space between a number and its unit by a no-break space.
 *
 * A number is a digit of the text, or a placeholder before a unit.
 */
export function keepUnits(message: readonly MessageFormatElement[], locale: Locale): MessageFormatElement[] {
  const unit = unitPattern(locale);
  const afterDigit = new RegExp(`(?<=\\d) ${unit}`, 'gu');
  const atStart = new RegExp(`^ ${unit}`, 'u');
  const joined = (text: string): string => text.replaceAll(' ', NO_BREAK_SPACE);
  const join = (parts: readonly MessageFormatElement[]): MessageFormatElement[] =>
    parts.map((part, at): MessageFormatElement => {
      if (part.type === TYPE.literal) {
        const value = part.value.replaceAll(afterDigit, joined);
        return { ...part, value: at > 0 ? value.replace(atStart, joined) : value };
      }
      if (part.type === TYPE.tag) return { ...part, children: join(part.children) };
      if (part.type !== TYPE.select && part.type !== TYPE.plural) return part;
      const options = Object.entries(part.options).map(([key, { value }]) => [key, { value: join(value) }] as const);
      return { ...part, options: Object.fromEntries(options) };
    });
  return join(message);
}
