import type { LocaleID, LocalisedText } from '../entities/identifiers.ts';
import type { MissionCondition } from '../entities/mission.ts';

/** The task of a mission, by its type (specification 1 §5, 2 §3). */
export const MISSION_TYPE = {
  signIn: 1,
  rounds: 2,
  bet: 3,
  win: 4,
  singleWin: 5,
  multiple: 6,
  game: 7,
  games: 8,
  purchase: 11,
  chat: 15,
  friend: 16,
  gift: 17,
  club: 18,
  invite: 35,
  phone: 36,
  email: 37,
  signInDay: 38,
  envelope: 39,
  spend: 40,
  level: 41,
  vip: 42,
  missions: 43,
} as const;

/** Types whose target is an amount. The others have a level, a tier or a number. */
const AMOUNT_TYPES: readonly number[] = [MISSION_TYPE.bet, MISSION_TYPE.win, MISSION_TYPE.purchase, MISSION_TYPE.spend];
const THRESHOLD_TYPES: readonly number[] = [MISSION_TYPE.level, MISSION_TYPE.vip];

export function missionTarget({ Type, Count, Amount, Threshold }: MissionCondition): number {
  if (AMOUNT_TYPES.includes(Type)) return Amount;
  return THRESHOLD_TYPES.includes(Type) ? Threshold : Count;
}

// The formatter is created once, because that costs a hundred times as much as using it.
const FORMAT: Readonly<Record<LocaleID, Intl.NumberFormat>> = {
  zh_tw: new Intl.NumberFormat('zh-TW'),
  id_id: new Intl.NumberFormat('id-ID'),
  vi_vn: new Intl.NumberFormat('vi-VN'),
};

/** `{count}`, `{amount}`, `{threshold}` and `{game}` are filled in. */
const WORDS: Readonly<Record<number, LocalisedText>> = {
  1: {
    zh_tw: '登入 {count} 天',
    id_id: 'Masuk selama {count} hari',
    vi_vn: 'Đăng nhập {count} ngày',
  },
  2: { zh_tw: '遊玩 {count} 局', id_id: 'Mainkan {count} putaran', vi_vn: 'Chơi {count} ván' },
  3: { zh_tw: '累積投注 {amount} 金幣', id_id: 'Total taruhan {amount} emas', vi_vn: 'Tổng cược {amount} vàng' },
  4: { zh_tw: '累積贏得 {amount} 金幣', id_id: 'Total kemenangan {amount} emas', vi_vn: 'Tổng thắng {amount} vàng' },
  5: {
    zh_tw: '單局贏得 {threshold} 金幣以上 {count} 次',
    id_id: 'Menang {threshold} emas atau lebih dalam satu putaran, {count} kali',
    vi_vn: 'Thắng từ {threshold} vàng trong một ván, {count} lần',
  },
  6: {
    zh_tw: '單局贏得 {threshold} 倍以上 {count} 次',
    id_id: 'Menang {threshold} kali taruhan atau lebih, {count} kali',
    vi_vn: 'Thắng từ {threshold} lần cược, {count} lần',
  },
  7: {
    zh_tw: '遊玩【{game}】{count} 局',
    id_id: 'Mainkan {count} putaran {game}',
    vi_vn: 'Chơi {count} ván {game}',
  },
  8: {
    zh_tw: '遊玩 {count} 款不同遊戲',
    id_id: 'Mainkan {count} game berbeda',
    vi_vn: 'Chơi {count} trò chơi khác nhau',
  },
  11: {
    zh_tw: '累積購點 NT$ {amount}',
    id_id: 'Total pembelian NT$ {amount}',
    vi_vn: 'Tổng mua điểm NT$ {amount}',
  },
  15: { zh_tw: '聊天發言 {count} 則', id_id: 'Kirim {count} pesan chat', vi_vn: 'Gửi {count} tin nhắn' },
  16: { zh_tw: '新增 {count} 位好友', id_id: 'Tambah {count} teman', vi_vn: 'Kết bạn với {count} người' },
  17: { zh_tw: '贈禮 {count} 次', id_id: 'Kirim hadiah {count} kali', vi_vn: 'Tặng quà {count} lần' },
  18: { zh_tw: '加入俱樂部', id_id: 'Bergabung dengan klub', vi_vn: 'Gia nhập câu lạc bộ' },
  35: { zh_tw: '邀請 {count} 位好友', id_id: 'Undang {count} teman', vi_vn: 'Mời {count} người bạn' },
  36: { zh_tw: '綁定手機號碼', id_id: 'Tautkan nomor ponsel', vi_vn: 'Liên kết số điện thoại' },
  37: { zh_tw: '綁定電子信箱', id_id: 'Tautkan email', vi_vn: 'Liên kết email' },
  38: {
    zh_tw: '簽到 {count} 天',
    id_id: 'Absen {count} hari',
    vi_vn: 'Điểm danh {count} ngày',
  },
  39: { zh_tw: '領取紅包 {count} 次', id_id: 'Ambil angpao {count} kali', vi_vn: 'Nhận lì xì {count} lần' },
  40: {
    zh_tw: '累積使用 {amount} 寶石或點數',
    id_id: 'Gunakan {amount} permata atau poin',
    vi_vn: 'Sử dụng {amount} đá quý hoặc điểm',
  },
  41: { zh_tw: '等級達到 LV.{threshold}', id_id: 'Capai LV.{threshold}', vi_vn: 'Đạt LV.{threshold}' },
  42: { zh_tw: 'VIP 等級達到 {threshold}', id_id: 'Capai VIP {threshold}', vi_vn: 'Đạt VIP {threshold}' },
  43: { zh_tw: '完成 {count} 個任務', id_id: 'Selesaikan {count} misi', vi_vn: 'Hoàn thành {count} nhiệm vụ' },
};

/** The text for a player who may write only to friends and customer service. */
const TO_FRIENDS: LocalisedText = {
  zh_tw: '傳訊息給好友或客服 {count} 則',
  id_id: 'Kirim {count} pesan ke teman atau layanan pelanggan',
  vi_vn: 'Gửi {count} tin nhắn cho bạn bè hoặc chăm sóc khách hàng',
};

const UNKNOWN: LocalisedText = {
  zh_tw: '任務異常--請洽客服',
  id_id: 'Misi bermasalah--hubungi layanan pelanggan',
  vi_vn: 'Nhiệm vụ bị lỗi--vui lòng liên hệ chăm sóc khách hàng',
};

/** The facts of a mission's text besides its condition. */
interface MissionTextParts<Name> {
  /** The name of the mission's game. Defaults to its code. */
  readonly game?: Name | undefined;
  /** Only messages to friends and customer service can count. */
  readonly ToFriends?: boolean | undefined;
}

/**
 * The text of a mission's condition (specification 2 §3).
 *
 * @returns for an unknown type, a text that states it
 */
export function missionText(
  condition: MissionCondition,
  locale: LocaleID,
  { game, ToFriends = false }: MissionTextParts<string> = {},
): string {
  const words = ToFriends && condition.Type === MISSION_TYPE.chat ? TO_FRIENDS : WORDS[condition.Type];
  if (words === undefined) return UNKNOWN[locale];
  const format = FORMAT[locale];
  const values: Readonly<Record<string, string>> = {
    count: format.format(condition.Count),
    amount: format.format(condition.Amount),
    threshold: format.format(condition.Threshold),
    game: game ?? condition.GameCode,
  };
  return words[locale].replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

export function missionTexts(
  condition: MissionCondition,
  { game, ToFriends }: MissionTextParts<LocalisedText> = {},
): LocalisedText {
  const of = (locale: LocaleID): string => missionText(condition, locale, { game: game?.[locale], ToFriends });
  return { zh_tw: of('zh_tw'), id_id: of('id_id'), vi_vn: of('vi_vn') };
}
