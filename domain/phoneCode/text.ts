import type { Brand } from '#protocol/brands.ts';
import type { LocaleID } from '#protocol/entities/identifiers.ts';

const TEXTS: Record<LocaleID, (brand: string, code: string) => string> = {
  zh_tw: (brand, code) => `【${brand}】您的驗證碼是 ${code}，10 分鐘內有效，請勿告知他人。`,
  id_id: (brand, code) => `[${brand}] Kode verifikasi Anda ${code}, berlaku 10 menit. Jangan berikan kepada siapa pun.`,
  vi_vn: (brand, code) =>
    `[${brand}] Mã xác minh của bạn là ${code}, có hiệu lực 10 phút. Không chia sẻ với bất kỳ ai.`,
};

const MOVED: Record<LocaleID, (brand: string, from: string, to: string) => string> = {
  zh_tw: (brand, from, to) => `【${brand}】您帳號綁定的手機已由 ${from} 變更為 ${to}。若非本人操作，請立即聯絡客服。`,
  id_id: (brand, from, to) =>
    `[${brand}] Nomor ponsel akun Anda diganti dari ${from} ke ${to}. Jika bukan Anda, segera hubungi layanan pelanggan.`,
  vi_vn: (brand, from, to) =>
    `[${brand}] Số điện thoại của tài khoản đã đổi từ ${from} sang ${to}. Nếu không phải bạn, hãy liên hệ hỗ trợ ngay.`,
};
const TAKEN: Record<LocaleID, (brand: string) => string> = {
  zh_tw: (brand) => `【${brand}】有人想將此信箱綁定到另一個帳號，但它已綁定帳號，因此沒有任何變更。`,
  id_id: (brand) =>
    `[${brand}] Seseorang ingin menautkan email ini ke akun lain, tetapi email ini sudah tertaut. Tidak ada yang berubah.`,
  vi_vn: (brand) =>
    `[${brand}] Có người muốn liên kết email này với tài khoản khác, nhưng email đã được liên kết. Không có gì thay đổi.`,
};

/** The text to both numbers and in the player's mail after a move; the numbers are masked. */
export const movedText = (lang: LocaleID, brand: Brand, from: string, to: string): string =>
  MOVED[lang](brand.Name[lang], from, to);

export const takenText = (lang: LocaleID, brand: Brand): string => TAKEN[lang](brand.Name[lang]);

export const codeText = (lang: LocaleID, brand: Brand, code: string): string => TEXTS[lang](brand.Name[lang], code);
