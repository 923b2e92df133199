import type { LocalisedText } from '#protocol/entities/identifiers.ts';
import { PRESENT, PRESENT_STATE, Present } from '#protocol/entities/present.ts';
import type { RowOf, Tables } from '../tables.ts';

export type PresentRow = RowOf<Tables['presents']>;

const NAMES: Readonly<Record<number, LocalisedText>> = {
  [PRESENT.spin]: { zh_tw: '福神輪盤券', id_id: 'Tiket Roda Hoki', vi_vn: 'Vé vòng quay may mắn' },
  [PRESENT.experience]: {
    zh_tw: '通行證經驗卡',
    id_id: 'Kartu EXP tiket musim',
    vi_vn: 'Thẻ kinh nghiệm vé mùa',
  },
  [PRESENT.voucher]: { zh_tw: '金幣兌換券', id_id: 'Voucher emas', vi_vn: 'Phiếu đổi vàng' },
};

export function describePresent(row: PresentRow, nowText: string): Present {
  const { held, used, expired } = PRESENT_STATE;
  return Present.parse({
    ...row,
    Name: NAMES[row.ItemID],
    State: row.UseTime !== '' ? used : row.ExpireTime <= nowText ? expired : held,
  });
}
