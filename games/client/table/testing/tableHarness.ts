import '../../frame.css';
import '../../forcedColours.css';
import { paysOf } from '#games/maths/tables/paysOf.ts';
import { returnsOf } from '#games/maths/tables/returnsOf.ts';
import { tableRules } from '#games/maths/tables/tableRules.ts';
import type { GameMessage } from '#protocol/gameFrame/index.ts';
import { applyTheme } from '../../look/theme.ts';
import { languageOf, loadClientTexts } from '../../texts/texts.ts';
import { openTable } from '../openTable.ts';
import { loadTable } from '../tableFiles.ts';
import { loadTableWords, TableTexts } from '../texts/tableTexts.ts';
import { FakeRoom } from './FakeRoom.ts';

/**
 * A table without a page around it, with a room in memory: `?game=cards&at=shown&lang=id_id&reduced=1&text=200&past=38`. `at` is `betting`,
 * `placed`, `closing`, `dealt`, `shown`, `lost`, `big`, `refused`, `cut`, `displaced`, `full` or `alone`, and without it rounds follow each
 * other. `dealt` begins to show the result after two seconds. The room is in `window.room`, and the messages to the page in `window.messages`.
 */
const query = new URLSearchParams(location.search);
const language = languageOf(query.get('lang') ?? 'zh_tw');
const files = await loadTable(query.get('game') ?? 'cards');
const [controls, words, game] = await Promise.all([
  loadClientTexts(language),
  loadTableWords(language),
  files.loadTexts(language),
]);
document.documentElement.style.fontSize = `${Number(query.get('text') ?? 100)}%`;
applyTheme(document.documentElement, files.look);
let seed = Number(query.get('seed') ?? 7);
/** A small random generator, so that a picture can be repeated. */
const random = (): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
const at = query.get('at') ?? 'play';
const NAMES = ['狼嚎夜未眠', '小鹿', 'Bunga Malam', undefined, 'Nguyễn Thị Ngọc Ánh rất dài', '老虎'];
const room = new FakeRoom({
  rules: files.rules,
  now: () => Date.now(),
  random,
  players: at === 'alone' ? [] : NAMES.map((name) => (name === undefined ? {} : { name })),
});
const messages: GameMessage[] = [];
Object.assign(window, { room, messages });
room.past(Number(query.get('past') ?? 38));
await openTable({
  body: document.body,
  files,
  texts: new TableTexts(language, controls, words, game),
  room,
  page: { post: (message) => void messages.push(message) },
  start: {
    Type: 'start',
    Lang: language,
    IsMuted: true,
    ReducedMotion: query.has('reduced'),
    HasChat: query.has('chat'),
    port: undefined,
  },
});
const { bets } = tableRules(files.rules);
const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
const place = (name: string | undefined): void => press(`[data-place="${name}"].spot`);
const pays = paysOf(tableRules(files.rules));
const greatest = bets.toSorted((one, other) => (pays(other).at(-1) ?? 0) - (pays(one).at(-1) ?? 0)).slice(0, 1);
/** The places that the pictures bet on. */
const wished = query.get('places')?.split(',') ?? (at === 'big' ? greatest : bets.slice(0, 2));

function others(): void {
  NAMES.forEach((_, seat) => {
    const coins = files.rules.chips[Math.floor(random() * 4)] ?? 100;
    room.lay(`seat-${seat}`, { [bets[Math.floor(random() * Math.min(5, bets.length))] ?? '']: coins * 2 });
  });
}
const later = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

if (at === 'play') {
  for (;;) {
    room.open();
    await later(1500);
    others();
    await later(13_600);
    room.draw();
    await later(9000);
  }
} else {
  room.open();
  if (at !== 'alone') others();
  for (const name of wished) place(name);
  if (at === 'refused') room.refusal = 'LIMIT';
  if (at !== 'placed') press('.tray-main');
  await later(at === 'dealt' ? 2000 : 300);
  if (at === 'shown' || at === 'lost' || at === 'big' || at === 'dealt') room.draw(wantedResult(at !== 'lost'));
  if (at === 'closing') room.closeBets();
  if (at === 'cut') room.cut();
  if (at === 'displaced') room.end('DISPLACED');
  if (at === 'full') room.end('ROOM_FULL');
}

/** A result by which a wished place wins, or none does. */
function wantedResult(wins: boolean) {
  const rules = tableRules(files.rules);
  const below = (count: number): number => Math.floor(random() * count);
  for (;;) {
    const { result } = rules.draw({ startBlock: () => undefined, below });
    const returned = returnsOf(files.rules, result);
    if (wished.some((name) => returned(name) > 20) === wins) return result;
  }
}
