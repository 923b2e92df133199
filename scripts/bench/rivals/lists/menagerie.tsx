import { type ReactNode, useMemo, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { type ChatRow, rowsOf } from '../../../../features/screens/chat/channel/rows.ts';
import { type ChannelEvent, emptyChannel, reduceChannel } from '../../../../features/base/client/channelLog.ts';
import type { ChatMessage } from '../../../../protocol/entities/message.ts';
import { VirtualList } from '../../../../ui/components/VirtualList/index.ts';
import { drive, type Line, linesOf, Row } from './drive.tsx';

const ME = '10000001';
const NOBODY: ReadonlyMap<string, string> = new Map();
const START = Date.UTC(2026, 10, 1);

const messageOf = ({ from, text, own }: Line, at: number): ChatMessage => ({
  ID: String(at),
  Seq: at + 1,
  ChannelType: 1,
  From: own ? ME : from,
  Sender: null,
  SenderType: 0,
  Flag: 0,
  Message: text,
  CreateTime: new Date(START + at * 20_000).toISOString(),
  ReplyID: '',
  Reply: null,
  PlayerID: '',
  AutoReply: [],
  ColorID: 3,
  ClubName: '',
});

const lineOf = (row: ChatRow): Line =>
  row.kind === 'message'
    ? { key: row.key, from: row.message.From, text: row.message.Message, own: row.own }
    : { key: row.key, from: '', text: '', own: false };

let take: (event: ChannelEvent) => void = () => undefined;

/** The chat's list with the channel's own reducer and rows. */
function Channel({ messages }: { messages: readonly ChatMessage[] }): ReactNode {
  const [log, dispatch] = useReducer(reduceChannel, {
    ...emptyChannel,
    epoch: '1',
    seq: messages.length,
    total: messages.length,
    messages,
  });
  take = dispatch;
  const rows = useMemo(() => rowsOf(log, ME, NOBODY), [log]);
  return (
    <VirtualList
      anchor="end"
      itemKey={({ key }: ChatRow) => key}
      items={rows}
      jumpLabel={(since) => String(since.length)}
      label="Messages"
    >
      {(row) => <Row line={lineOf(row)} />}
    </VirtualList>
  );
}

/** Resolves after the current frame is painted. */
const painted = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now());
      channel.port2.postMessage(undefined);
    });
  });

export const show = (count: number): void => {
  let at = count;
  drive(
    <Channel messages={linesOf(count).map(messageOf)} />,
    () => document.querySelector('[data-part=virtual-list-scroller]'),
    async () => {
      const message = messageOf({ key: String(at), from: 'Player 1', text: '剛剛到', own: false }, at);
      at += 1;
      const start = performance.now();
      flushSync(() => take({ type: 'pushed', message }));
      return (await painted()) - start;
    },
  );
};
