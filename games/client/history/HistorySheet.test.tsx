import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { GameAnswer } from '#games/api/index.ts';
import { element } from '../hud/element.ts';
import { chineseTexts } from '../testing/chineseTexts.ts';
import { type HistoryActions, HistorySheet } from './HistorySheet.ts';

type Page = GameAnswer<'listRounds'>;

const entry = (RoundID: string, given: Partial<Page['Rounds'][number]> = {}): Page['Rounds'][number] => ({
  RoundID,
  State: 'closed',
  Status: '',
  Stake: 2000,
  CreateTime: '2026-11-27T01:02:03.000Z',
  SeedID: 'seed1',
  Nonce: 1184,
  Win: 0,
  Jackpots: [],
  ...given,
});

const user = userEvent.setup();
const rows = () => within(screen.getByRole('list', { name: '我的回合' })).queryAllByRole('listitem');
let actions: { [Name in keyof HistoryActions]-?: ReturnType<typeof vi.fn<Required<HistoryActions>[Name]>> };
let sheet: HistorySheet;

beforeEach(() => {
  document.body.replaceChildren();
  actions = {
    list: vi.fn(async () => ({ Rounds: [], Next: '' })),
    verify: vi.fn(),
    replay: vi.fn(),
    closed: vi.fn(),
  };
  sheet = new HistorySheet({
    host: document.body,
    texts: chineseTexts,
    board: ({ RoundID }) => element('i', { role: 'img', 'aria-label': `board of ${RoundID}` }),
    actions,
  });
});

it('lists the rounds with their cost and win', async () => {
  actions.list.mockResolvedValue({
    Rounds: [
      entry('big', { Win: 128_000, Jackpots: [{ Name: 'minor', Coins: 384_120 }] }),
      entry('none', { Nonce: 1183 }),
      entry('refused', { State: 'refused', Status: 'NOT_ENOUGH_MONEY' }),
    ],
    Next: '',
  });
  sheet.open();
  expect(screen.getByRole('dialog', { name: '遊戲紀錄' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('紀錄載入中');
  const list = screen.getByRole('list', { name: '我的回合' });
  expect(await within(list).findAllByRole('listitem')).toHaveLength(3);
  const recent = within(screen.getByRole('list', { name: '最近十局的倍數' }));
  expect(recent.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['×64', '–']);
  const [big, none, refused] = within(list).getAllByRole('listitem');
  expect(big).toHaveTextContent('贏得128,000 ×64');
  expect(big).toHaveTextContent('彩金 普獎 384,120');
  expect(none).toHaveTextContent('沒有中獎');
  expect(refused).toHaveTextContent('未成立，押注已退回');
  expect(within(refused ?? list).queryByRole('button')).toBeNull();
  expect(screen.getByText('沒有更早的紀錄')).toBeInTheDocument();
});

it('verifies and replays a round', async () => {
  actions.list.mockResolvedValue({ Rounds: [entry('seven')], Next: '' });
  sheet.open();
  await user.click(await screen.findByRole('button', { name: /^驗證 .* 的回合$/ }));
  await user.click(screen.getByRole('button', { name: /^重看 .* 的回合$/ }));
  expect(actions.verify).toHaveBeenCalledWith('seven');
  expect(actions.replay).toHaveBeenCalledWith('seven');
});

it('reads the next page from its cursor and moves the focus to it', async () => {
  actions.list.mockResolvedValueOnce({ Rounds: [entry('new')], Next: 'cursor2' });
  actions.list.mockResolvedValueOnce({ Rounds: [entry('old')], Next: '' });
  sheet.open();
  await user.click(await screen.findByRole('button', { name: '載入更多' }));
  expect(actions.list).toHaveBeenLastCalledWith('cursor2');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.getAllByRole('button', { name: /^驗證/ })[1]).toHaveFocus();
  expect(screen.queryByRole('button', { name: '載入更多' })).toBeNull();
});

it('says that there are no rounds yet', async () => {
  sheet.open();
  expect(await screen.findByText('還沒有玩過')).toBeInTheDocument();
});

it('offers to try again when the rounds did not load', async () => {
  actions.list.mockRejectedValueOnce(new Error('offline'));
  sheet.open();
  expect(await screen.findByRole('alert')).toHaveTextContent('紀錄沒有載入成功');
  actions.list.mockResolvedValue({ Rounds: [entry('one')], Next: '' });
  await user.click(screen.getByRole('button', { name: '再試一次' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows no page of an earlier opening', async () => {
  let answer = (_: Page): void => undefined;
  const late = new Promise<Page>((resolve) => {
    answer = resolve;
  });
  actions.list.mockReturnValueOnce(late);
  sheet.open();
  sheet.close();
  expect(actions.closed).toHaveBeenCalledOnce();
  actions.list.mockResolvedValue({ Rounds: [entry('fresh')], Next: '' });
  sheet.open();
  await waitFor(() => expect(rows()).toHaveLength(1));
  answer({ Rounds: [entry('stale'), entry('staler')], Next: '' });
  await Promise.resolve();
  expect(rows()).toHaveLength(1);
});

it('shows the board of each round that has a result', async () => {
  actions.list.mockResolvedValue({ Rounds: [entry('one'), entry('two'), entry('no', { State: 'refused' })], Next: '' });
  sheet.open();
  expect(await screen.findByRole('img', { name: 'board of two' })).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(2);
  expect(actions.list).toHaveBeenCalledOnce();
});
