import { fireEvent, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, it } from 'vitest';
import { PLAYER, type ProviderWorld } from '#games/provider/testing/providerWorld.ts';
import { openTestGame, type TestGame } from './testing/openTestGame.ts';
import { plannedWorld, WANTED, type Wanted } from './testing/plannedWorld.ts';
import { stillScene } from './testing/stillScene.ts';

let opened: TestGame | undefined;
afterEach(() => {
  opened?.close();
  opened = undefined;
});

async function open(wanted: Wanted, options: Parameters<typeof openTestGame>[1] = {}, gold?: number) {
  const world = await plannedWorld(WANTED[wanted], 20);
  if (gold !== undefined) world.ledger.give(PLAYER, gold - world.ledger.goldOf(PLAYER));
  return openIn(world, options);
}

async function openIn(world: ProviderWorld, options: Parameters<typeof openTestGame>[1] = {}) {
  const game = await openTestGame(world, options);
  opened = game;
  const screen = within(game.body);
  const spin = () => screen.getByRole('button', { name: /旋轉|轉動中|點一下跳過/ });
  const isReady = () => waitFor(() => expect(spin()).not.toHaveAttribute('aria-disabled'));
  const value = (term: string) => screen.getByText(term).closest('div')?.querySelector('dd')?.textContent;
  const ended = () => game.messages.filter(({ Type }) => Type === 'roundEnded');
  await isReady();
  return { world, game, screen, spin, isReady, value, ended };
}

describe('the controls', () => {
  it('show balance, stake, lines and what the jackpots hold', async () => {
    const { value } = await open('nothing');
    expect(value('餘額')).toBe('1,000,000');
    expect(value('押注')).toBe('20');
    expect(value('連線')).toBe('20');
    expect(value('大獎')).toBe('4,000,000');
    expect(value('普獎')).toBe('125,000');
  });

  it('show the page’s figure of the largest jackpot as it comes, and keep the other readings', async () => {
    const { game, value } = await open('nothing');
    for (const Amount of [4_000_120, 4_000_127, 4_000_000]) {
      game.game.receive({ Type: 'jackpot', Amount });
      expect(value('大獎')).toBe(Amount.toLocaleString('en'));
    }
    expect(value('普獎')).toBe('125,000');
  });

  it('change the stake by buttons and by arrows, within the list', async () => {
    const { game, screen, value } = await open('nothing');
    expect(screen.getByRole('button', { name: '減少押注' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(screen.getByRole('button', { name: '增加押注' }));
    expect(value('押注')).toBe('50');
    fireEvent.keyDown(game.body, { key: 'ArrowUp' });
    expect(value('押注')).toBe('100');
    fireEvent.keyDown(game.body, { key: 'ArrowDown' });
    expect(value('押注')).toBe('50');
  });

  it('have no automatic or quick play, and a held key counts once', async () => {
    const { game, screen, ended } = await open('nothing');
    expect(screen.queryByRole('button', { name: /快速|自動|Turbo|Auto/i })).not.toBeInTheDocument();
    fireEvent.keyDown(game.body, { key: ' ', repeat: true });
    expect(game.messages).toEqual([]);
    fireEvent.keyDown(game.body, { key: ' ' });
    await waitFor(() => expect(ended()).toHaveLength(1));
  });

  it('let no held key repeat the click of a focused button, and let a field take spaces', async () => {
    const { game, spin } = await open('nothing');
    const field = document.createElement('input');
    game.body.append(field);
    const isClicked = (target: HTMLElement, key: string, repeat: boolean) => fireEvent.keyDown(target, { key, repeat });
    expect(isClicked(spin(), 'Enter', false)).toBe(true);
    expect(isClicked(spin(), 'Enter', true)).toBe(false);
    expect(isClicked(field, ' ', true)).toBe(true);
  });

  it('leave and open the chat by messages to the page', async () => {
    const { game, screen } = await open('nothing');
    for (const name of ['離開', '聊天']) fireEvent.click(screen.getByRole('button', { name }));
    fireEvent.keyDown(game.body, { key: 'Escape' });
    expect(game.messages.map(({ Type }) => Type)).toEqual(['exit', 'chat', 'exit']);
  });

  it.each([
    ['紀錄', '遊戲紀錄'],
    ['遊戲說明', '夜梟秘寶'],
  ])('open a sheet by %s', async (button, name) => {
    const { screen } = await open('nothing');
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
  });

  it('open the seeds at once if the page asks for it', async () => {
    const { screen } = await open('nothing', { start: { Opens: 'seeds' } });
    expect(await screen.findByRole('dialog', { name: '夜梟秘寶' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: '換新種子' })).toHaveFocus());
  });

  it('leave the chat out where the page shows it', async () => {
    const { screen } = await open('nothing', { start: { HasChat: true } });
    expect(screen.queryByRole('button', { name: '聊天' })).not.toBeInTheDocument();
  });
});

describe('a round', () => {
  it('that wins is counted, named and read out, and moves the net position', async () => {
    const { world, game, screen, spin, value, ended } = await open('small');
    fireEvent.click(spin());
    await waitFor(() => expect(ended()).toHaveLength(1));
    const [end] = ended();
    const win = end?.Type === 'roundEnded' ? end.Win : 0;
    expect(win).toBeGreaterThan(20);
    const coins = (1_000_000 - 20 + win).toLocaleString('en');
    expect(value('餘額')).toBe(coins);
    expect(screen.getByText(`+${win - 20}`)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(`贏得 ${win.toLocaleString('en')}`);
    expect(world.ledger.goldOf(PLAYER)).toBe(1_000_000 - 20 + win);
    expect(game.messages.map(({ Type }) => Type)).toEqual(['roundStarted', 'roundStarted', 'balance', 'roundEnded']);
    await waitFor(() => expect(world.ledger.closed.size).toBe(1));
  });

  it('without a win is read out as such, celebrates nothing and shows a tip', async () => {
    const { screen, spin, ended } = await open('nothing');
    fireEvent.click(spin());
    await waitFor(() => expect(ended()).toHaveLength(1));
    expect(screen.getByText('任意位置出現 3 個免費符號，就有 10 次免費遊戲。')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('沒有中獎');
  });

  it('can follow the last one only after the pause', async () => {
    const { spin, ended, isReady } = await open('nothing');
    fireEvent.click(spin());
    await waitFor(() => expect(ended()).toHaveLength(1));
    await isReady();
    fireEvent.click(spin());
    await waitFor(() => expect(ended()).toHaveLength(2));
  });

  it('with a lost answer goes on once the answer came, with one stake', async () => {
    let lost = 2;
    const isLost = (call: string) => call === 'spin' && lost-- > 0;
    const { world, screen, spin, ended } = await open('nothing', { wire: { isLost, delay: 0, timesOut: true } });
    fireEvent.click(spin());
    expect(await screen.findByText(/正在重新連線/)).toBeVisible();
    await waitFor(() => expect(ended()).toHaveLength(1));
    expect(world.ledger.played.size).toBe(1);
    expect(screen.queryByText(/正在重新連線/)).not.toBeInTheDocument();
  });
});

describe('free spins', () => {
  it('play to their end, with the ladder, what is left and the sum', async () => {
    const { game, screen, spin, ended, value } = await open('free');
    fireEvent.click(spin());
    await waitFor(() => expect(screen.getByText('免費遊戲中押注固定')).toBeVisible());
    await waitFor(() => expect(ended()).toHaveLength(1));
    expect(screen.getByText('第 10 / 10 次')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(10);
    const [end] = ended();
    expect(value('餘額')).toBe(end?.Type === 'roundEnded' ? end.Balance.toLocaleString('en') : '');
    expect(game.messages.filter(({ Type }) => Type === 'roundStarted')).toHaveLength(2);
  });

  it('return after a reload to the same round, without a stake', async () => {
    const world = await plannedWorld(WANTED.free, 20);
    const round = await world.spin(await world.open('owl'), 20);
    const { ended, value } = await openIn(world);
    await waitFor(() => expect(ended()).toHaveLength(1));
    expect(ended()).toMatchObject([{ RoundID: round.RoundID, Win: round.Result?.Win }]);
    expect(value('餘額')).toBe(world.ledger.goldOf(PLAYER).toLocaleString('en'));
    expect(world.ledger.played.size).toBe(1);
  });
});

describe('a refusal', () => {
  it('for too few coins asks the page for its shop, and takes nothing', async () => {
    const { world, game, screen, spin, value } = await open('nothing', {}, 15);
    fireEvent.click(spin());
    expect(await screen.findByRole('alert')).toHaveTextContent('餘額不足');
    expect(game.messages).toEqual([{ Type: 'needFunds', Stake: 20, Balance: 15 }]);
    expect(world.ledger.played.size).toBe(0);
    game.game.receive({ Type: 'balance', Balance: 500 });
    expect(value('餘額')).toBe('500');
  });

  it('by a limit says so, to the page too, and gives the stake back on the display', async () => {
    const { world, game, screen, spin, value } = await open('nothing');
    world.ledger.mischief = (call) => (call === 'play' ? 'refused' : 'none');
    fireEvent.click(spin());
    expect(await screen.findByText(/已達到您今天設定的上限/)).toBeVisible();
    expect(game.messages.at(-1)).toMatchObject({ Type: 'error', Code: 'LIMIT_REACHED' });
    expect(value('餘額')).toBe('1,000,000');
  });

  it('of an older window ends the game', async () => {
    const { world, game, screen, spin } = await open('nothing');
    await world.open('owl');
    fireEvent.click(spin());
    expect(await screen.findByText(/已在另一個視窗開啟/)).toBeVisible();
    expect(game.messages.at(-1)).toMatchObject({ Type: 'error', Code: 'INVALID_SESSION' });
  });
});

it('a demo names its coins, and leaves the mark to the page around it', async () => {
  const { screen } = await open('any', { launch: 'demo' });
  expect(screen.queryByText(/不是金幣/)).not.toBeInTheDocument();
  expect(screen.getByText('試玩幣')).toBeVisible();
});

it('says that the device took the picture away, and tells the page', async () => {
  let lose = (): void => {};
  const { game, screen } = await open('any', {
    make: async (_hud, _parts, listener) => {
      lose = () => listener.pictureLost();
      return stillScene();
    },
  });
  lose();
  expect(screen.getByRole('alert')).toHaveTextContent('裝置收回了遊戲畫面');
  expect(game.messages).toContainEqual(expect.objectContaining({ Type: 'error', Code: 'PICTURE_LOST' }));
});
