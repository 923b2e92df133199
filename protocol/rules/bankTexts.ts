import type { LocaleID, LocalisedText } from '../entities/identifiers.ts';

const text = (zh_tw: string, id_id: string, vi_vn: string): LocalisedText => ({ zh_tw, id_id, vi_vn });

/** The origin of an entry of the bank book, by the ledger's identifier. */
const SOURCES: Readonly<Record<string, LocalisedText>> = {
  activityRank: text('活動排行', 'Peringkat acara', 'Xếp hạng sự kiện'),
  race: text('爭霸賽', 'Turnamen', 'Giải đua'),
  bonusBattle: text('獎金爭霸', 'Turnamen bonus', 'Đua top thưởng'),
  challenge: text('挑戰賽', 'Tantangan', 'Thử thách'),
  club: text('俱樂部', 'Klub', 'Câu lạc bộ'),
  coupon: text('兌換碼', 'Kode redeem', 'Mã quà tặng'),
  deletion: text('帳號刪除', 'Penghapusan akun', 'Xóa tài khoản'),
  demo: text('示範資料', 'Data contoh', 'Dữ liệu mẫu'),
  dev: text('開發工具', 'Alat pengembang', 'Công cụ phát triển'),
  envelope: text('紅包', 'Angpao', 'Lì xì'),
  firstDay: text('新手清單', 'Daftar pemula', 'Danh sách tân thủ'),
  game: text('遊戲', 'Game', 'Trò chơi'),
  gift: text('贈禮', 'Hadiah', 'Quà tặng'),
  invite: text('好友邀請', 'Undangan teman', 'Mời bạn bè'),
  mail: text('信件', 'Surat', 'Thư'),
  mission: text('任務', 'Misi', 'Nhiệm vụ'),
  operator: text('客服中心', 'Layanan pelanggan', 'Chăm sóc khách hàng'),
  passTicket: text('通行證', 'Tiket musim', 'Vé mùa'),
  phone: text('手機綁定', 'Penautan ponsel', 'Liên kết điện thoại'),
  present: text('禮物背包', 'Tas hadiah', 'Túi quà'),
  registration: text('註冊', 'Pendaftaran', 'Đăng ký'),
  returnReward: text('回歸獎勵', 'Hadiah comeback', 'Thưởng quay lại'),
  signInDay: text('七日簽到', 'Absen 7 hari', 'Điểm danh 7 ngày'),
  spinGrant: text('免費旋轉', 'Spin hadiah', 'Lượt quay tặng'),
  store: text('商城', 'Toko', 'Cửa hàng'),
  system: text('系統', 'Sistem', 'Hệ thống'),
  wheel: text('福神輪盤', 'Roda Hoki', 'Vòng quay may mắn'),
};

const REASONS: Readonly<Record<string, LocalisedText>> = {
  achievement: text('成就獎勵', 'Hadiah pencapaian', 'Thưởng thành tích'),
  bet: text('下注', 'Taruhan', 'Đặt cược'),
  bindBonus: text('綁定獎勵', 'Bonus penautan', 'Thưởng liên kết'),
  buy: text('購買', 'Pembelian', 'Mua'),
  claim: text('領取', 'Klaim', 'Nhận'),
  collect: text('領取信件附件', 'Lampiran surat diambil', 'Nhận đính kèm thư'),
  coupon: text('兌換券', 'Kupon', 'Phiếu đổi'),
  couponReturned: text('兌換券退回', 'Kupon dikembalikan', 'Hoàn phiếu đổi'),
  create: text('發送', 'Kirim', 'Gửi'),
  deposit: text('存入金庫', 'Setoran brankas', 'Gửi vào kho'),
  entry: text('報名費', 'Biaya ikut', 'Phí tham gia'),
  exchange: text('兌換', 'Penukaran', 'Quy đổi'),
  fee: text('手續費', 'Biaya', 'Phí'),
  firstDay: text('新手清單獎勵', 'Hadiah daftar pemula', 'Thưởng danh sách tân thủ'),
  forfeit: text('餘額歸零', 'Saldo hangus', 'Xóa số dư'),
  found: text('創立俱樂部', 'Mendirikan klub', 'Lập câu lạc bộ'),
  foundAlliance: text('創立聯盟', 'Mendirikan aliansi', 'Lập liên minh'),
  gift: text('贈禮', 'Hadiah', 'Quà tặng'),
  goldPack: text('金幣包', 'Paket emas', 'Gói vàng'),
  grant: text('發放', 'Pemberian', 'Cấp phát'),
  inviteFriend: text('好友達成獎勵', 'Hadiah pencapaian teman', 'Thưởng bạn đạt mốc'),
  inviteWelcome: text('綁定邀請碼獎勵', 'Bonus kode undangan', 'Thưởng mã mời'),
  jackpot: text('彩金', 'Jackpot', 'Jackpot'),
  mission: text('任務獎勵', 'Hadiah misi', 'Thưởng nhiệm vụ'),
  opening: text('期初餘額', 'Saldo awal', 'Số dư đầu kỳ'),
  price: text('購買', 'Pembelian', 'Mua'),
  prize: text('獎品', 'Hadiah undian', 'Giải thưởng'),
  purchase: text('購買', 'Pembelian', 'Mua'),
  refund: text('退款', 'Pengembalian dana', 'Hoàn tiền'),
  return: text('退回', 'Dikembalikan', 'Trả lại'),
  reward: text('獎勵', 'Hadiah', 'Phần thưởng'),
  rollback: text('注單取消', 'Taruhan dibatalkan', 'Hủy cược'),
  send: text('寄出', 'Dikirim', 'Gửi đi'),
  signInDay: text('簽到獎勵', 'Hadiah absen', 'Thưởng điểm danh'),
  voucher: text('使用兌換券', 'Voucher digunakan', 'Dùng phiếu'),
  welcome: text('新手禮', 'Hadiah selamat datang', 'Quà chào mừng'),
  win: text('派彩', 'Kemenangan', 'Thắng'),
};

const OTHER = text('其他', 'Lainnya', 'Khác');

/** An identifier without a text is shown as "other" with the identifier, so that support can look it up. */
function textOf(texts: Readonly<Record<string, LocalisedText>>, identifier: string, lang: LocaleID): string {
  const known = Object.hasOwn(texts, identifier) ? texts[identifier] : undefined;
  if (known !== undefined) return known[lang];
  return identifier === '' ? OTHER[lang] : `${OTHER[lang]} (${identifier})`;
}

export const bankSourceText = (identifier: string, lang: LocaleID): string => textOf(SOURCES, identifier, lang);

export const bankReasonText = (identifier: string, lang: LocaleID): string => textOf(REASONS, identifier, lang);
