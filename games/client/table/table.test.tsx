import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { BET_REFUSALS, ROOM_FAILURES } from '#games/api/index.ts';
import { tableRules } from '#games/maths/tables/tableRules.ts';
import { openTestTable, type TestTable, testTableFiles } from './testing/testTable.ts';
import indonesian from './texts/id_id.json' with { type: 'json' };
import chinese from './texts/zh_tw.json' with { type: 'json' };
import vietnamese from './texts/vi_vn.json' with { type: 'json' };

/** A king and a seven against an ace and an eight: the banker wins with a natural 9. */
const BANKER_WINS = { player: [12, 6], banker: [13, 20] };

let open: TestTable | undefined;
afterEach(() => {
  open?.close();
  open = undefined;
});

async function openCards(before?: Parameters<typeof openTestTable>[1]): Promise<TestTable> {
  open = await openTestTable('cards', before);
  open.room.open();
  await open.clock.pass(0);
  return open;
}

const spot = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
const press = (name: RegExp | string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const status = (): string | null => document.querySelector('.live')?.textContent ?? null;

describe('a bet', () => {
  it('is laid, confirmed with its sum, and paid with the result', async () => {
    const { room, clock, messages } = await openCards();
    await press(/^莊 1 賠 0.95/);
    expect(spot(/^莊 1 賠 0.95、待確認 1,000/)).toBeVisible();
    await press('確認下注1,000');
    expect(status()).toBe('已下注 1,000');
    expect(spot(/^莊 1 賠 0.95、您押 1,000、1 人押/)).toBeVisible();
    expect(screen.getByText('2,499,000')).toBeVisible();
    room.draw(BANKER_WINS);
    await clock.pass(0);
    expect(status()).toMatch(/^莊贏、9 比 7・例牌、.*您拿回 1,950$/);
    expect(spot(/^莊 1 賠 0.95、您押 1,000、.*拿回 1,950$/)).toBeVisible();
    // In the bar since the player sat down, and on the plaque of the round.
    expect(screen.getAllByText('+950')).toHaveLength(2);
    expect(messages.map(({ Type }) => Type)).toEqual(['roundStarted', 'roundEnded']);
    await press('照上局押');
    expect(screen.getByRole('button', { name: '確認下注1,000' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is taken back before the bets close', async () => {
    const { messages } = await openCards();
    await press(/^閒 1 賠 1/);
    await press('確認下注1,000');
    await press('收回');
    expect(status()).toBe('已收回 1,000');
    expect(spot(/^閒 1 賠 1$/)).toBeVisible();
    expect(messages.at(-1)).toEqual({ Type: 'roundEnded', RoundID: 'round-1-own', Win: 0, Balance: 2_500_000 });
  });

  it('that is refused says why, and its chips can be changed', async () => {
    const { room } = await openCards();
    room.refusal = 'LIMIT';
    await press(/^和 1 賠 8/);
    await press('確認下注1,000');
    expect(screen.getByRole('alert')).toHaveTextContent('已達到您自己設定的上限，沒有扣款。');
    expect(spot(/^和 1 賠 8、待確認 1,000/)).toBeVisible();
    await press('清除');
    expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent('');
  });

  it('without an answer is repeated with the same id', async () => {
    const { room, clock } = await openCards();
    room.losesAnswer = true;
    await press(/^莊 1 賠 0.95/);
    await press('確認下注1,000');
    await clock.pass(1000);
    expect(status()).toBe('已下注 1,000');
    expect(new Set(room.requests.map(({ ClientBetID }) => ClientBetID)).size).toBe(1);
    expect(screen.getByText('2,499,000')).toBeVisible();
  });

  it('of the next round is laid while a result lies on the table, and clears it away', async () => {
    const { room, clock } = await openCards();
    await press(/^莊 1 賠 0.95/);
    await press('確認下注1,000');
    room.draw(BANKER_WINS);
    await clock.pass(0);
    await press(/^閒 1 賠 1/);
    expect(spot(/^閒 1 賠 1、待確認 1,000/)).toBeVisible();
    expect(spot(/^莊 1 賠 0.95、1 人押/)).toBeVisible();
    room.open();
    await clock.pass(0);
    await press('確認下注1,000');
    expect(spot(/^閒 1 賠 1、您押 1,000/)).toBeVisible();
  });

  it('that is not confirmed leaves the table when the bets close', async () => {
    const { clock } = await openCards();
    await press(/^閒 1 賠 1/);
    await clock.pass(15_000);
    expect(screen.getByRole('alert')).toHaveTextContent('時間到，沒有確認的籌碼已退回');
    await press(/^閒 1 賠 1/);
    expect(screen.getByRole('alert')).toHaveTextContent('這局已停止下注');
  });

  it('above the balance asks the page for coins', async () => {
    const { messages } = await openCards({ balance: 500 });
    await press(/^閒 1 賠 1/);
    expect(messages).toContainEqual({ Type: 'needFunds', Stake: 1000, Balance: 500 });
    expect(screen.getByRole('alert')).toHaveTextContent('餘額不足');
  });
});

describe('the connection', () => {
  it('of a late player shows the drawn result at once', async () => {
    open = await openTestTable('cards', {
      before(room) {
        room.open();
        room.draw(BANKER_WINS);
      },
    });
    expect(status()).toMatch(/^莊贏/);
  });

  it('that is lost says so, and a result in the meantime is told afterwards', async () => {
    const { room, clock } = await openCards();
    await press(/^莊 1 賠 0.95/);
    await press('確認下注1,000');
    room.cut();
    expect(screen.getByRole('alert')).toHaveTextContent('連線中斷，正在重新連線');
    room.draw(BANKER_WINS);
    room.open();
    await room.enter();
    await clock.pass(0);
    expect(status()).toMatch(/^斷線時已開出莊贏.*拿回 1,950$/);
  });
});

describe('the seat', () => {
  it('that moved to another window can be taken back', async () => {
    const { room } = await openCards();
    room.end('DISPLACED');
    const cover = within(screen.getByRole('alertdialog', { name: '您已在另一個視窗入座，座位已移到那裡。' }));
    expect(cover.getByRole('button', { name: '在這裡繼續' })).toHaveFocus();
    await userEvent.click(cover.getByRole('button', { name: '在這裡繼續' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(spot(/^莊 1 賠 0.95/)).toBeVisible();
  });

  it('of a player who cannot bet any more is free, with its reason', async () => {
    const { room, messages } = await openCards();
    room.refusal = 'BLOCKED';
    await press(/^和 1 賠 8/);
    await press('確認下注1,000');
    room.end('SEAT_FREE');
    const cover = within(screen.getByRole('alertdialog', { name: '帳號目前不能下注，座位已空出，沒有扣款。' }));
    expect(cover.queryByRole('button', { name: '在這裡繼續' })).toBeNull();
    await userEvent.click(cover.getByRole('button', { name: '離開牌桌' }));
    expect(messages).toContainEqual({ Type: 'exit' });
  });
});

describe('a result', () => {
  it('of many times the stake is shown large until a key, which does not leave', async () => {
    const { room, clock, messages } = await openCards();
    await press(/^閒對 1 賠 11/);
    await press('確認下注1,000');
    room.draw({ player: [12, 25], banker: [13, 20] });
    await clock.pass(0);
    const plate = screen.getByText('大贏').parentElement;
    expect(plate).toHaveTextContent('大贏11,000×12');
    expect(plate).toBeVisible();
    screen.getByRole('button', { name: '照上局押' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(plate).not.toBeVisible();
    expect(messages).not.toContainEqual({ Type: 'exit' });
  });
});

describe('without a pointer', () => {
  it('digits choose chips, and arrow keys the places', async () => {
    await openCards();
    spot(/^閒對/).focus();
    await userEvent.keyboard('3{ArrowDown}{ArrowRight}{Enter}');
    expect(spot(/^莊 1 賠 0.95、待確認 5,000/)).toHaveFocus();
    expect(screen.getByRole('radio', { name: '籌碼 5千' })).toBeChecked();
  });
});

describe('the players', () => {
  it('show emotes until they are switched off', async () => {
    const { room } = await openCards({ players: [{ name: '小鹿' }] });
    room.emote('seat-0', 'luck');
    expect(screen.getByText('小鹿：好手氣')).toBeVisible();
    await press('表情');
    await userEvent.click(screen.getByRole('switch', { name: '顯示表情' }));
    room.emote('seat-0', 'wow');
    expect(screen.queryByText('小鹿：哇')).toBeNull();
  });
});

describe('the sheet', () => {
  it('publishes the return of each bet, and sets the seed of the next one', async () => {
    const { room, messages } = await openCards();
    room.draw(BANKER_WINS);
    await open?.clock.pass(0);
    room.open();
    await press('說明與公平性');
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByRole('row', { name: '莊 1 賠 0.95 98.94 %' })).toBeVisible();
    expect(sheet.getByText('85.64 %', { selector: 'b' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: '驗證上一局' }));
    // A round without own bets has no id at the wallet.
    expect(messages).toContainEqual({ Type: 'history' });
    await userEvent.click(sheet.getByRole('tab', { name: '公平性' }));
    await userEvent.click(sheet.getByRole('button', { name: '更改我的種子' }));
    await userEvent.type(sheet.getByRole('textbox', { name: '我的種子' }), 'tide-4410{Enter}');
    await userEvent.click(sheet.getByRole('button', { name: '開始遊戲' }));
    await press(/^閒 1 賠 1/);
    await press('確認下注1,000');
    expect(room.requests.map(({ ClientSeed }) => ClientSeed)).toEqual(['tide-4410']);
  });
});

describe.each([
  ['cards', BANKER_WINS, '莊贏、9 比 7・例牌、閒 7 點：♠K ♠7、莊 9 點：♥A ♥8'],
  ['dice', { dice: [3, 5, 6] }, '14 點・大、骰子 3 5 6'],
  ['seasons', { field: [1] }, '立春、春、春夏'],
  [
    'mahjong',
    { house: [5, 9], east: [0, 1], south: [8, 32], west: [12, 33], north: [36, 37] },
    '東門、南門、北門贏、莊家：1 筒 2 筒，3 點、東門：白板 白板，白板對、南門：2 筒 8 筒，二八槓、西門：3 筒 8 筒，1 點、北門：9 筒 9 筒，9 筒對',
  ],
])('%s', (code, result, said) => {
  it('has each place with its odds, and tells the result', async () => {
    open = await openTestTable(code);
    open.room.open();
    await open.clock.pass(0);
    const { files, texts } = testTableFiles(code);
    const group = within(screen.getByRole('group', { name: '下注位置' }));
    const names = group.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');
    const { bets } = tableRules(files.rules);
    expect(names).toHaveLength(bets.length);
    for (const bet of bets) expect(names.filter((name) => name.startsWith(`${texts.place(bet)} `))).toHaveLength(1);
    open.room.draw(result);
    await open.clock.pass(0);
    expect(status()).toBe(said);
  });
});

it.each([
  ['zh_tw', chinese],
  ['id_id', indonesian],
  ['vi_vn', vietnamese],
])('%s has the reason of each refusal, and all texts', (_, texts) => {
  const codes = [...Object.keys(BET_REFUSALS), ...Object.keys(ROOM_FAILURES)];
  // The client never calls before it entered, and an emote that comes too soon needs no words.
  const shown = codes.filter((code) => !['NOT_ENTERED', 'EMOTE_SOON'].includes(code));
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(shown.map((code) => `refused.${code}`)));
  expect(Object.keys(texts).toSorted()).toEqual(Object.keys(chinese).toSorted());
});
