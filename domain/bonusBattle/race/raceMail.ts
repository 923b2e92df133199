import type { GameCategory } from '#protocol/entities/game.ts';
import type { LocalisedText } from '#protocol/entities/identifiers.ts';
import type { Attachment, NewMail } from '../../mailbox/send.ts';
import type { EntryRow } from '../battle.ts';

const CATEGORIES: Readonly<Record<GameCategory, LocalisedText>> = {
  slot: { zh_tw: '老虎機爭霸賽', id_id: 'Turnamen slot', vi_vn: 'Giải đua nổ hũ' },
  fish: { zh_tw: '捕魚爭霸賽', id_id: 'Turnamen tembak ikan', vi_vn: 'Giải đua bắn cá' },
  table: { zh_tw: '桌遊爭霸賽', id_id: 'Turnamen game meja', vi_vn: 'Giải đua game bàn' },
};
const UNNAMED: LocalisedText = { zh_tw: '爭霸賽', id_id: 'Turnamen', vi_vn: 'Giải đua' };

export const titleOfCategory = (category: GameCategory): LocalisedText => CATEGORIES[category];

/** The title of a race of a game or a brand, by its name. */
export const titleOfName = (name: LocalisedText | undefined): LocalisedText =>
  name === undefined
    ? UNNAMED
    : { zh_tw: `${name.zh_tw}爭霸賽`, id_id: `Turnamen ${name.id_id}`, vi_vn: `Giải đua ${name.vi_vn}` };

/** The mail of a prize. Without attachments it says that the gold was paid already. */
export function raceMail(
  title: LocalisedText,
  { BattleID, PlayerID, Rank, Bonus }: EntryRow,
  Attachments: readonly Attachment[],
  PaidBy: string,
): NewMail {
  const isPaid = Attachments.length === 0;
  const gold = {
    zh_tw: Bonus.toLocaleString('en-US'),
    id_id: Bonus.toLocaleString('id-ID'),
    vi_vn: Bonus.toLocaleString('vi-VN'),
  };
  return {
    ToID: PlayerID,
    FromID: '',
    Title: {
      zh_tw: `【${title.zh_tw}】第 ${Rank} 名獎金`,
      id_id: `${title.id_id}: hadiah peringkat ${Rank}`,
      vi_vn: `${title.vi_vn}: thưởng hạng ${Rank}`,
    },
    Content: {
      zh_tw: `恭喜您在「${title.zh_tw}」獲得第 ${Rank} 名，獎金 ${gold.zh_tw} 金幣${isPaid ? '已存入您的帳戶。' : '已附在信件中。'}`,
      id_id: `Selamat, Anda meraih peringkat ${Rank} di ${title.id_id}. Hadiah ${gold.id_id} emas ${isPaid ? 'sudah masuk ke akun Anda.' : 'terlampir.'}`,
      vi_vn: `Chúc mừng bạn đạt hạng ${Rank} trong ${title.vi_vn}. Phần thưởng ${gold.vi_vn} vàng ${isPaid ? 'đã được cộng vào tài khoản.' : 'được đính kèm.'}`,
    },
    Attachments,
    PaidBy,
    Source: 'race',
    RefID: BattleID,
  };
}
