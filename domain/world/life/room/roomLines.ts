import type { GameCategory } from '#protocol/entities/game.ts';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { anytime, between, type TimedLine } from '../../timedLines.ts';

/** A viewer's question and the host's answer. */
export interface Question {
  readonly text: string;
  readonly answer: string;
}

/** Lines about a picture. */
interface PictureLines {
  readonly viewers: readonly TimedLine[];
  readonly host: readonly TimedLine[];
  readonly questions: readonly Question[];
}

/** `{name}` is the name of a player, `{gift}` of a gift. */
export interface RoomSpeech {
  /** Lines of viewers in any room. */
  readonly viewers: readonly TimedLine[];
  /** Lines of viewers after the host's last line. */
  readonly toHost: readonly TimedLine[];
  /** Lines of viewers after a gift to the host. */
  readonly toGift: readonly TimedLine[];
  /** Lines about the recorded scene. */
  readonly scene: PictureLines;
  /** Lines about another picture, by the game that the host named. */
  readonly games: Readonly<Record<GameCategory, readonly TimedLine[]>>;
  readonly host: {
    readonly talk: readonly TimedLine[];
    readonly thanks: readonly string[];
    readonly greetings: readonly string[];
    /** Answers to a question of a player outside the demo world. */
    readonly answers: readonly string[];
    /** Answers to any other line of such a player. */
    readonly remarks: readonly string[];
  };
}

/** Lines of the demo world's players in live rooms. */
export const ROOM_SPEECH: Readonly<Record<LocaleID, RoomSpeech>> = {
  zh_tw: {
    viewers: [
      ...anytime(
        '主播好！',
        '剛進來，卡個位',
        '畫面好順',
        '這個音樂好好聽',
        '在公車上看直播，耳機戴好',
        '今天人好多',
        '先追蹤了',
        '這件外套好好看',
        '我在吃飯配直播',
        '邊聊邊看真舒服',
        '主播聲音好療癒',
        '大家都從哪裡來看的',
      ),
      ...between(5, 10, '早安，早起看直播'),
      ...between(18, 23, '主播晚安！', '下班來放鬆一下'),
    ],
    toHost: anytime('哈哈哈', '收到', '主播說得對', '好喔', '支持！', '同意', '有學到'),
    toGift: anytime('哇，老闆大氣', '禮物好美', '太帥了吧', '👏👏👏', '全場最亮', '這個特效我喜歡'),
    scene: {
      viewers: anytime(
        '那條金鯊好大！',
        '金鯊又游過來了',
        '哇，金幣噴出來了',
        '差一點點就抓到了',
        '烏龜好可愛，綠綠的臉',
        '小丑魚？不對，是紅色那隻',
        '水母飄來飄去好療癒',
        '紫色章魚躲在下面',
        '藍色小魚一群游過去',
        '打中了打中了！',
        '主播今天手氣好好',
        '深海的燈光好漂亮',
        '鯊魚的牙齒好兇',
        '再來一條金鯊！',
      ),
      host: anytime(
        '大家看，金鯊往左邊游了',
        '烏龜殼硬，慢慢來就好',
        '水母我先放過，等金鯊回來',
        '剛剛那下打中了，大家有看到嗎',
        '章魚躲在下面，眼睛要尖',
        '不急，等魚靠近一點',
        '深海獵場的魚，越大越慢',
        '小魚一群一群來，先看牠們往哪裡游',
      ),
      questions: [
        { text: '主播現在在追哪一條？', answer: '追那條金色的鯊魚，牠最顯眼' },
        { text: '烏龜要怎麼打比較好？', answer: '烏龜游得慢，等牠轉過來再打' },
        { text: '今天直播玩哪一款？', answer: '今天帶大家看深海獵場' },
        { text: '水母為什麼不打？', answer: '水母好看，留著陪大家' },
        { text: '那隻紫色的是什麼？', answer: '是章魚，最愛躲在畫面下面' },
        { text: '金鯊多久來一次？', answer: '沒有固定，看到就跟大家說' },
      ],
    },
    games: {
      slot: anytime('這一轉有機會', '差一個符號，可惜', '盤面好漂亮', '免費遊戲快來', '連線了！'),
      fish: anytime('大魚來了', '瞄準一點', '那條游好快', '打中了！', '魚群又來了'),
      table: anytime('這手牌不錯', '好緊張', '猜對了！', '換我也會這樣選', '再看一局'),
    },
    host: {
      talk: [
        ...anytime(
          '歡迎新進來的朋友',
          '喜歡的話按個追蹤，開播會通知你',
          '大家邊看邊聊，想問什麼就問',
          '看直播記得喝水，眼睛也要休息',
          '慢慢玩，開心最重要',
          '謝謝大家陪我聊天',
        ),
        ...between(22, 23, '時間不早了，明天要早起的朋友先去睡'),
      ],
      thanks: ['謝謝{name}送的{gift}！', '收到{name}的{gift}，太感謝了', '{name}的{gift}好美，謝謝！'],
      greetings: ['嗨 {name}，歡迎來玩', '{name} 你好，找個位子坐', '哈囉 {name}，很高興見到你'],
      answers: ['問得好，我邊玩邊說明', '這題我也在研究，一起看', '等畫面慢一點，我示範給你看'],
      remarks: ['{name} 說得好', '哈哈，{name} 懂我', '收到，謝謝 {name}', '{name} 有眼光'],
    },
  },
  id_id: {
    viewers: anytime(
      'Halo host!',
      'Baru masuk, duduk dulu',
      'Gambarnya lancar sekali',
      'Musiknya enak',
      'Ramai juga hari ini',
      'Sudah follow ya',
      'Jaketnya bagus',
      'Nonton sambil makan siang',
    ),
    toHost: anytime('Hahaha', 'Siap', 'Setuju', 'Betul itu', 'Semangat!'),
    toGift: anytime('Wah, mantap hadiahnya', 'Hadiahnya cantik', 'Keren sekali', '👏👏'),
    scene: {
      viewers: anytime(
        'Hiu emasnya besar sekali!',
        'Wah, koinnya keluar',
        'Hampir kena tadi',
        'Penyunya lucu',
        'Ubur-uburnya cantik',
        'Gurita ungu sembunyi di bawah',
        'Kena, kena!',
        'Ikan birunya rombongan',
      ),
      host: anytime(
        'Lihat, hiu emasnya ke kiri',
        'Penyu itu keras, pelan-pelan saja',
        'Guritanya sembunyi di bawah',
        'Tunggu ikannya mendekat dulu',
        'Tadi kena, kalian lihat?',
      ),
      questions: [
        { text: 'Lagi kejar ikan yang mana?', answer: 'Yang emas itu, hiunya paling kelihatan' },
        { text: 'Yang ungu itu apa?', answer: 'Itu gurita, suka sembunyi di bawah' },
        { text: 'Hari ini main apa?', answer: 'Hari ini berburu di laut dalam' },
      ],
    },
    games: {
      slot: anytime('Putaran ini bagus', 'Kurang satu simbol', 'Garisnya kena!', 'Gambarnya cantik'),
      fish: anytime('Ikan besar datang', 'Bidik pelan-pelan', 'Kena!', 'Cepat sekali renangnya'),
      table: anytime('Kartunya bagus', 'Deg-degan', 'Tebakannya benar!', 'Satu ronde lagi'),
    },
    host: {
      talk: anytime(
        'Selamat datang yang baru masuk',
        'Kalau suka, tekan follow ya',
        'Silakan tanya apa saja',
        'Jangan lupa minum air',
        'Main santai saja, yang penting senang',
      ),
      thanks: ['Terima kasih {name} untuk {gift}!', '{gift} dari {name}, makasih banyak'],
      greetings: ['Halo {name}, selamat datang', 'Hai {name}, senang kamu mampir'],
      answers: ['Pertanyaan bagus, sambil main saya jelaskan', 'Saya juga masih belajar, lihat bareng ya'],
      remarks: ['Betul, {name}', 'Haha, {name} paham', 'Makasih, {name}'],
    },
  },
  vi_vn: {
    viewers: anytime(
      'Chào host!',
      'Mới vào, xin một chỗ',
      'Hình mượt quá',
      'Nhạc hay ghê',
      'Hôm nay đông vui',
      'Theo dõi rồi nha',
      'Áo khoác đẹp thế',
      'Vừa ăn vừa xem live',
    ),
    toHost: anytime('Haha', 'Rõ rồi', 'Đúng luôn', 'Ủng hộ!', 'Học được rồi'),
    toGift: anytime('Quà xịn quá', 'Quà đẹp thật', 'Đỉnh ghê', '👏👏'),
    scene: {
      viewers: anytime(
        'Cá mập vàng to quá!',
        'Ồ, xu bay ra kìa',
        'Suýt trúng rồi',
        'Con rùa dễ thương ghê',
        'Sứa đẹp thật',
        'Bạch tuộc tím trốn ở dưới',
        'Trúng rồi, trúng rồi!',
        'Đàn cá xanh bơi qua kìa',
      ),
      host: anytime(
        'Nhìn kìa, cá mập vàng bơi sang trái',
        'Rùa mai cứng, cứ từ từ',
        'Bạch tuộc đang trốn ở dưới',
        'Đợi cá bơi lại gần đã',
        'Vừa trúng đó, mọi người thấy không',
      ),
      questions: [
        { text: 'Đang đuổi con nào vậy?', answer: 'Con cá mập vàng đó, nổi bật nhất' },
        { text: 'Con màu tím là gì thế?', answer: 'Bạch tuộc đó, hay trốn ở dưới' },
        { text: 'Hôm nay chơi gì vậy?', answer: 'Hôm nay đi săn dưới biển sâu' },
      ],
    },
    games: {
      slot: anytime('Vòng này đẹp', 'Thiếu một biểu tượng', 'Trúng hàng rồi!', 'Bàn đẹp quá'),
      fish: anytime('Cá to tới rồi', 'Ngắm từ từ', 'Trúng rồi!', 'Bơi nhanh ghê'),
      table: anytime('Bài đẹp', 'Hồi hộp quá', 'Đoán đúng rồi!', 'Xem thêm ván nữa'),
    },
    host: {
      talk: anytime(
        'Chào mừng các bạn mới vào',
        'Thích thì bấm theo dõi nhé',
        'Mọi người cứ hỏi thoải mái',
        'Nhớ uống nước nha',
        'Chơi thong thả, vui là chính',
      ),
      thanks: ['Cảm ơn {name} tặng {gift}!', '{gift} của {name} đẹp quá, cảm ơn nhé'],
      greetings: ['Chào {name}, mời vào', 'Hi {name}, vui được gặp bạn'],
      answers: ['Câu hỏi hay, mình vừa chơi vừa nói', 'Mình cũng đang học, cùng xem nhé'],
      remarks: ['{name} nói đúng', 'Haha, {name} hiểu ghê', 'Cảm ơn {name} nhé'],
    },
  },
};

/** Every line with its placeholders. */
export function allRoomLines({ viewers, toHost, toGift, scene, games, host }: RoomSpeech): readonly string[] {
  const timed = [viewers, toHost, toGift, scene.viewers, scene.host, host.talk, ...Object.values(games)].flat();
  return [
    ...timed.map(({ text }) => text),
    ...scene.questions.flatMap(({ text, answer }) => [text, answer]),
    ...host.thanks,
    ...host.greetings,
    ...host.answers,
    ...host.remarks,
  ];
}

/** Puts the names into a line. */
export const withNames = (line: string, names: { readonly name: string; readonly gift?: string }): string =>
  line.replaceAll('{name}', () => names.name).replaceAll('{gift}', () => names.gift ?? '');
