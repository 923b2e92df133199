import { LOCALES, type LocaleID, type LocalisedText } from '#protocol/entities/identifiers.ts';
import { ITEM } from '#protocol/entities/wallet.ts';

/** The names of the items from 42 on (specification 1 §9). */
const EFFECT_NAMES: Readonly<Record<number, LocalisedText>> = {
  42: { zh_tw: '玫瑰', id_id: 'Mawar', vi_vn: 'Hoa hồng' },
  43: { zh_tw: '煙火', id_id: 'Kembang api', vi_vn: 'Pháo hoa' },
  44: { zh_tw: '柯基', id_id: 'Corgi', vi_vn: 'Chó Corgi' },
  45: { zh_tw: '流星雨', id_id: 'Hujan meteor', vi_vn: 'Mưa sao băng' },
  46: { zh_tw: '跑車', id_id: 'Mobil sport', vi_vn: 'Siêu xe' },
  47: { zh_tw: '遊艇', id_id: 'Kapal pesiar', vi_vn: 'Du thuyền' },
  48: { zh_tw: '天空之城', id_id: 'Kastel langit', vi_vn: 'Lâu đài trên mây' },
  49: { zh_tw: '火箭', id_id: 'Roket', vi_vn: 'Tên lửa' },
};

const GOLD: LocalisedText = { zh_tw: '金幣', id_id: 'emas', vi_vn: 'vàng' };
const SEPARATOR: Record<LocaleID, string> = { zh_tw: ',', id_id: '.', vi_vn: '.' };

export const giftName = (itemID: number): LocalisedText => EFFECT_NAMES[itemID] ?? GOLD;

const count = (amount: number, locale: LocaleID): string =>
  String(amount).replaceAll(/\B(?=(\d{3})+$)/g, SEPARATOR[locale]);

/** One text in each language. */
const each = (write: (locale: LocaleID) => string): LocalisedText => {
  const [zh_tw = '', id_id = '', vi_vn = ''] = LOCALES.map(write);
  return { zh_tw, id_id, vi_vn };
};

const what = (itemID: number, amount: number, locale: LocaleID): string =>
  itemID === ITEM.gold
    ? `${count(amount, locale)} ${GOLD[locale]}`
    : `${giftName(itemID)[locale]} × ${count(amount, locale)}`;

/** In the original language: `玫瑰 × 3`, `20,000 金幣`. */
export const giftLine = (itemID: number, amount: number): string => what(itemID, amount, 'zh_tw');

const GIVEN: Record<LocaleID, (name: string, gift: string) => string> = {
  zh_tw: (name, gift) => `${name} 送給您 ${gift}，快來領取吧！`,
  id_id: (name, gift) => `${name} memberi Anda ${gift}. Ambil sekarang!`,
  vi_vn: (name, gift) => `${name} tặng bạn ${gift}. Nhận ngay nhé!`,
};

export const giftMail = (
  name: string,
  itemID: number,
  amount: number,
): { readonly Title: LocalisedText; readonly Content: LocalisedText } => ({
  Title: { zh_tw: '您收到一份禮物', id_id: 'Anda menerima hadiah', vi_vn: 'Bạn nhận được quà' },
  Content: each((locale) => GIVEN[locale](name, what(itemID, amount, locale))),
});
