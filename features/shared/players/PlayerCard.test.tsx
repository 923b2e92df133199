import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import { addRelation, deleteRelation } from '#protocol/operations/relation.ts';
import { getUserInfo, reportPlayer, setPrivacy } from '#protocol/operations/user.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { layOut } from '../../testing/layout.ts';
import { type RenderOptions, renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { type CardActionProps, usePlayerActions } from './index.ts';
import { LONG } from '../../testing/long.ts';

beforeEach(layOut);
beforeEach(stubMeasures);

/** The demo account of 0900000002, which leads a club. */
const OTHER = '0900000002';

function Face({ playerID, name }: { playerID: string; name: string }): ReactNode {
  const actions = usePlayerActions();
  if (actions === undefined) return <p>{name}</p>;
  return (
    <button onClick={() => actions.openCard({ PlayerID: playerID, Name: name })} type="button">
      {name}
    </button>
  );
}

async function other() {
  const backend = await startTestBackend();
  await backend.reset();
  return backend.others.member(OTHER);
}

async function opened(options: RenderOptions = {}) {
  const player = await other();
  const backend = await renderWithProviders(<Face name="阿默" playerID={player.playerID} />, options);
  await userEvent.click(await screen.findByRole('button', { name: '阿默' }));
  return { ...backend, player };
}
const card = () => screen.findByRole('dialog', { name: /的玩家資訊$/u });
const shown = async () => {
  const dialog = await card();
  await within(dialog).findByText('註冊時間');
  return dialog;
};
const fromMenu = async (item: string): Promise<void> => {
  await userEvent.click(within(await shown()).getByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('button', { name: item }));
};

describe('the content of the card', () => {
  test('shows name, id, tier, level, balances, introduction, club and times', async () => {
    const { player } = await opened();
    const dialog = await shown();
    const [row] = await asked(player.playerID);
    expect(dialog).toHaveTextContent(`ID ${player.playerID}`);
    expect(dialog).toHaveTextContent('黑曜石 · VIP 8');
    expect(dialog).toHaveTextContent(`LV.${String(row?.Level)}`);
    expect(within(dialog).getByText('金幣')).toBeVisible();
    expect(dialog).toHaveTextContent(row?.Information ?? '');
    expect(dialog).toHaveTextContent(row?.Club.ClubName ?? '');
    const times = [...dialog.querySelectorAll('time')].map((time) => time.textContent);
    expect(times).toHaveLength(2);
    for (const time of times) expect(time).toMatch(/^\d{4}\.\d{2}\.\d{2} \d{2}:\d{2}$/u);
  });

  test('shows no balances and no last sign-in of a player who hides them; says that a player has no club', async () => {
    const backend = await startTestBackend();
    await backend.reset();
    const shy = await backend.others.member('0900000003');
    await (await shy.openSocket('lobby')).call(setPrivacy, { HideBalances: true, HideLastLogin: true });
    await renderWithProviders(<Face name="路人" playerID={shy.playerID} />);
    await userEvent.click(await screen.findByRole('button', { name: '路人' }));
    const dialog = await shown();
    expect(within(dialog).queryByText('金幣')).not.toBeInTheDocument();
    expect(dialog).toHaveTextContent('最後登入未公開');
    expect(dialog).toHaveTextContent('俱樂部尚未加入');
  });

  test('shows the pressed name until the rest has loaded', async () => {
    const player = await other();
    const backend = await startTestBackend();
    backend.change({ hold: ['getUserInfo'] });
    await renderWithProviders(<Face name="阿默" playerID={player.playerID} />);
    await userEvent.click(await screen.findByRole('button', { name: '阿默' }));
    expect(within(await card()).getByRole('heading', { level: 2, name: '阿默' })).toBeVisible();
    expect(screen.queryByText('註冊時間')).not.toBeInTheDocument();
    act(() => backend.change({ hold: [] }));
    expect(await shown()).toHaveTextContent(`ID ${player.playerID}`);
  });

  test('shows a link to the member page and no actions on the player’s own card', async () => {
    const backend = await startTestBackend();
    await backend.reset();
    await renderWithProviders(<Face name={MEMBER.name} playerID={MEMBER.playerID} />);
    await userEvent.click(await screen.findByRole('button', { name: MEMBER.name }));
    const dialog = await shown();
    expect(within(dialog).queryByRole('button', { name: '加好友' })).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: '更多' })).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('link', { name: '會員中心' }));
    expect(screen.getByLabelText('address')).toHaveTextContent('/member/info');
  });

  test('shows that the player does not exist', async () => {
    await renderWithProviders(<Face name="幽靈" playerID="99999999" />);
    await userEvent.click(await screen.findByRole('button', { name: '幽靈' }));
    expect(await within(await card()).findByText('找不到這位玩家')).toBeVisible();
  });

  test('shows the reason of a failure, and loads the player on a retry', async () => {
    const player = await other();
    const backend = await startTestBackend();
    backend.change({ code: { getUserInfo: 300_003 } });
    await renderWithProviders(<Face name="阿默" playerID={player.playerID} />);
    await userEvent.click(await screen.findByRole('button', { name: '阿默' }));
    const alert = await within(await card()).findByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: '重試' }));
    expect(await shown()).toHaveTextContent(`ID ${player.playerID}`);
  });

  test('shows no card to a visitor', async () => {
    await renderWithProviders(<Face name="阿默" playerID="10000002" />, { as: 'nobody' });
    expect(await screen.findByText('阿默')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the card’s actions', () => {
  test('add a friend, and delete the friend again, with an undo', async () => {
    const { sent } = await opened();
    await userEvent.click(within(await shown()).getByRole('button', { name: '加好友' }));
    expect(await within(await card()).findByText('已是好友')).toBeVisible();
    expect(sent(addRelation)).toHaveLength(1);
    await fromMenu('刪除');
    expect(await within(await card()).findByRole('button', { name: '加好友' })).toBeVisible();
    expect(sent(deleteRelation).at(0)).toMatchObject({ Type: 1 });
    // The open dialog hides toasts from queries by role.
    await userEvent.click(await screen.findByRole('button', { name: '復原', hidden: true }));
    expect(await within(await card()).findByText('已是好友')).toBeVisible();
  });

  test('block a player after a question; then only unblocking is offered', async () => {
    const { sent } = await opened();
    await fromMenu('封鎖');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('要封鎖');
    await userEvent.click(within(question).getByRole('button', { name: '取消' }));
    expect(sent(addRelation)).toEqual([]);
    await fromMenu('封鎖');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '封鎖' }));
    await userEvent.click(await within(await shown()).findByRole('button', { name: '解除封鎖' }));
    expect(await within(await shown()).findByRole('button', { name: '加好友' })).toBeVisible();
    expect(sent(addRelation).at(0)).toMatchObject({ Type: 2 });
    expect(sent(deleteRelation).at(0)).toMatchObject({ Type: 2 });
  });

  test('report a player with a reason, and send nothing without a reason', LONG, async () => {
    const { sent, player } = await opened();
    await userEvent.click(within(await shown()).getByRole('button', { name: '檢舉' }));
    const dialog = await screen.findByRole('dialog', { name: /^檢舉/u });
    await userEvent.click(within(dialog).getByRole('button', { name: '送出檢舉' }));
    expect(await within(dialog).findByText('請選擇檢舉原因')).toBeVisible();
    expect(sent(reportPlayer)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('radio', { name: '買賣帳號或遊戲幣' }));
    await userEvent.type(within(dialog).getByRole('textbox'), '在公頻賣幣');
    await userEvent.click(within(dialog).getByRole('button', { name: '送出檢舉' }));
    await waitFor(() =>
      expect(sent(reportPlayer).at(0)).toMatchObject({ PlayerID: player.playerID, Reason: 5, Text: '在公頻賣幣' }),
    );
    expect(await screen.findAllByText('已收到檢舉，謝謝您的協助')).not.toHaveLength(0);
  });

  test('show on a second report of the same player that the first is being processed', async () => {
    const { change } = await opened();
    change({ code: { reportPlayer: 300_014 } });
    await fromMenu('檢舉玩家');
    const dialog = await screen.findByRole('dialog', { name: /^檢舉/u });
    await userEvent.click(within(dialog).getByRole('radio', { name: '其他' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '送出檢舉' }));
    expect(await screen.findAllByText('您已檢舉過，我們正在處理')).not.toHaveLength(0);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  test('show a refusal, and change nothing', LONG, async () => {
    const { change } = await opened();
    change({ code: { addRelation: 300_014 } });
    await userEvent.click(within(await shown()).getByRole('button', { name: '加好友' }));
    expect(await screen.findAllByText('名單已滿：好友最多 500 人，封鎖最多 100 人')).not.toHaveLength(0);
    expect(within(await card()).getByRole('button', { name: '加好友' })).toBeVisible();
  });

  test('explain to a guest why there is no button', async () => {
    await opened({ as: 'guest' });
    expect(await shown()).toHaveTextContent('綁定手機成為會員，就能加好友。');
    expect(screen.queryByRole('button', { name: '加好友' })).not.toBeInTheDocument();
  });

  test('show another feature’s action beside 加好友, but not on the card of a blocked player', LONG, async () => {
    const pressed = vi.fn<(playerID: string) => void>();
    const Wave = ({ player, onClose }: CardActionProps): ReactNode => (
      <button
        onClick={() => {
          pressed(player.PlayerID);
          onClose();
        }}
        type="button"
      >
        揮手
      </button>
    );
    const { player } = await opened({
      cardActions: [
        { id: 'wave', on: 'others', Action: Wave },
        { id: 'own', on: 'own', Action: () => <p>只在自己的名片</p> },
      ],
    });
    const dialog = await shown();
    await userEvent.click(await within(dialog).findByRole('button', { name: '揮手' }));
    expect(pressed).toHaveBeenCalledWith(player.playerID);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('只在自己的名片')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '阿默' }));
    await fromMenu('封鎖');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '封鎖' }));
    expect(await within(await shown()).findByRole('button', { name: '解除封鎖' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '揮手' })).not.toBeInTheDocument();
  });

  test('close by the button and return the focus', async () => {
    await opened();
    await userEvent.click(within(await shown()).getByRole('button', { name: '關閉' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: '阿默' })).toHaveFocus());
  });
});

/** Reads a player as another player sees them. */
async function asked(PlayerID: string) {
  const { others } = await startTestBackend();
  const socket = await (await others.member('0900000005')).openSocket('lobby');
  return [await socket.call(getUserInfo, { PlayerID })];
}
