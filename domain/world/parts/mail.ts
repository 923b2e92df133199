import type { LocalisedText } from '#protocol/entities/identifiers.ts';
import type { Attachment } from '#protocol/entities/mail.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { type DemoMail, putMail } from '../demoMail.ts';
import { DAY, HOUR } from '../source.ts';
import type { WorldPart } from './part.ts';

const WELCOME = {
  Title: { zh_tw: '歡迎加入', id_id: 'Selamat datang', vi_vn: 'Chào mừng bạn' },
  Content: {
    zh_tw: '很高興認識您！綁定手機即可聊天、贈禮，還能加入俱樂部。金幣僅供娛樂，不得兌換現金或財物。',
    id_id:
      'Senang berkenalan! Tautkan ponsel untuk mengobrol, memberi hadiah, dan masuk klub. Emas hanya untuk hiburan, tidak dapat ditukar uang atau barang.',
    vi_vn:
      'Rất vui được gặp bạn! Liên kết số điện thoại để trò chuyện, tặng quà và vào câu lạc bộ. Vàng chỉ để giải trí, không đổi lấy tiền hay tài sản.',
  },
} satisfies Record<string, LocalisedText>;
const MAINTENANCE = {
  Title: { zh_tw: '維護補償', id_id: 'Kompensasi pemeliharaan', vi_vn: 'Đền bù bảo trì' },
  Content: {
    zh_tw: '感謝您耐心等候，維護已完成。這份補償請於 30 天內領取。',
    id_id: 'Terima kasih sudah menunggu, pemeliharaan selesai. Ambil kompensasi ini dalam 30 hari.',
    vi_vn: 'Cảm ơn bạn đã chờ, việc bảo trì đã xong. Hãy nhận phần đền bù này trong 30 ngày.',
  },
} satisfies Record<string, LocalisedText>;
const EVENT = {
  Title: { zh_tw: '週末活動開跑', id_id: 'Acara akhir pekan dimulai', vi_vn: 'Sự kiện cuối tuần bắt đầu' },
  Content: {
    zh_tw: '本週末登入任務獎勵加碼，快到任務頁看看！',
    id_id: 'Hadiah misi akhir pekan ini ditambah. Lihat di halaman misi!',
    vi_vn: 'Phần thưởng nhiệm vụ cuối tuần này được tăng. Xem ở trang nhiệm vụ nhé!',
  },
} satisfies Record<string, LocalisedText>;
const FESTIVAL = {
  Title: { zh_tw: '節慶賀禮', id_id: 'Hadiah perayaan', vi_vn: 'Quà lễ hội' },
  Content: {
    zh_tw: '佳節愉快！送上一份小禮，祝您天天好運。',
    id_id: 'Selamat merayakan! Hadiah kecil untuk Anda, semoga beruntung setiap hari.',
    vi_vn: 'Chúc lễ hội vui vẻ! Một món quà nhỏ, chúc bạn may mắn mỗi ngày.',
  },
} satisfies Record<string, LocalisedText>;

/** The accounts that anyone may sign in as, and the number of other players who get the general mails. */
const FIXED = 7;

const gold = (Amount: number): readonly Attachment[] => [{ ItemID: ITEM.gold, Amount }];

/** Mails of the system, with and without attachments, opened and unopened. Uncollected attachments are in no player's balance. */
export const mailPart: WorldPart = async (tx, { source, players }) => {
  for (const { row } of players.slice(0, FIXED)) {
    const mails: readonly Omit<DemoMail, 'ToID' | 'Source'>[] = [
      { ...WELCOME, age: 20 * DAY, state: 'read' },
      { ...MAINTENANCE, age: 6 * DAY, Attachments: gold(5000) },
      {
        ...FESTIVAL,
        age: 3 * DAY,
        state: 'read',
        Attachments: [...gold(8888), { ItemID: ITEM.gem, Amount: 8 }, { ItemID: ITEM.point, Amount: 8 }],
      },
      { ...EVENT, age: 5 * HOUR },
    ];
    for (const mail of mails) await putMail(tx, source, { ...mail, ToID: row.PlayerID, Source: 'system' });
  }
};
