import '../../frame.css';
import '../../forcedColours.css';
import type { GameMessage } from '#protocol/gameFrame/index.ts';
import { loadBitmap } from '../../assets/loadBitmap.ts';
import { applyTheme } from '../../look/theme.ts';
import { randomID } from '../../randomID.ts';
import { openRenderer } from '../../scene/openRenderer.ts';
import { languageOf, loadClientTexts } from '../../texts/texts.ts';
import { loadFishRoom } from '../fishFiles.ts';
import { openFish } from '../openFish.ts';
import { fishPictures } from '../scene/fishPicture.ts';
import { FishScene } from '../scene/FishScene.ts';
import { FishTexts, loadFishWords } from '../texts/fishTexts.ts';
import { FakeFishRoom } from './FakeFishRoom.ts';

/**
 * A fishing room without a page around it, with a room in memory: `?game=angler&at=full&lang=id_id&reduced=1&text=200&seat=3&gold=40`. `at`
 * is `full` with three others who fire, or `alone`. The room is in `window.room`, and the messages to the page in `window.messages`.
 */
const query = new URLSearchParams(location.search);
const language = languageOf(query.get('lang') ?? 'zh_tw');
const files = await loadFishRoom(query.get('game') ?? 'angler');
const [controls, words, game, bitmap] = await Promise.all([
  loadClientTexts(language),
  loadFishWords(language),
  files.loadTexts(language),
  loadBitmap(files.picture('atlas')),
]);
document.documentElement.style.fontSize = `${Number(query.get('text') ?? 100)}%`;
applyTheme(document.documentElement, files.look);
const seat = Number(query.get('seat') ?? 0);
const isAlone = query.get('at') === 'alone';
const OTHERS = [
  { Seat: seat ^ 1, Name: '赤狐阿泰', Cannon: 20 },
  { Seat: seat ^ 2, Name: '竹林小圓', Cannon: 200 },
  { Seat: seat ^ 3, Name: query.get('lang') === 'vi_vn' ? 'Nguyễn Thị Ngọc Ánh' : '狼嚎夜未眠', Cannon: 1000 },
];
const room = new FakeFishRoom({
  rules: files.rules,
  now: () => Date.now(),
  seed: Number(query.get('seed') ?? 7),
  balance: Number(query.get('gold') ?? 992_210),
  seat,
  players: isAlone ? [] : OTHERS,
});
const messages: GameMessage[] = [];
Object.assign(window, { room, messages });
const { canvas, renderer } = openRenderer();
openFish({
  body: document.body,
  files,
  canvas,
  stage: new FishScene({ files, bitmap, renderer: await renderer, isReduced: query.has('reduced') }),
  paint: fishPictures(bitmap, files.atlas),
  texts: new FishTexts(language, controls, words, game),
  room,
  page: { post: (message) => void messages.push(message) },
  start: {
    Type: 'start',
    Lang: language,
    IsMuted: query.get('sound') === null,
    ReducedMotion: query.has('reduced'),
    HasChat: query.has('chat'),
    port: undefined,
  },
});
setInterval(() => room.tick(), 50);
if (!isAlone)
  setInterval(() => {
    const other = OTHERS[Math.floor(Math.random() * OTHERS.length)];
    const target = room.targets()[Math.floor(Math.random() * 30)];
    if (other === undefined || target === undefined) return;
    const Angle = 0.4 + Math.random() * 2.3;
    room.shoot(other.Seat, { ShotID: randomID(), Angle, ...(Math.random() < 0.5 && { FishID: target.FishID }) });
  }, 300);
