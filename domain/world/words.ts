import { anytime, between, type TimedLine } from './timedLines.ts';

/** Nicknames of the demo world, each within the nickname rule (1 to 10 characters, Chinese, letters or digits). */
export const NICKNAMES = [
  '夜行者小葵',
  '青山不改',
  '阿默',
  '狼嚎夜未眠',
  '蛙蛙不怕冷',
  '小虎妹',
  '竹林小圓',
  '赤狐阿泰',
  '大草原之王',
  '粉粉',
  '月下獨酌',
  '海風吹過',
  '小熊軟糖',
  '檸檬紅茶',
  '打雷姐姐',
  '阿土伯',
  '七號公車',
  '一路發財',
  '睡不飽星人',
  '台南阿嬤',
  '快樂海豹',
  '藍色電波',
  '貓奴小羽',
  '半糖少冰',
  'LuckyBean',
  '老街咖啡',
  '火鍋不加蔥',
  '雨天散步',
  '轉角遇到你',
  '南方的南',
  '豆花加珍珠',
  '鐵馬騎士',
  '靜靜的湖',
  '花蓮小石',
  '奶茶三分甜',
  '晚安台北',
  '阿里山雲海',
  '滷肉飯萬歲',
  '追風少年',
  '小確幸',
  'Nightowl7',
  '九份燈籠',
  '土豆與番薯',
  '阿寶弟',
  '西瓜甜不甜',
  '旗津浪花',
  '三顆星',
  '小太陽花',
  '飛天豬',
  '巷口麵店',
  '不睡覺俱樂部',
  '天天開心',
  '綠豆湯',
  '阿海船長',
  '紅豆餅',
  '黑糖珍奶',
  '布丁狗狗',
  '芋圓控',
  '金魚記憶',
  '線上客服',
] as const;

/** The introductions of the demo world's players. */
export const INTRODUCTION = '很高興認識大家，一起開心玩！';

/** Titles of the demo world's red envelopes, as their senders wrote them. */
export const ENVELOPE_TITLES = ['早安紅包', '恭喜發財', '大吉大利'] as const;

/** The names of the first demo account's passkeys. */
export const PASSKEY_NAMES = ['我的手機', '客廳的電腦'] as const;

export const CLUB_NAMES = ['星夜俱樂部', '海灣聯誼會', '老友茶館', '幸運草', '夜貓基地', '新手村'] as const;
export const CLUB_DESCRIPTIONS = [
  '夜貓子的家，晚上八點一起開心玩，新手老手都歡迎。',
  '住在海邊的朋友，聊天為主，遊戲為輔。',
  '泡茶、聊天、慢慢玩，不催不趕。',
  '每天簽到就有好運！請保持禮貌，互相打氣。',
  '凌晨還醒著的人都在這裡。',
  '剛開始玩的朋友，我們從頭教起。目前由會長邀請加入。',
] as const;
export const ALLIANCE_NAMES = ['北斗聯盟', '南風聯盟'] as const;

/** Lines of the public channel. */
export const CHATTER: readonly TimedLine[] = [
  ...anytime(
    '夜梟秘寶手感不錯耶',
    '剛剛連兩把都開到免費遊戲！',
    '恭喜恭喜，求發紅包',
    '有人知道簽到第七天送什麼嗎',
    '新手請多指教～',
    '夜梟秘寶的音樂好好聽',
    '今天下雨，適合窩在家裡',
    '這期的活動排行好激烈',
    '終於升上黃金了！',
    '請問俱樂部怎麼申請？',
    '好期待深海獵場開放',
    '等我一下，先去泡杯茶',
    '剛剛差一點點就中大獎了',
    '祝大家天天開心',
    '週末有人要一起玩嗎',
    '夜梟秘寶昨天爆了一個大的',
    '謝謝昨天送我玫瑰的朋友',
    '客服回覆很快，推一個',
    '我的頭像換成貓頭鷹了，好看嗎',
    '今天手氣平平，聊天比較開心',
    '有沒有人也是從台中來的',
    '虎躍千金什麼時候開放呢',
    '慢慢玩，重在開心',
    '哇剛剛跑馬燈那個是誰，太強了',
  ),
  ...between(6, 10, '早安，先簽到再吃早餐', '早安大家，今天也要加油'),
  ...between(11, 13, '吃飽了嗎各位'),
  ...between(14, 17, '沾個喜氣，等我下班一起衝'),
  ...between(17, 20, '剛下班，先看一下公告', '晚餐吃完再來'),
  ...between(21, 23, '記得休息，不要玩太晚', '明天要早起，先下線囉', '大家晚安，早點休息喔'),
  ...between(0, 4, '還有人沒睡嗎', '再一把就去睡'),
];

/** Answers to another player. */
export const ANSWERS = ['哈哈真的', '我也是這樣想', '加一', '推這句', '有道理', '改天教我', '這個我懂'] as const;

export const CLUB_CHATTER: readonly TimedLine[] = [
  ...anytime(
    '本週俱樂部任務還差一點',
    '歡迎新朋友加入！',
    '會長辛苦了',
    '大家記得簽到',
    '昨天的紅包謝謝副會長',
    '有人要組隊嗎',
    '活動時間改到週五了',
  ),
  ...between(8, 19, '今晚八點集合喔'),
];
export const PRIVATE_CHATTER: readonly TimedLine[] = [
  ...anytime(
    '在嗎？',
    '昨天玩得真開心',
    '下次一起啊',
    '好喔沒問題',
    '你那隻頭像在哪裡換的',
    '等等上線',
    '收到，謝謝你',
  ),
  ...between(21, 23, '晚安～'),
];
export const ANNOUNCEMENTS = [
  '【系統公告】歡迎來到遊戲大廳！遊戲幣僅供娛樂，不可兌換現金或實物。',
  '【維護公告】每週三 05:00 至 06:00 進行例行維護，期間可能短暫無法連線。',
  '【防詐提醒】客服人員不會向您索取驗證碼，請勿提供給任何人。',
  '【活動公告】七日簽到開放中，每天回來看看朋友吧！',
] as const;

export const AVATARS = [
  'bear',
  'cat',
  'chick',
  'deer',
  'fox',
  'frog',
  'koala',
  'lion',
  'monkey',
  'owl',
  'panda',
  'penguin',
  'pig',
  'rabbit',
  'tiger',
  'wolf',
] as const;

export const LIVE_TITLES = ['青山陪你玩：今晚衝大獎', '翡翠龍吟，阿泰陪你看龍珠'] as const;

/** Lines of live rooms. */
export const LIVE_CHATTER: readonly TimedLine[] = [
  ...anytime(
    '主播好！',
    '這把會開嗎',
    '哇，差一點點',
    '剛進來，今天玩哪一款？',
    '沾沾喜氣',
    '主播手氣好好',
    '可以講解一下規則嗎',
    '畫面很順，讚',
    '這個音樂好好聽',
    '恭喜恭喜！',
    '今天直播到幾點呢',
  ),
  ...between(18, 23, '主播晚安！', '先去洗澡，等等回來'),
];
