import type { Brand } from '#protocol/brands.ts';
import type { LocaleID } from '#protocol/entities/identifiers.ts';

const TEXTS: Record<LocaleID, (brand: string, code: string) => string> = {
  zh_tw: (brand, code) => `【${brand}】您的驗證碼是 ${code}，10 分鐘內有效，請勿告知他人。`,
  id_id: (brand, code) => `[${brand}] Kode verifikasi Anda ${code}, berlaku 10 menit. Jangan berikan kepada siapa pun.`,
  vi_vn: (brand, code) =>
    `[${brand}] Mã xác minh của bạn là ${code}, có hiệu lực 10 phút. Không chia sẻ với bất kỳ ai.`,
};

/** The text message that carries a code. */
export const codeText = (lang: LocaleID, brand: Brand, code: string): string => TEXTS[lang](brand.Name[lang], code);
