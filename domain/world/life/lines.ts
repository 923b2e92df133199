import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { anytime, between, type TimedLine } from '../timedLines.ts';

interface Speech {
  readonly talk: readonly TimedLine[];
  /** To a message of somebody. */
  readonly reply: readonly TimedLine[];
  /** After a big win in the ticker. */
  readonly cheer: readonly TimedLine[];
}

/** What the demo world's players say in public while somebody is there. */
export const SPEECH: Readonly<Record<LocaleID, Speech>> = {
  zh_tw: {
    talk: [
      ...anytime(
        '夜梟秘寶今天手感不錯',
        '翡翠龍吟的配樂真的耐聽',
        '輪盤今天只轉到五千，明天再來',
        '任務差一個就全清了',
        '有人知道通行證幾號結束嗎',
        '剛換了新頭像，大家覺得如何',
        '新手報到，請多指教',
        '捕魚場那隻章魚終於被我拿下',
        '這週排行榜前面咬好緊',
        '慢慢玩，開心最重要',
        '我們俱樂部還有位子，歡迎來坐坐',
        '剛收到朋友送的玫瑰，謝謝啦',
        '七日簽到我今天第六天了',
        '外面下雨，窩在家剛剛好',
        '先去泡杯茶，等等回來',
        '大家都玩小注還是大注',
        '免費遊戲連開兩次，心臟好累',
        '就差一個符號，可惜',
        '彩金又變高了耶',
        '手機換新的，畫面順好多',
        '請問暱稱可以改幾次',
        '客服剛剛回得好快',
        '週末要不要一起組隊',
        '先休息一下，眼睛痠了',
        '從台中來的舉手',
        '今天運氣普通，聊天就好',
        '這隻招財蟾蜍好可愛',
        '升白金了，謝謝大家陪我',
        '有人跟我一樣只玩鯉魚的嗎',
        '記得領信箱裡的獎勵',
        '我媽問我在笑什麼',
        '直播間好熱鬧，過去看看',
      ),
      ...between(5, 10, '早安，先簽到再說', '早起的人先喝咖啡', '通勤路上報到'),
      ...between(11, 13, '午餐吃什麼好', '午休十五分鐘，來一下'),
      ...between(17, 20, '下班了，終於', '晚餐後再來一輪', '塞車中，先看大家聊天'),
      ...between(22, 23, '差不多要睡了，大家晚安', '明天早班，先下囉'),
      ...between(0, 4, '還有人醒著嗎', '夜貓子集合', '再玩十分鐘就睡，真的'),
    ],
    reply: anytime('哈哈真的', '我也是這樣覺得', '加一', '推這句', '改天教我', '有道理', '辛苦了，加油', '這個我懂'),
    cheer: anytime('恭喜恭喜！', '太強了吧', '跑馬燈那位，沾沾喜氣', '哇，這把漂亮', '羨慕，下一個換我', '大吉大利'),
  },
  id_id: {
    talk: [
      ...anytime(
        'Harta Burung Hantu lagi enak hari ini',
        'Misi tinggal satu lagi, semangat',
        'Tadi dapat putaran gratis dua kali, deg-degan',
        'Ada yang tahu kapan tiket musim berakhir?',
        'Roda hari ini cuma dapat sedikit, besok coba lagi',
        'Baru ganti avatar, bagus tidak?',
        'Jackpot naik terus ya',
        'Main pelan-pelan saja yang penting senang',
        'Klub kami masih ada tempat, silakan gabung',
        'Jangan lupa ambil hadiah di surat',
        'Hampir saja, kurang satu simbol',
        'Live-nya ramai sekali',
        'Ada yang dari Surabaya?',
        'Absen hari keenam, besok yang besar',
      ),
      ...between(5, 10, 'Pagi semua, absen dulu', 'Ngopi dulu sebelum main'),
      ...between(17, 20, 'Baru pulang kerja, akhirnya'),
      ...between(22, 23, 'Sudah malam, saya duluan ya'),
    ],
    reply: anytime('Haha betul', 'Setuju', 'Sama di sini', 'Semangat!', 'Boleh ajari saya?'),
    cheer: anytime('Selamat!', 'Mantap sekali', 'Wah, hoki banget', 'Giliran saya berikutnya'),
  },
  vi_vn: {
    talk: [
      ...anytime(
        'Hôm nay Kho Báu Cú Đêm quay êm ghê',
        'Còn một nhiệm vụ nữa là xong hết',
        'Vừa mở vòng miễn phí hai lần liền, run tay luôn',
        'Có ai biết vé mùa hết hạn ngày nào không?',
        'Vòng quay hôm nay trúng ít, mai thử lại',
        'Mới đổi ảnh đại diện, mọi người thấy sao?',
        'Nổ hũ cứ tăng hoài',
        'Chơi thong thả thôi, vui là chính',
        'Câu lạc bộ mình còn chỗ, mời mọi người vào',
        'Nhớ vào thư nhận thưởng nhé',
        'Thiếu đúng một biểu tượng, tiếc quá',
        'Phòng live đông vui thật',
        'Có ai ở Đà Nẵng không?',
        'Điểm danh ngày thứ sáu rồi',
      ),
      ...between(5, 10, 'Chào buổi sáng, điểm danh cái đã', 'Uống cà phê rồi chơi tiếp'),
      ...between(17, 20, 'Tan làm rồi, cuối cùng cũng rảnh'),
      ...between(22, 23, 'Khuya rồi, mình đi ngủ trước nhé'),
    ],
    reply: anytime('Haha đúng rồi', 'Mình cũng nghĩ vậy', 'Chuẩn luôn', 'Cố lên nhé', 'Hôm nào chỉ mình với'),
    cheer: anytime('Chúc mừng nhé!', 'Đỉnh quá', 'Xin vía với', 'Ván này đẹp thật'),
  },
};
