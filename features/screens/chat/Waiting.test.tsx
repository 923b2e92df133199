import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getHistory, sendPublicMessage } from '#protocol/operations/chat.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { ownPersonal, writePersonal } from '../../base/settings/index.ts';
import { LONG } from '../../testing/long.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { layOut } from '../../testing/layout.ts';
import { MEMBER } from '../../testing/testBackend.ts';
import { isFresh, keepWaiting, readOutbox, type Waiting } from './channel/outbox.ts';
import KeepUnread from './KeepUnread.tsx';
import { open, opened, rows, sendMessage } from './testing/openChat.tsx';

const PUBLIC = { ChannelType: 1 } as const;

beforeEach(layOut);
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

/** Opens the public channel without a connection, and writes messages. */
async function writeOffline(...words: readonly string[]) {
  const backend = await opened();
  backend.change({ noSockets: true });
  act(() => backend.disconnect());
  await screen.findByText('連線中斷，正在重新連線');
  for (const said of words) {
    await sendMessage(said);
    // Two presses within 200 ms count as one.
    vi.setSystemTime(Date.now() + 1000);
  }
  return backend;
}

const shown = (words: string) => rows().filter((row) => row?.includes(words));

describe('a message that waits for a connection', () => {
  test('is shown as waiting, survives a reload, and is sent once and in order', async () => {
    const { change, closePages, other, sent } = await writeOffline('第一句', '第二句');
    expect(screen.getAllByRole('img', { name: '連線後送出' })).toHaveLength(2);
    const waiting = readOutbox(MEMBER.playerID);
    await closePages();
    change({ noSockets: false });
    await open();
    expect(await screen.findByText('第一句')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('img', { name: '已送出' })).toHaveLength(1));
    expect(sent(sendPublicMessage).map(({ Message, R }) => [Message, R])).toEqual(
      waiting.map(({ Message, R }) => [Message, R]),
    );
    expect([shown('第一句'), shown('第二句')].map(({ length }) => length)).toEqual([1, 1]);
    const { List } = await other.call(getHistory, { ...PUBLIC, Page: 1, PerPage: 20 });
    expect(List.slice(0, 2).map(({ Message }) => Message)).toEqual(['第二句', '第一句']);
    expect(readOutbox(MEMBER.playerID)).toEqual([]);
  });

  test('is sent while the chat is closed', LONG, async () => {
    const { change, closePages, sent } = await writeOffline('關著也送');
    await closePages();
    change({ noSockets: false });
    await renderWithProviders(<KeepUnread />);
    await waitFor(() => expect(sent(sendPublicMessage)).toHaveLength(1));
    await waitFor(() => expect(readOutbox(MEMBER.playerID)).toEqual([]));
  });

  test('is stored and shown once if two tabs have it', LONG, async () => {
    const { change, closePages, other } = await writeOffline('兩個分頁');
    const [waiting] = readOutbox(MEMBER.playerID);
    await closePages();
    change({ noSockets: false });
    await open();
    await waitFor(() => expect(screen.getByRole('img', { name: '已送出' })).toBeVisible());
    await closePages();
    // The other tab was duplicated while the message waited.
    keepWaiting(MEMBER.playerID, PUBLIC, waiting === undefined ? [] : [waiting]);
    await open();
    await waitFor(() => expect(readOutbox(MEMBER.playerID)).toEqual([]));
    await waitFor(() => expect(shown('兩個分頁')).toHaveLength(1));
    const { List } = await other.call(getHistory, { ...PUBLIC, Page: 1, PerPage: 20 });
    expect(List.filter(({ Message }) => Message === '兩個分頁')).toHaveLength(1);
  });

  test('waits for a press if it is older than a day', LONG, async () => {
    const { change, closePages, sent } = await writeOffline('昨天的話');
    const [waiting] = readOutbox(MEMBER.playerID);
    await closePages();
    const CreateTime = new Date(Date.now() - DAY_MS - 1000).toISOString();
    keepWaiting(MEMBER.playerID, PUBLIC, waiting === undefined ? [] : [{ ...waiting, CreateTime }]);
    change({ noSockets: false });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: '重送' }));
    expect(await screen.findByRole('img', { name: '已送出' })).toBeVisible();
    expect(sent(sendPublicMessage)).toHaveLength(1);
  });

  test('is removed with the session', LONG, async () => {
    await writeOffline('不留下');
    expect(readOutbox(MEMBER.playerID)).toHaveLength(1);
    act(() => ownPersonal(undefined));
    expect(readOutbox(MEMBER.playerID)).toEqual([]);
    expect(JSON.stringify(sessionStorage)).not.toContain('不留下');
  });
});

describe('the outbox', () => {
  const waiting = (at: number): Waiting => ({
    PlayerID: MEMBER.playerID,
    Conversation: PUBLIC,
    R: crypto.randomUUID(),
    Message: `${at}`,
    ReplyID: '',
    CreateTime: new Date(Date.UTC(2026, 0, 1, 0, 0, at)).toISOString(),
    Lang: 'zh_tw',
  });

  test('keeps the fifty oldest messages, by player and conversation', () => {
    keepWaiting(
      MEMBER.playerID,
      PUBLIC,
      Array.from({ length: 60 }, (_, at) => waiting(at)),
    );
    expect(readOutbox(MEMBER.playerID).map(({ Message }) => Message)).toEqual(
      Array.from({ length: 50 }, (_, at) => String(at)),
    );
    expect(readOutbox('10000002')).toEqual([]);
    const partner = { ChannelType: 2, PlayerID: '10000002' } as const;
    keepWaiting(MEMBER.playerID, PUBLIC, []);
    keepWaiting(MEMBER.playerID, partner, [{ ...waiting(1), Conversation: partner }]);
    keepWaiting(MEMBER.playerID, PUBLIC, [waiting(2)]);
    expect(readOutbox(MEMBER.playerID).map(({ Message }) => Message)).toEqual(['1', '2']);
  });

  test('reads every message that it keeps, of any length, and drops unreadable messages', () => {
    const long = { ...waiting(1), Message: '長'.repeat(5000), ReplyID: '7'.repeat(70) };
    keepWaiting(MEMBER.playerID, PUBLIC, [long, waiting(2)]);
    expect(readOutbox(MEMBER.playerID).map(({ Message, ReplyID }) => [Message, ReplyID])).toEqual([
      [long.Message, long.ReplyID],
      ['2', ''],
    ]);
    writePersonal('chat.outbox', [{ ...waiting(3), CreateTime: 'long ago' }, waiting(4)]);
    expect(readOutbox(MEMBER.playerID).map(({ Message }) => Message)).toEqual(['4']);
  });

  test('sends again as long as the service stores the request id', () => {
    const { CreateTime } = waiting(0);
    const at = Date.parse(CreateTime);
    expect([isFresh({ CreateTime }, at), isFresh({ CreateTime }, at + DAY_MS)]).toEqual([true, false]);
  });
});
