import type { LocalisedText } from '#protocol/entities/identifiers.ts';
import { NEVER } from '../../announcement/announcement.ts';
import { sanitiseHtml } from '../../announcement/sanitise.ts';
import { ECONOMY } from '../../economy.ts';
import { DAY, HOUR } from '../source.ts';
import type { WorldPart } from './part.ts';

interface Told {
  readonly Category: 'news' | 'event' | 'maintenance';
  readonly Title: LocalisedText;
  readonly Content: LocalisedText;
  /** Its age in milliseconds. */
  readonly age: number;
  readonly IsTop?: boolean;
  /** The time since its end. */
  readonly ended?: number;
}

/** An amount of gold in the spelling of each language. */
const gold = (amount: number): LocalisedText => ({
  zh_tw: amount.toLocaleString('en-US'),
  id_id: amount.toLocaleString('id-ID'),
  vi_vn: amount.toLocaleString('vi-VN'),
});

const BIND_BONUS = gold(ECONOMY.BindBonusGold);
const SEVEN_DAYS = gold(ECONOMY.SignInDays.reduce((sum, { Gold }) => sum + Gold, 0));

const ANNOUNCEMENTS: readonly Told[] = [
  {
    Category: 'news',
    age: 2 * HOUR,
    IsTop: true,
    Title: { zh_tw: '每日獎勵一覽', id_id: 'Hadiah setiap hari', vi_vn: 'Phần thưởng mỗi ngày' },
    Content: {
      zh_tw: `<p>每天都有獎勵可以領：</p><ul><li>連續簽到七天，共領 ${SEVEN_DAYS.zh_tw} 金幣</li><li>福神輪盤每天免費轉一次</li><li>第一次綁定手機，領 ${BIND_BONUS.zh_tw} 金幣</li></ul><p>遊戲幣僅供娛樂，不得兌換現金或實物。</p>`,
      id_id: `<p>Setiap hari ada hadiah untuk Anda:</p><ul><li>Absen tujuh hari berturut-turut, total ${SEVEN_DAYS.id_id} emas</li><li>Satu putaran Roda Hoki gratis setiap hari</li><li>Tautkan ponsel untuk pertama kali, dapatkan ${BIND_BONUS.id_id} emas</li></ul><p>Emas hanya untuk hiburan dan tidak dapat ditukar dengan uang atau barang.</p>`,
      vi_vn: `<p>Mỗi ngày đều có phần thưởng cho bạn:</p><ul><li>Điểm danh bảy ngày liên tiếp, tổng ${SEVEN_DAYS.vi_vn} vàng</li><li>Mỗi ngày một lượt quay miễn phí</li><li>Liên kết điện thoại lần đầu, nhận ${BIND_BONUS.vi_vn} vàng</li></ul><p>Vàng chỉ để giải trí, không đổi được thành tiền hay hiện vật.</p>`,
    },
  },
  {
    Category: 'event',
    age: DAY,
    Title: {
      zh_tw: '福神輪盤每日免費轉',
      id_id: 'Putar Roda Hoki gratis setiap hari',
      vi_vn: 'Quay vòng quay may mắn miễn phí mỗi ngày',
    },
    Content: {
      zh_tw: '<h3>活動辦法</h3><ol><li>每天可免費轉一次</li><li>獎項與機率公布於輪盤頁面</li></ol>',
      id_id:
        '<h3>Cara ikut</h3><ol><li>Satu putaran gratis setiap hari</li><li>Hadiah dan peluangnya tercantum di halaman roda</li></ol>',
      vi_vn:
        '<h3>Thể lệ</h3><ol><li>Mỗi ngày một lượt quay miễn phí</li><li>Giải thưởng và tỷ lệ được ghi ở trang vòng quay</li></ol>',
    },
  },
  {
    Category: 'event',
    age: 3 * DAY,
    Title: { zh_tw: '俱樂部招募週', id_id: 'Pekan rekrutmen klub', vi_vn: 'Tuần lễ tuyển thành viên câu lạc bộ' },
    Content: {
      zh_tw: '<p>加入俱樂部，一起聊天、搶紅包。</p>',
      id_id: '<p>Bergabunglah dengan klub, mengobrol dan berebut angpao bersama.</p>',
      vi_vn: '<p>Tham gia câu lạc bộ để trò chuyện và giật lì xì cùng nhau.</p>',
    },
  },
  {
    Category: 'maintenance',
    age: 6 * DAY,
    Title: { zh_tw: '例行維護完成', id_id: 'Pemeliharaan rutin selesai', vi_vn: 'Đã hoàn tất bảo trì định kỳ' },
    Content: {
      zh_tw: '<p>例行維護已完成，感謝您的耐心等候。</p>',
      id_id: '<p>Pemeliharaan rutin telah selesai. Terima kasih atas kesabaran Anda.</p>',
      vi_vn: '<p>Bảo trì định kỳ đã hoàn tất. Cảm ơn bạn đã kiên nhẫn chờ đợi.</p>',
    },
  },
  {
    Category: 'news',
    age: 9 * DAY,
    Title: {
      zh_tw: '請勿買賣帳號與遊戲幣',
      id_id: 'Jangan jual beli akun dan emas',
      vi_vn: 'Không mua bán tài khoản và vàng',
    },
    Content: {
      zh_tw: '<p>買賣帳號或遊戲幣將依規定停權，請向客服檢舉。</p>',
      id_id: '<p>Akun yang menjual atau membeli akun dan emas akan ditangguhkan. Laporkan ke layanan pelanggan.</p>',
      vi_vn: '<p>Mua bán tài khoản hoặc vàng sẽ bị khóa tài khoản. Hãy báo cho chăm sóc khách hàng.</p>',
    },
  },
  {
    Category: 'event',
    age: 13 * DAY,
    ended: 5 * DAY,
    Title: { zh_tw: '開站慶祝活動', id_id: 'Perayaan pembukaan', vi_vn: 'Sự kiện mừng khai trương' },
    Content: {
      zh_tw: '<p>活動已結束。</p>',
      id_id: '<p>Acara telah selesai.</p>',
      vi_vn: '<p>Sự kiện đã kết thúc.</p>',
    },
  },
];

const ADS = [
  {
    Bookmark: 'lobby',
    picture: 'first',
    Link: '/store',
    Title: { zh_tw: '首購雙倍', id_id: 'Beli Pertama 2x', vi_vn: 'Nạp Đầu x2' },
  },
  {
    Bookmark: 'lobby',
    picture: 'wheel',
    Link: '/other/fire-wheel',
    Title: { zh_tw: '福神輪盤', id_id: 'Roda Hoki', vi_vn: 'Vòng Quay May Mắn' },
  },
  {
    Bookmark: 'activity',
    picture: 'seven',
    Link: '/other/sevendaySignIn',
    Title: { zh_tw: '七日好禮', id_id: 'Hadiah 7 Hari', vi_vn: 'Quà 7 Ngày' },
  },
  {
    Bookmark: 'activity',
    picture: 'rank',
    Link: '/rank',
    Title: { zh_tw: '巨獎連線', id_id: 'Jackpot Beruntun', vi_vn: 'Chuỗi Giải Lớn' },
  },
  {
    Bookmark: 'store',
    picture: 'first',
    Link: '/store',
    Title: { zh_tw: '首購雙倍', id_id: 'Beli Pertama 2x', vi_vn: 'Nạp Đầu x2' },
  },
  {
    Bookmark: 'live',
    picture: 'rain',
    Link: '/play-game/live',
    Title: { zh_tw: '紅包雨', id_id: 'Hujan Angpao', vi_vn: 'Mưa Lì Xì' },
  },
] as const;

const sanitised = ({ zh_tw, id_id, vi_vn }: LocalisedText): LocalisedText => ({
  zh_tw: sanitiseHtml(zh_tw),
  id_id: sanitiseHtml(id_id),
  vi_vn: sanitiseHtml(vi_vn),
});

/** Announcements of every category, one that is over, and ads for every place. */
export const announcementPart: WorldPart = async (tx, { source }) => {
  await tx.table('announcements').insert(
    ANNOUNCEMENTS.map(({ Category, Title, Content, age, IsTop = false, ended }, at) => ({
      AnnouncementID: `demo-${at + 1}`,
      Category,
      Title,
      Content: sanitised(Content),
      IsTop,
      PublishTime: source.ago(age),
      UnpublishTime: ended === undefined ? NEVER : source.ago(ended),
      IsTold: true,
    })),
  );
  await tx.table('ads').insert(
    ADS.map(({ Bookmark, picture, Link, Title }, at) => ({
      AdID: `demo-${at + 1}`,
      Bookmark,
      Platform: '',
      Title,
      Image: {
        zh_tw: `/art/banners/${picture}-zh-700.avif`,
        id_id: `/art/banners/${picture}-id-700.avif`,
        vi_vn: `/art/banners/${picture}-vi-700.avif`,
      },
      Link,
      Position: at + 1,
      StartTime: source.ago(7 * DAY),
      EndTime: NEVER,
    })),
  );
};
