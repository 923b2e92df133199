import { expect, test, vi } from 'vitest';
import type { PageMessage } from '#protocol/gameFrame/index.ts';
import { frameAddress } from './frameAddress.ts';
import { postToGame, readGameMessage } from './gameChannel.ts';

const PAGE = 'https://play.test';
const GAMES = 'https://games.test';

function channelOf(address: string) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const source = frame.contentWindow;
  if (source === null) throw new Error('the frame has no window');
  const posted = vi.spyOn(source, 'postMessage').mockReturnValue(undefined);
  const made = frameAddress(address, PAGE);
  const channel = {
    read: (event: Parameters<typeof readGameMessage>[2]) => readGameMessage(made, source, event),
    post: (message: PageMessage, ports?: readonly MessagePort[]) => postToGame(made, source, message, ports),
  };
  return { source, posted, channel };
}

test('keeps the origin of a frame from another origin, and drops the page’s own origin', () => {
  expect(frameAddress(`${GAMES}/launch?token=1`, PAGE)).toEqual({
    src: `${GAMES}/launch?token=1`,
    sandbox: 'allow-scripts allow-same-origin',
    sender: GAMES,
    target: GAMES,
  });
  expect(frameAddress(`${PAGE}/games/owl.html`, PAGE)).toEqual({
    src: `${PAGE}/games/owl.html`,
    sandbox: 'allow-scripts',
    sender: 'null',
    target: '*',
  });
});

test('reads only the messages of its own frame and origin', () => {
  const { source, channel } = channelOf(`${GAMES}/launch`);
  const data = { Type: 'exit' };
  expect(channel.read({ source, origin: GAMES, data })).toEqual(data);
  expect(channel.read({ source, origin: PAGE, data })).toBeUndefined();
  expect(channel.read({ source: window, origin: GAMES, data })).toBeUndefined();
  expect(channel.read({ source: null, origin: GAMES, data })).toBeUndefined();
});

test.each([
  ['an unknown type', { Type: 'steal' }],
  ['a fraction', { Type: 'balance', Balance: 1.5 }],
  ['a negative amount', { Type: 'balance', Balance: -1 }],
  ['no object', 'exit'],
  ['nothing', undefined],
])('ignores %s', (_name, data) => {
  const { source, channel } = channelOf(`${PAGE}/games/owl.html`);
  expect(channel.read({ source, origin: 'null', data })).toBeUndefined();
});

test('posts to the origin of the game, with the ports', () => {
  const { posted, channel } = channelOf(`${GAMES}/launch`);
  const message: PageMessage = { Type: 'sound', IsMuted: true };
  channel.post(message);
  expect(posted).toHaveBeenLastCalledWith(message, GAMES, []);
  const { port1 } = new MessageChannel();
  channel.post(message, [port1]);
  expect(posted).toHaveBeenLastCalledWith(message, GAMES, [port1]);
  port1.close();
});

test('posts nothing to a removed frame', () => {
  const made = frameAddress(`${GAMES}/launch`, PAGE);
  expect(() => postToGame(made, null, { Type: 'covered', IsCovered: true })).not.toThrow();
  expect(readGameMessage(made, null, { source: null, origin: GAMES, data: { Type: 'exit' } })).toBeUndefined();
});
