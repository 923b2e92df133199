import type { LocaleID, LocalisedText } from '../entities/identifiers.ts';

const text = (zh_tw: string, id_id: string, vi_vn: string): LocalisedText => ({ zh_tw, id_id, vi_vn });

/** Where something in the bank book came from, by the ledger's identifier. */
const SOURCES: Readonly<Record<string, LocalisedText>> = {
  activityRank: text('活動排行', 'Peringkat acara', 'Xếp hạng sự kiện'),
  bonusBattle: text('獎金爭霸', 'Duel bonus', 'Tranh tài thưởng'),
  challenge: text('挑戰賽', 'Tantangan', 'Thử thách'),
  club: text('俱樂部', 'Klub', 'Câu lạc bộ'),
  coupon: text('兌換碼', 'Kode tukar', 'Mã đổi thưởng'),
  demo: text('示範資料', 'Data contoh', 'Dữ liệu mẫu'),
  dev: text('開發工具', 'Alat pengembang', 'Công cụ phát triển'),
  email: text('電子信箱', 'Email', 'Email'),
  envelope: text('紅包', 'Angpao', 'Lì xì'),
  game: text('遊戲', 'Permainan', 'Trò chơi'),
  gift: text('贈禮', 'Hadiah', 'Quà tặng'),
  invite: text('好友邀請', 'Undangan teman', 'Mời bạn bè'),
  live: text('直播間', 'Siaran langsung', 'Phòng trực tiếp'),
  mail: text('信件', 'Surat', 'Thư'),
  mission: text('任務', 'Misi', 'Nhiệm vụ'),
  newStore: text('新商店', 'Toko baru', 'Cửa hàng mới'),
  operator: text('客服中心', 'Layanan pelanggan', 'Chăm sóc khách hàng'),
  order: text('商城訂單', 'Pesanan toko', 'Đơn hàng'),
  passTicket: text('通行證', 'Tiket pas', 'Vé thông hành'),
  payment: text('儲值', 'Isi ulang', 'Nạp tiền'),
  phone: text('手機綁定', 'Penautan ponsel', 'Liên kết điện thoại'),
  present: text('禮物背包', 'Tas hadiah', 'Túi quà'),
  registration: text('註冊', 'Pendaftaran', 'Đăng ký'),
  returnReward: text('回歸獎勵', 'Hadiah kembali', 'Thưởng quay lại'),
  reward: text('獎勵中心', 'Pusat hadiah', 'Trung tâm thưởng'),
  signInDay: text('七日簽到', 'Absensi 7 hari', 'Điểm danh 7 ngày'),
  signInDays: text('七日簽到', 'Absensi 7 hari', 'Điểm danh 7 ngày'),
  store: text('商城', 'Toko', 'Cửa hàng'),
  vip: text('VIP', 'VIP', 'VIP'),
  wheel: text('福神輪盤', 'Roda keberuntungan', 'Vòng quay may mắn'),
};

/** What it was for. */
const REASONS: Readonly<Record<string, LocalisedText>> = {
  achievement: text('成就獎勵', 'Hadiah pencapaian', 'Thưởng thành tích'),
  bet: text('下注', 'Taruhan', 'Đặt cược'),
  bindBonus: text('綁定獎勵', 'Bonus penautan', 'Thưởng liên kết'),
  buy: text('購買', 'Pembelian', 'Mua'),
  cancel: text('取消退回', 'Dikembalikan karena batal', 'Hoàn do hủy'),
  claim: text('領取', 'Klaim', 'Nhận'),
  collect: text('領取信件附件', 'Lampiran surat diambil', 'Nhận đính kèm thư'),
  coupon: text('兌換券', 'Kupon', 'Phiếu đổi'),
  couponReturned: text('兌換券退回', 'Kupon dikembalikan', 'Hoàn phiếu đổi'),
  create: text('發送', 'Kirim', 'Gửi'),
  deliver: text('商品入帳', 'Barang dikirim', 'Giao hàng'),
  delivery: text('商品入帳', 'Barang dikirim', 'Giao hàng'),
  deposit: text('存入金庫', 'Setoran brankas', 'Gửi vào kho'),
  entry: text('報名費', 'Biaya ikut', 'Phí tham gia'),
  exchange: text('兌換', 'Penukaran', 'Quy đổi'),
  expire: text('到期退回', 'Dikembalikan karena kedaluwarsa', 'Hoàn do hết hạn'),
  fee: text('手續費', 'Biaya', 'Phí'),
  firstPurchase: text('首購加贈', 'Bonus pembelian pertama', 'Thưởng mua lần đầu'),
  found: text('創立俱樂部', 'Mendirikan klub', 'Lập câu lạc bộ'),
  foundAlliance: text('創立聯盟', 'Mendirikan aliansi', 'Lập liên minh'),
  gift: text('贈禮', 'Hadiah', 'Quà tặng'),
  grant: text('發放', 'Pemberian', 'Cấp phát'),
  inviteFriend: text('好友達成獎勵', 'Hadiah pencapaian teman', 'Thưởng bạn đạt mốc'),
  inviteWelcome: text('綁定邀請碼獎勵', 'Bonus kode undangan', 'Thưởng mã mời'),
  jackpot: text('彩金', 'Jackpot', 'Giải độc đắc'),
  opening: text('期初餘額', 'Saldo awal', 'Số dư đầu kỳ'),
  price: text('購買', 'Pembelian', 'Mua'),
  prize: text('獎品', 'Hadiah undian', 'Giải thưởng'),
  purchase: text('購買', 'Pembelian', 'Mua'),
  receive: text('領取', 'Diterima', 'Nhận'),
  refund: text('退款', 'Pengembalian dana', 'Hoàn tiền'),
  return: text('退回', 'Dikembalikan', 'Trả lại'),
  reward: text('獎勵', 'Hadiah', 'Phần thưởng'),
  rollback: text('注單取消', 'Taruhan dibatalkan', 'Hủy cược'),
  send: text('寄出', 'Dikirim', 'Gửi đi'),
  spin: text('轉動輪盤', 'Putaran roda', 'Quay vòng'),
  voucher: text('使用兌換券', 'Voucher digunakan', 'Dùng phiếu'),
  welcome: text('新手禮', 'Hadiah selamat datang', 'Quà chào mừng'),
  win: text('派彩', 'Kemenangan', 'Thắng'),
  withdraw: text('金庫提領', 'Penarikan brankas', 'Rút từ kho'),
};

const OTHER = text('其他', 'Lainnya', 'Khác');

/** What nobody wrote words for is called other, with its identifier, so that support can tell what it was. */
function textOf(texts: Readonly<Record<string, LocalisedText>>, identifier: string, lang: LocaleID): string {
  const known = Object.hasOwn(texts, identifier) ? texts[identifier] : undefined;
  if (known !== undefined) return known[lang];
  return identifier === '' ? OTHER[lang] : `${OTHER[lang]} (${identifier})`;
}

/** The words for where an entry of the ledger came from. */
export const bankSourceText = (identifier: string, lang: LocaleID): string => textOf(SOURCES, identifier, lang);

/** The words for what an entry of the ledger was for. */
export const bankReasonText = (identifier: string, lang: LocaleID): string => textOf(REASONS, identifier, lang);
