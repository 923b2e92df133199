import type { GameCategory } from '#protocol/entities/game.ts';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { anytime, between, type TimedLine } from '../../timedLines.ts';
import { SCENE_LINES } from './sceneLines.ts';

/** `{name}` is the name of a player, `{gift}` of a gift. */
export interface RoomSpeech {
  /** Lines of viewers in any room. */
  readonly viewers: readonly TimedLine[];
  /** Lines of viewers after the host's last line. */
  readonly toHost: readonly TimedLine[];
  /** Lines of viewers after a gift to the host. */
  readonly toGift: readonly TimedLine[];
  /** Lines about a picture that is no recorded scene, by the game that the host named. */
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

/** Every line of a language with its placeholders. */
export function allRoomLines(language: LocaleID): readonly string[] {
  const { viewers, toHost, toGift, games, host } = ROOM_SPEECH[language];
  const scenes = Object.values(SCENE_LINES[language]);
  const pictures = scenes.flatMap((scene) => [scene.viewers, scene.host]);
  const timed = [viewers, toHost, toGift, host.talk, ...pictures, ...Object.values(games)].flat();
  return [
    ...timed.map(({ text }) => text),
    ...scenes.flatMap(({ questions }) => questions).flatMap(({ text, answer }) => [text, answer]),
    ...host.thanks,
    ...host.greetings,
    ...host.answers,
    ...host.remarks,
  ];
}

/** Puts the names into a line. */
export const withNames = (line: string, names: { readonly name: string; readonly gift?: string }): string =>
  line.replaceAll('{name}', () => names.name).replaceAll('{gift}', () => names.gift ?? '');
