import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { anytime, type TimedLine } from '../../timedLines.ts';

/** A viewer's question and the host's answer. */
export interface Question {
  readonly text: string;
  readonly answer: string;
}

/** Lines about a picture. */
export interface PictureLines {
  readonly viewers: readonly TimedLine[];
  readonly host: readonly TimedLine[];
  readonly questions: readonly Question[];
}

/** The languages' lines about the recorded scenes, by the game on their wall. */
export const SCENE_LINES: Readonly<Record<LocaleID, Readonly<Record<string, PictureLines>>>> = {
  zh_tw: {
    dragon: {
      viewers: anytime(
        '玉璧好美',
        '龍船出來了！',
        '中間那格是蓮花',
        '連起來了連起來了',
        '綠色的框好有質感',
        '髮簪差一格',
        '這盤字母有點多',
        '卷軸又來了',
        '阿泰今天心情很好',
        '五輪轉得好順',
      ),
      host: anytime(
        '大家看，玉璧連了三格',
        '左邊第一輪開始算，要連著才有',
        '龍珠可以代替別的符號',
        '這盤沒中，深呼吸再看下一盤',
        '我最喜歡的是那艘龍船',
        '慢慢轉，聊天比較重要',
      ),
      questions: [
        { text: '主播今天玩哪一款？', answer: '今天陪大家看翡翠龍吟' },
        { text: '怎樣才算連起來？', answer: '從左邊第一輪開始，相鄰的輪有一樣的符號就算' },
        { text: '龍珠是做什麼的？', answer: '龍珠可以代替別的符號' },
        { text: '最高的是哪個符號？', answer: '最高的是那艘龍船' },
      ],
    },
    candy: {
      viewers: anytime(
        '糖果掉下來好療癒',
        '愛心好多！',
        '粉紅色的畫面太可愛',
        '看到我都餓了',
        '橘色軟糖又一排',
        '五顆連在一起了',
        '再掉一次再掉一次',
        '棒棒糖集合！',
        '小熊主播好萌',
        '星星糖閃閃的',
      ),
      host: anytime(
        '這盤愛心最多，大家有看到嗎',
        '一樣的糖果五顆碰在一起就會爆',
        '爆掉以後上面的會再掉下來',
        '我的軟糖快吃完了',
        '不急，看它一顆一顆落下來',
        '藍色方糖今天好害羞',
      ),
      questions: [
        { text: '要幾顆才會爆？', answer: '一樣的五顆碰在一起就會爆' },
        { text: '今天玩什麼呀？', answer: '今天玩糖果爆爆' },
        { text: '蛋糕是什麼？', answer: '蛋糕多來幾個，會送免費遊戲' },
        { text: '主播最喜歡哪顆糖？', answer: '愛心的，看了心情好' },
      ],
    },
    owl: {
      viewers: anytime(
        '貓頭鷹眼睛好大',
        '月亮好漂亮',
        'WILD 出現了！',
        '差一條線',
        '紫色的夜晚好有氣氛',
        '寶石連起來了',
        '橡實也有份',
        '這個音樂好適合晚上',
        '熊貓主播晚上不睡',
        '葉子在發光',
      ),
      host: anytime(
        '這條線從左邊連過來了',
        'WILD 可以代替別的符號',
        '貓頭鷹今天很常出來喔',
        '沒中也沒關係，看夜景',
        '三個 FREE 就有免費遊戲',
        '夜貓子們，記得喝水',
      ),
      questions: [
        { text: '主播現在玩哪個遊戲？', answer: '夜梟秘寶，森林裡那隻貓頭鷹' },
        { text: '免費遊戲要怎麼出來？', answer: '盤面上有三個 FREE 就會出來' },
        { text: 'WILD 是什麼意思？', answer: '它可以代替別的符號，幫忙連線' },
        { text: '押注要選多少？', answer: '看自己的預算就好，小小的也好玩' },
      ],
    },
  },
  id_id: {
    dragon: {
      viewers: anytime(
        'Gioknya cantik',
        'Perahu naganya keluar!',
        'Tersambung!',
        'Kurang satu kotak',
        'Bingkai hijaunya bagus',
        'Gulungannya muncul lagi',
      ),
      host: anytime(
        'Lihat, gioknya tiga sejajar',
        'Hitungannya mulai dari gulungan kiri',
        'Mutiara naga bisa mengganti simbol lain',
        'Belum kena, santai saja',
      ),
      questions: [
        { text: 'Hari ini main apa?', answer: 'Hari ini kita lihat game naga giok' },
        { text: 'Mutiaranya untuk apa?', answer: 'Mutiara naga mengganti simbol lain' },
        { text: 'Simbol tertinggi yang mana?', answer: 'Yang perahu naga itu' },
      ],
    },
    candy: {
      viewers: anytime(
        'Permennya jatuh, enak dilihat',
        'Banyak hati!',
        'Warnanya imut sekali',
        'Jadi lapar',
        'Lima permen sama!',
        'Bintangnya berkilau',
      ),
      host: anytime(
        'Yang ini banyak hatinya',
        'Lima permen sama yang bersentuhan akan pecah',
        'Setelah pecah, yang di atas jatuh lagi',
        'Pelan-pelan saja, sambil ngobrol',
      ),
      questions: [
        { text: 'Berapa permen supaya pecah?', answer: 'Lima yang sama dan bersentuhan' },
        { text: 'Main apa ini?', answer: 'Ini game permen yang pecah-pecah' },
        { text: 'Suka permen yang mana?', answer: 'Yang hati, bikin senang' },
      ],
    },
    owl: {
      viewers: anytime(
        'Mata burung hantunya besar',
        'Bulannya indah',
        'WILD muncul!',
        'Kurang satu garis',
        'Permatanya tersambung',
        'Suasana malamnya enak',
      ),
      host: anytime(
        'Garis ini tersambung dari kiri',
        'WILD bisa mengganti simbol lain',
        'Tidak kena juga tidak apa-apa',
        'Tiga FREE membuka game gratis',
      ),
      questions: [
        { text: 'Sekarang main game apa?', answer: 'Game burung hantu di hutan malam' },
        { text: 'Game gratisnya bagaimana?', answer: 'Tiga FREE di papan membukanya' },
        { text: 'WILD itu apa?', answer: 'Bisa mengganti simbol lain' },
      ],
    },
  },
  vi_vn: {
    dragon: {
      viewers: anytime(
        'Ngọc đẹp quá',
        'Thuyền rồng ra rồi!',
        'Nối được rồi!',
        'Thiếu một ô',
        'Khung xanh nhìn sang ghê',
        'Cuộn giấy lại ra nữa',
      ),
      host: anytime(
        'Mọi người nhìn nè, ba miếng ngọc liền nhau',
        'Tính từ cột bên trái nhé',
        'Ngọc rồng thay được biểu tượng khác',
        'Chưa trúng, cứ thong thả',
      ),
      questions: [
        { text: 'Hôm nay chơi game gì vậy?', answer: 'Hôm nay mình xem game rồng ngọc' },
        { text: 'Ngọc rồng để làm gì?', answer: 'Nó thay được biểu tượng khác' },
        { text: 'Biểu tượng nào cao nhất?', answer: 'Là chiếc thuyền rồng đó' },
      ],
    },
    candy: {
      viewers: anytime(
        'Kẹo rơi nhìn đã mắt ghê',
        'Nhiều tim quá!',
        'Màu dễ thương xỉu',
        'Xem mà thèm kẹo',
        'Năm viên giống nhau kìa!',
        'Ngôi sao lấp lánh',
      ),
      host: anytime(
        'Bàn này nhiều tim nhất nè',
        'Năm viên giống nhau chạm nhau là nổ',
        'Nổ xong, kẹo ở trên rơi xuống tiếp',
        'Cứ từ từ, vừa xem vừa nói chuyện',
      ),
      questions: [
        { text: 'Mấy viên thì nổ?', answer: 'Năm viên giống nhau chạm vào nhau' },
        { text: 'Đang chơi gì thế?', answer: 'Game kẹo nổ đó' },
        { text: 'Thích viên kẹo nào nhất?', answer: 'Viên trái tim, nhìn là vui' },
      ],
    },
    owl: {
      viewers: anytime(
        'Mắt cú mèo to ghê',
        'Trăng đẹp quá',
        'WILD ra rồi!',
        'Thiếu một hàng',
        'Đá quý nối được rồi',
        'Khung cảnh đêm thích ghê',
      ),
      host: anytime(
        'Hàng này nối từ bên trái qua nè',
        'WILD thay được biểu tượng khác',
        'Không trúng cũng không sao',
        'Ba FREE là có lượt miễn phí',
      ),
      questions: [
        { text: 'Đang chơi game nào vậy?', answer: 'Game cú mèo trong rừng đêm' },
        { text: 'Lượt miễn phí ra sao?', answer: 'Có ba FREE trên bàn là ra' },
        { text: 'WILD là gì?', answer: 'Nó thay được biểu tượng khác' },
      ],
    },
  },
};

/** The lines about the recorded scene that a room shows. @returns undefined for another picture */
export const pictureLines = (
  language: LocaleID,
  { scene }: { readonly scene: string | undefined },
): PictureLines | undefined => (scene === undefined ? undefined : SCENE_LINES[language][scene]);
