import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { GameAnswer, RoundView, SeedView } from '#games/api/index.ts';
import mathsData from '#games/catalogue/owl/maths.json' with { type: 'json' };
import { MathsFile } from '#games/maths/index.ts';
import { SPLIT } from '#games/maths/testing/boardGames.ts';
import { THROWN } from '#games/maths/testing/smallGames.ts';
import type { FiguresVariant } from './figures.ts';
import { InfoSheet, type InfoActions } from './InfoSheet.ts';
import { chineseTexts, chineseTextsOf } from '../testing/chineseTexts.ts';
import { testFilesOf } from '../testing/openTestGame.ts';
import { loadClientTexts, loadSheetTexts, Texts } from '../texts/texts.ts';

const maths = MathsFile.parse(mathsData);
const seed: SeedView = {
  SeedID: 'seed1',
  Commitment: '6dffbd39aaaabbbbccccddddeeeeffff0000111122223333444455552a99f67a',
  ClientSeed: 'moon-owl-2611',
  Nonce: 1184,
};
const rotated: GameAnswer<'rotateSeed'> = {
  Revealed: { SeedID: 'seed1', ServerSeed: 'f00dcafe'.repeat(8), Commitment: seed.Commitment },
  Next: { ...seed, SeedID: 'seed2', Commitment: 'beef'.repeat(16), Nonce: 1 },
};
const figures: FiguresVariant = {
  returned: 0.960200837606,
  most: 5000,
  hitRate: 0.284364767042,
  volatility: 4,
  freeSpins: { rounds: 140.36, mean: 44.347789 },
  simulation: { rounds: 100_000_000, mean: 0.959148582, interval: 0.00174674 },
};
const round: RoundView = {
  RoundID: 'round7',
  GameCode: 'owl',
  Maths: '',
  Variant: 'r96',
  SeedID: 'seed1',
  Nonce: 1183,
  ClientSeed: 'moon-owl-2611',
  Stake: 2000,
  State: 'closed',
  Status: '',
  Shown: true,
  CreateTime: '2026-11-27T01:00:00.000Z',
  SettleTime: '',
  CloseTime: '',
  Commitment: seed.Commitment,
  Result: {
    Win: 128_000,
    Jackpots: [],
    Balance: 992_210,
    Outcome: {
      code: 'owl',
      version: 1,
      variant: 'r96',
      spins: [
        {
          kind: 'base',
          stops: [],
          window: [],
          wins: [{ line: 7, symbol: 'owl', count: 4, pay: 640 }],
          scatters: 0,
          multiple: 1,
          pay: 640,
        },
      ],
      jackpots: [],
      pay: 640,
      isCapped: false,
    },
  },
};

const user = userEvent.setup();
let opener: HTMLButtonElement;
let actions: { [Name in keyof InfoActions]: ReturnType<typeof vi.fn<InfoActions[Name]>> };
let sheet: InfoSheet;

function open(given: Partial<FiguresVariant> = {}, texts = chineseTexts, ofGame: MathsFile = maths) {
  sheet = new InfoSheet({
    host: document.body,
    texts,
    maths: ofGame,
    images: { atlas: { frames: {}, meta: { size: { w: 1, h: 1 } } }, address: '' },
    provider: 'NOCTIS',
    iconAddress: '',
    figures: { ...figures, ...given },
    seed,
    actions,
  });
  sheet.open();
  return screen.getByRole('dialog');
}

beforeEach(() => {
  document.body.replaceChildren();
  opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  actions = {
    copy: vi.fn(async () => undefined),
    setClientSeed: vi.fn(async (ClientSeed: string) => ({ ...seed, ClientSeed })),
    rotateSeed: vi.fn(async () => rotated),
    failureCode: vi.fn(() => 'ROUND_OPEN'),
    verify: vi.fn(),
    closed: vi.fn(),
  };
});

it('has the name of the game and its true figures', () => {
  const dialog = open();
  expect(dialog).toHaveAccessibleName('夜梟秘寶');
  expect(dialog).toHaveTextContent('NOCTIS・5 × 3 老虎機・20 線');
  expect(dialog).toHaveTextContent('96.02 %');
  expect(dialog).toHaveTextContent('1億局模擬 95.91 %');
  expect(dialog).toHaveTextContent('×5,000');
  expect(dialog).toHaveTextContent('中獎率 28.4 %');
  expect(screen.getByRole('img', { name: '高，五級中的第 4 級' })).toBeInTheDocument();
});

it('claims no simulation of a variant that has none', () => {
  const dialog = open({ simulation: null });
  expect(dialog).toHaveTextContent('由全部組合精確算出');
  expect(dialog).not.toHaveTextContent('局模擬');
});

it('pays in multiples of the whole stake', () => {
  open();
  const cell = screen.getByRole('img', { name: '綠寶石' }).closest('li');
  expect(cell).toHaveTextContent('5244531.2');
  expect(screen.getByText('總押注的倍數')).toBeVisible();
  expect(screen.getByText('任意位置出現 3 個以上，觸發免費遊戲 10 次')).toBeInTheDocument();
});

it('says how the multiples of wilds multiply each other', async () => {
  const { wild: _, ...others } = maths;
  const dialog = open({}, chineseTexts, { ...others, wilds: { wild: 2, moon: 3 } });
  expect(screen.getByRole('img', { name: '百搭' }).closest('li')).toHaveTextContent('替代任何一般符號，該線獎金 ×2');
  await user.click(screen.getByRole('tab', { name: '規則' }));
  expect(dialog).toHaveTextContent('百搭、月亮替代任何一般符號');
  expect(dialog).toHaveTextContent('例如 ×2 × ×3 = ×6');
});

it('says how many ways split cells bring, with the chance of each', async () => {
  const { lines: _, ...rest } = maths;
  const { split } = SPLIT;
  const dialog = open({}, chineseTexts, { ...rest, ways: 243, split });
  await user.click(screen.getByRole('tab', { name: '規則' }));
  expect(dialog).toHaveTextContent('最多 70 路');
  const [base, free] = ['一般旋轉的路數', '免費遊戲的路數'].map((name) => screen.getByText(name).nextElementSibling);
  expect(base).toHaveTextContent('27 路57.14 %36 路28.57 %');
  expect(free).toHaveTextContent('54 路33.33 %');
});

it('draws each line and marks the lines of the last win', () => {
  open();
  expect(screen.getAllByRole('img', { name: /^第 \d+ 線$/ })).toHaveLength(20);
  sheet.update(seed, round);
  expect(screen.getByRole('img', { name: '第 7 線，上一局中獎' })).toBeInTheDocument();
});

it('shows a tab by its press or by the arrow keys', async () => {
  open();
  await user.click(screen.getByRole('tab', { name: '免費遊戲' }));
  expect(screen.getByRole('tabpanel', { name: '免費遊戲' })).toHaveTextContent('1 / 140');
  expect(screen.getByRole('tabpanel', { name: '免費遊戲' })).toHaveTextContent('×44.35');
  await user.keyboard('{ArrowRight}');
  const rules = screen.getByRole('tab', { name: '規則', selected: true });
  expect(rules).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: '規則' })).toHaveTextContent('95 % 信賴區間 ±0.17 個百分點');
  expect(screen.getByRole('tabpanel', { name: '規則' })).toHaveTextContent('機會 200,000,000 分之一');
  expect(screen.getByRole('tabpanel', { name: '規則' })).toHaveTextContent(/2\.5 秒，讓您看清這一局的結果和花費/);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '賠付表', selected: true })).toHaveFocus();
});

it('keeps the focus, and gives it back when Escape closes it', async () => {
  const dialog = open();
  expect(dialog).toHaveFocus();
  expect(opener.inert).toBe(true);
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: '開始遊戲' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: '關閉' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
  expect(opener.inert).toBe(false);
  expect(actions.closed).toHaveBeenCalledOnce();
});

it('keeps the keys when the focused button is disabled, which moves the focus to the body', async () => {
  const dialog = open();
  dialog.blur();
  expect(document.body).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: '關閉' })).toHaveFocus();
  screen.getByRole('button', { name: '關閉' }).blur();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('copies the whole commitment', async () => {
  open();
  await user.click(screen.getByRole('button', { name: '複製：伺服器種子雜湊' }));
  expect(actions.copy).toHaveBeenCalledWith(seed.Commitment);
  expect(screen.getByRole('status')).toHaveTextContent('已複製');
});

it('selects the commitment where the browser refuses to copy', async () => {
  actions.copy.mockRejectedValue(new Error('NotAllowedError'));
  open();
  await user.click(screen.getByRole('button', { name: '複製：伺服器種子雜湊' }));
  expect(screen.getByRole('status')).toHaveTextContent('已選取全文');
  expect(document.getSelection()?.toString()).toBe(seed.Commitment);
});

it('sets a seed of the player, and refuses one with other characters', async () => {
  open();
  await user.click(screen.getByRole('button', { name: '更改我的種子' }));
  const field = screen.getByRole('textbox', { name: '我的種子' });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'my seed{Enter}');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('1 到 64 個英文字母、數字、- 或 _');
  expect(actions.setClientSeed).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, 'my-seed{Enter}');
  expect(actions.setClientSeed).toHaveBeenCalledWith('my-seed');
  expect(await screen.findByText('my-seed')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('leaves the field with Escape and keeps the sheet', async () => {
  open();
  await user.click(screen.getByRole('button', { name: '更改我的種子' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '更改我的種子' })).toHaveFocus();
});

it('has no form, since the sandbox of the frame blocks the submission of forms', () => {
  open();
  expect(document.querySelector('form')).toBeNull();
});

it('reveals the old server seed when the player takes a new one', async () => {
  open();
  await user.click(screen.getByRole('button', { name: '換新種子' }));
  expect(screen.getByRole('status')).toHaveTextContent('舊的伺服器種子已公開');
  expect(screen.getByText('beefbeef…fbeefbeef')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '複製：舊的伺服器種子' }));
  expect(actions.copy).toHaveBeenCalledWith(rotated.Revealed.ServerSeed);
});

it('says that seeds wait for the end of the round', async () => {
  actions.rotateSeed.mockRejectedValue(new Error('open'));
  open();
  await user.click(screen.getByRole('button', { name: '換新種子' }));
  expect(screen.getByRole('status')).toHaveTextContent('這一局結束後才能更改種子。');
  expect(screen.getByRole('button', { name: '換新種子' })).toBeEnabled();
});

it('verifies the last round once there is one', async () => {
  open();
  const verify = screen.getByRole('button', { name: '驗證上一局' });
  expect(verify).toBeDisabled();
  sheet.update(seed, round);
  await user.click(verify);
  expect(actions.verify).toHaveBeenCalledWith('round7');
});

it.each([
  ['id_id', 'Mulai bermain', 'Aturan'],
  ['vi_vn', 'Bắt đầu chơi', 'Luật chơi'],
] as const)('speaks %s', async (language, play, rules) => {
  const dialog = open({}, await loadSheetTexts(new Texts(language, await loadClientTexts(language), {})));
  await user.click(within(dialog).getByRole('tab', { name: rules }));
  await user.click(within(dialog).getByRole('button', { name: play }));
  expect(sheet.isOpen).toBe(false);
});

it('explains lines from both sides, and a wild that grows', () => {
  const dialog = open({}, chineseTexts, { ...maths, bothWays: true, expandingWild: { respins: 3 } });
  expect(dialog).toHaveTextContent('每條線從左邊數、從右邊數都算');
  expect(dialog).toHaveTextContent('最多 3 次');
  expect(dialog).toHaveTextContent('左右兩邊都算');
  expect(dialog).not.toHaveTextContent('每條線從最左邊的轉輪開始');
});

it('explains the arrow and the nudge with their chances, and a wild and a cap without a feature beside them', () => {
  const { freeSpins: _, scatter: __, ...rest } = maths;
  const dialog = open({}, chineseTexts, { ...rest, jackpots: [], nudge: { weights: { none: 60, up: 25, down: 15 } } });
  expect(dialog).toHaveTextContent('往上 25.0 %，往下 15.0 %');
  expect(dialog).toHaveTextContent('第 5 輪就照箭頭推一格，只推一次');
  expect(dialog).toHaveTextContent('替代任何一般符號，本身不單獨付獎。');
  expect(dialog).not.toHaveTextContent('彩金另計');
});

it('explains the jar and its wheel: how it fills and empties, its figures, and the chance of each field', async () => {
  const { files } = testFilesOf('toad');
  const level = { rounds: 80, mean: 12.3636, most: 100 };
  open({ level }, chineseTextsOf('toad'), files.maths);
  await user.click(screen.getByRole('tab', { name: '轉盤' }));
  const rules = screen.getByRole('tabpanel', { name: '轉盤' });
  expect(rules).toHaveTextContent('集滿 80 枚，就從錢甕取出 80 枚，轉一次轉盤。多出來的留在錢甕裡。');
  expect(rules).toHaveTextContent('每種押注各有一個錢甕');
  expect(rules).toHaveTextContent('付獎的 11 格一樣大，機會也一樣');
  expect(rules).toHaveTextContent('機會 100,000 分之一');
  expect(rules).toHaveTextContent('100 次裡有 99 次在 100 局以內');
  expect(rules).toHaveTextContent('15.45 % 來自轉盤');
  const fields = within(rules)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(fields).toEqual([
    '×53 / 11',
    '×63 / 11',
    '×81 / 11',
    '×101 / 11',
    '×151 / 11',
    '×201 / 11',
    '×501 / 11',
    '大福（聯合彩池）另外抽',
  ]);
});

it('explains clusters that tumble, and their thrown multiples', () => {
  const { anywhere: _, ...rest } = THROWN;
  const dialog = open({}, chineseTexts, {
    ...rest,
    clusters: { atLeast: 5 },
    pays: { moon: { 5: 10, 6: 20, 7: 30, 9: 80 } },
  });
  expect(dialog).toHaveTextContent('3 × 2 老虎機・相連 5 個以上');
  expect(screen.getByRole('img', { name: '月亮' }).closest('li')).toHaveTextContent('9+87–83625' + '1');
  expect(dialog).toHaveTextContent('帶著 ×2 到 ×10 的倍數落下');
  expect(dialog).toHaveTextContent('斜的不算相連');
  expect(dialog).not.toHaveTextContent('第 1 線');
});
