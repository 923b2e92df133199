import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { addRelation } from '#protocol/operations/relation.ts';
import { getHistory, sendPrivateMessage, sendPublicMessage } from '#protocol/operations/chat.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { expectWindow } from '../../testing/expectWindow.ts';
import { layOut } from '../../testing/layout.ts';
import { enterLiff } from '../../shared/sign-in/index.ts';
import { LONG } from '../../testing/long.ts';
import { type RenderOptions, renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { ShareProvider, useShare } from './index.ts';

// Loads the lazy parts first.
beforeAll(() => import('./list/SendList.tsx'));
beforeEach(layOut);
beforeEach(stubMeasures);

const FRIENDS = ['10000002', '10000003'];

function Opener(): ReactNode {
  const share = useShare();
  if (share === undefined) return <p>members only</p>;
  return (
    <button onClick={() => share({ gameCode: 'cat' })} type="button">
      share
    </button>
  );
}

/** Opens the send list in a world where the player has two friends. */
async function opened({ size = 'empty', ...options }: RenderOptions & { size?: 'demo' | 'empty' } = {}) {
  const backend = await startTestBackend();
  await backend.reset(size);
  const own = await (await backend.others.member(MEMBER.phone)).openSocket('lobby');
  for (const PlayerID of FRIENDS) await own.call(addRelation, { PlayerID, Type: 1 }).catch(() => undefined);
  const page = await renderWithProviders(
    <ShareProvider>
      <Opener />
    </ShareProvider>,
    options,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'share' }));
  const dialog = await screen.findByRole('dialog', { name: '發送名單' });
  await within(dialog).findAllByRole('checkbox', { name: /ID|\d{8}/u });
  return { ...page, dialog };
}

// The empty world has no games, so a game is named by its code.
const MESSAGE = `share_cat_cat__${MEMBER.playerID}`;

describe('the send list', () => {
  test('sends the game to all picked players and to the public channel', async () => {
    const { dialog, sent, others } = await opened();
    // Each title is above its column.
    for (const title of ['暱稱', '玩家 ID', '等級']) expect(within(dialog).getByText(title)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: '送出' })).toHaveAccessibleDescription('請先選擇好友或公頻');
    for (const id of FRIENDS)
      await userEvent.click(within(dialog).getByRole('checkbox', { name: new RegExp(id, 'u') }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '同時送出公頻' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '送出' }));
    expect(await screen.findByText('已分享到 3 個對話')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(sendPrivateMessage).map(({ PlayerID }) => PlayerID)).toEqual(FRIENDS);
    expect(sent(sendPublicMessage)).toMatchObject([{ Message: MESSAGE }]);
    const friend = await (await others.member('0900000002')).openSocket('chat');
    const { List } = await friend.call(getHistory, { ChannelType: 2, PlayerID: MEMBER.playerID, Page: 1, PerPage: 20 });
    expect(List).toMatchObject([{ Message: MESSAGE }]);
  });

  test('names the game in the message (specification 2 §2)', LONG, async () => {
    const { dialog, sent } = await opened({ size: 'demo' });
    expect(await within(dialog).findByText('招財萬福')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '同時送出公頻' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '送出' }));
    await waitFor(() =>
      expect(sent(sendPublicMessage)).toMatchObject([{ Message: `share_招財萬福_cat__${MEMBER.playerID}` }]),
    );
  });

  test('lists failed receivers with reasons, and sends to them again', LONG, async () => {
    const { dialog, sent, others, advance } = await opened();
    const friend = await others.member('0900000002');
    await (await friend.openSocket('lobby')).call(addRelation, { PlayerID: MEMBER.playerID, Type: 2 });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '全選' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '送出' }));
    expect(await within(dialog).findByText(/^還有 \d+ 個對象沒有收到$/u)).toBeVisible();
    const [blocked, ...late] = within(dialog).getAllByRole('listitem');
    expect(blocked).toHaveTextContent('目前無法聯繫此玩家');
    // The service takes ten messages a minute, so more messages are not sent.
    expect(late.length).toBeGreaterThan(1);
    for (const row of late) expect(row).toHaveTextContent('每分鐘最多 10 則');
    const tries = sent(sendPrivateMessage).length;
    expect(tries).toBe(12);
    await advance(61);
    await userEvent.click(within(dialog).getByRole('button', { name: `再送給這 ${String(late.length + 1)} 個對象` }));
    expect(await within(dialog).findByText('還有 1 個對象沒有收到')).toBeVisible();
    expect(sent(sendPrivateMessage)).toHaveLength(tries + late.length + 1);
  });

  test('opens again with the failed receivers if closed during sending', LONG, async () => {
    const { dialog, others, change } = await opened();
    const friend = await others.member('0900000002');
    await (await friend.openSocket('lobby')).call(addRelation, { PlayerID: MEMBER.playerID, Type: 2 });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: new RegExp(FRIENDS[0] ?? '', 'u') }));
    change({ hold: ['sendPrivateMessage'] });
    await userEvent.click(within(dialog).getByRole('button', { name: '送出' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    change({ hold: [] });
    const again = within(await screen.findByRole('dialog', { name: '發送名單' }));
    expect(again.getByRole('listitem')).toHaveTextContent('目前無法聯繫此玩家');
  });

  test('offers LINE’s own picker above the list inside LINE, with a link into LINE', LONG, async () => {
    const picked: unknown[] = [];
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux) Line/15.1.0 LIFF');
    onTestFinished(async () => {
      agent.mockRestore();
      // Ends the simulation of LINE for the next test.
      await enterLiff({ Brand: { LiffID: '' }, DevTools: false });
    });
    await enterLiff({ Brand: { LiffID: '1234-abcd' }, DevTools: false }, () =>
      Promise.resolve({
        isInClient: () => true,
        idToken: () => Promise.resolve(undefined),
        login: () => undefined,
        canPick: () => true,
        canSend: async () => false,
        send: async () => undefined,
        pick: (messages) => {
          picked.push(messages);
          return { result: () => 'sent' };
        },
        close: () => undefined,
      }),
    );
    const { dialog, sent } = await opened({ brand: { LiffID: '1234-abcd' }, size: 'demo' });
    await userEvent.click(await within(dialog).findByRole('button', { name: '分享給 LINE 好友' }));
    expect(await within(dialog).findByText('已分享給 LINE 好友。')).toBeVisible();
    expect(picked).toEqual([
      [{ type: 'text', text: '一起來貓頭鷹玩「招財萬福」\nhttps://liff.line.me/1234-abcd/zh_tw/share?game=cat' }],
    ]);
    // The list of friends is still shown, and no friend has received anything.
    expect(within(dialog).getByRole('checkbox', { name: '全選' })).toBeVisible();
    expect(sent(sendPrivateMessage)).toEqual([]);
  });

  test('opens and closes by keyboard, and returns the focus', async () => {
    await (await startTestBackend()).reset('empty');
    await renderWithProviders(
      <ShareProvider>
        <Opener />
      </ShareProvider>,
    );
    await expectWindow(await screen.findByRole('button', { name: 'share' }), { name: '發送名單' });
  });

  test('is for members', async () => {
    await (await startTestBackend()).reset('empty');
    await renderWithProviders(
      <ShareProvider>
        <Opener />
      </ShareProvider>,
      { as: 'guest' },
    );
    expect(await screen.findByText('members only')).toBeVisible();
  });
});
