import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { anytime, between, type TimedLine } from '../timedLines.ts';

export interface Speech {
  readonly talk: readonly TimedLine[];
  /** About rounds. Used only while games can be played. */
  readonly games: readonly TimedLine[];
  /** About live rooms. Used only while they are open. */
  readonly live: readonly TimedLine[];
  /** Answers to a message of another player. */
  readonly reply: readonly TimedLine[];
  /** Lines after a big win in the ticker. */
  readonly cheer: readonly TimedLine[];
}

/** Public lines of the demo world's players while a visitor is connected. */
export const SPEECH: Readonly<Record<LocaleID, Speech>> = {
  zh_tw: {
    talk: [
      ...anytime(
        '大家好，今天過得怎麼樣',
        '早餐店的蛋餅真好吃',
        '剛剛的雨好大',
        '有人也在追劇嗎',
        '晚餐想吃火鍋',
        '謝謝新朋友加我好友',
        '輪盤今天只轉到兩千，明天再來',
        '任務差一個就全清了',
        '有人知道通行證幾號結束嗎',
        '剛換了新頭像，大家覺得如何',
        '新手報到，請多指教',
        '我們俱樂部還有位子，歡迎來坐坐',
        '剛收到朋友送的玫瑰，謝謝啦',
        '七日簽到我今天第六天了',
        '外面下雨，窩在家剛剛好',
        '先去泡杯茶，等等回來',
        '手機換新的，畫面順好多',
        '請問暱稱可以改幾次',
        '客服剛剛回得好快',
        '先休息一下，眼睛痠了',
        '從台中來的舉手',
        '今天運氣普通，聊天就好',
        '記得領信箱裡的獎勵',
        '我媽問我在笑什麼',
      ),
      ...between(5, 10, '早安，先簽到再說', '早起的人先喝咖啡', '通勤路上報到'),
      ...between(11, 13, '午餐吃什麼好', '午休十五分鐘，來聊一下'),
      ...between(17, 20, '下班了，終於', '晚餐後再來聊', '塞車中，先看大家聊天'),
      ...between(22, 23, '差不多要睡了，大家晚安', '明天早班，先下囉'),
      ...between(0, 4, '還有人醒著嗎', '夜貓子集合', '再聊十分鐘就睡，真的'),
    ],
    games: anytime(
      '夜梟秘寶今天手感不錯',
      '夜梟秘寶的配樂真的耐聽',
      '今天終於等到免費遊戲',
      '大家都玩小注還是大注',
      '免費遊戲連開兩次，心臟好累',
      '就差一個符號，可惜',
      '彩金又變高了耶',
      '那隻貓頭鷹好可愛',
      '有人跟我一樣只玩小注的嗎',
      '慢慢玩，開心最重要',
      '週末要不要一起組隊',
      '這週排行榜前面咬好緊',
      '升白金了，謝謝大家陪我',
    ),
    live: anytime('直播間好熱鬧，過去看看'),
    reply: anytime('哈哈真的', '我也是這樣覺得', '加一', '推這句', '改天教我', '有道理', '辛苦了，加油', '這個我懂'),
    cheer: anytime('恭喜恭喜！', '太強了吧', '跑馬燈那位，沾沾喜氣', '哇，這把漂亮', '羨慕，下一個換我', '大吉大利'),
  },
  id_id: {
    talk: [
      ...anytime(
        'Halo semuanya, apa kabar?',
        'Hari ini hujan, enak di rumah saja',
        'Selamat datang buat yang baru',
        'Makan siang apa enaknya ya',
        'Terima kasih hadiahnya tadi',
        'Sudah absen belum hari ini?',
        'Layanan pelanggannya cepat balas',
        'Saya dari Bandung, ada yang dekat?',
        'Istirahat dulu, mata capek',
        'Akhir pekan ada rencana apa?',
        'Baru ganti ponsel, jadi lancar',
        'Senang bisa ngobrol di sini',
        'Misi tinggal satu lagi, semangat',
        'Ada yang tahu kapan tiket musim berakhir?',
        'Roda hari ini cuma dapat sedikit, besok coba lagi',
        'Baru ganti avatar, bagus tidak?',
        'Klub kami masih ada tempat, silakan gabung',
        'Jangan lupa ambil hadiah di surat',
        'Ada yang dari Surabaya?',
        'Absen hari keenam, besok yang besar',
      ),
      ...between(5, 10, 'Pagi semua, absen dulu', 'Ngopi dulu'),
      ...between(17, 20, 'Baru pulang kerja, akhirnya'),
      ...between(22, 23, 'Sudah malam, saya duluan ya'),
    ],
    games: anytime(
      'Harta Burung Hantu lagi enak hari ini',
      'Tadi dapat putaran gratis dua kali, deg-degan',
      'Jackpot naik terus ya',
      'Main pelan-pelan saja yang penting senang',
      'Hampir saja, kurang satu simbol',
    ),
    live: anytime('Live-nya ramai sekali'),
    reply: anytime('Haha betul', 'Setuju', 'Sama di sini', 'Semangat!', 'Boleh ajari saya?'),
    cheer: anytime('Selamat!', 'Mantap sekali', 'Wah, hoki banget', 'Giliran saya berikutnya'),
  },
  vi_vn: {
    talk: [
      ...anytime(
        'Chào cả nhà, hôm nay thế nào?',
        'Trời mưa, ở nhà là nhất',
        'Chào mừng các bạn mới',
        'Trưa nay ăn gì ngon nhỉ',
        'Cảm ơn bạn đã tặng quà nhé',
        'Hôm nay mọi người điểm danh chưa?',
        'Chăm sóc khách hàng trả lời nhanh ghê',
        'Mình ở Cần Thơ, có ai gần không?',
        'Nghỉ mắt một chút đã',
        'Cuối tuần mọi người có kế hoạch gì không?',
        'Mới đổi điện thoại, mượt hẳn',
        'Vào đây trò chuyện vui thật',
        'Còn một nhiệm vụ nữa là xong hết',
        'Có ai biết vé mùa hết hạn ngày nào không?',
        'Vòng quay hôm nay trúng ít, mai thử lại',
        'Mới đổi ảnh đại diện, mọi người thấy sao?',
        'Câu lạc bộ mình còn chỗ, mời mọi người vào',
        'Nhớ vào thư nhận thưởng nhé',
        'Có ai ở Đà Nẵng không?',
        'Điểm danh ngày thứ sáu rồi',
      ),
      ...between(5, 10, 'Chào buổi sáng, điểm danh cái đã', 'Uống cà phê đã'),
      ...between(17, 20, 'Tan làm rồi, cuối cùng cũng rảnh'),
      ...between(22, 23, 'Khuya rồi, mình đi ngủ trước nhé'),
    ],
    games: anytime(
      'Hôm nay Kho Báu Cú Đêm quay êm ghê',
      'Vừa mở vòng miễn phí hai lần liền, run tay luôn',
      'Nổ hũ cứ tăng hoài',
      'Chơi thong thả thôi, vui là chính',
      'Thiếu đúng một biểu tượng, tiếc quá',
    ),
    live: anytime('Phòng live đông vui thật'),
    reply: anytime('Haha đúng rồi', 'Mình cũng nghĩ vậy', 'Chuẩn luôn', 'Cố lên nhé', 'Hôm nào chỉ mình với'),
    cheer: anytime('Chúc mừng nhé!', 'Đỉnh quá', 'Xin vía với', 'Ván này đẹp thật'),
  },
};
