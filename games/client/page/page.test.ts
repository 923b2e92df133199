import { describe, expect, it } from 'vitest';
import type { GameMessage, PageMessage } from '#protocol/gameFrame/index.ts';
import { readLaunch } from './launch.ts';
import { connectPage, type FrameEvent } from './pageLink.ts';

describe('the address of the frame', () => {
  const read = (search: string, referrer = 'https://play.test/zh_tw/game', ancestors: string[] = []) =>
    readLaunch({ search, referrer, ancestors });

  it('names game, launch token and page', () => {
    expect(read('?token=once&game_code=owl')).toEqual({
      gameCode: 'owl',
      launch: { LaunchToken: 'once', GameCode: 'owl' },
      lang: 'zh_tw',
      pageOrigin: 'https://play.test',
    });
  });

  it('names a demo by its brand and visitor', () => {
    expect(read('?game_code=owl&brand=win&visitor=v1')?.launch).toEqual({
      Demo: { Brand: 'win', Visitor: 'v1' },
      GameCode: 'owl',
    });
  });

  it('of a replay opens no session', () => {
    expect(read('?replay=1&game_code=owl&token=a')).toMatchObject({ gameCode: 'owl', launch: undefined });
  });

  it('prefers the ancestors that the browser lists', () => {
    expect(read('?token=a&game_code=owl', 'https://games.test/', ['https://play.test'])?.pageOrigin).toBe(
      'https://play.test',
    );
    expect(read('?token=a&game_code=owl', '')?.pageOrigin).toBeUndefined();
  });

  it.each(['', '?token=a', '?game_code=../x&token=a', '?game_code=owl'])('of "%s" opens nothing', (search) => {
    expect(read(search)).toBeUndefined();
  });
});

describe('the page', () => {
  class TestFrame {
    readonly posted: [GameMessage, string][] = [];
    readonly parent = {
      postMessage: (message: GameMessage, target: string) => void this.posted.push([message, target]),
    };
    listener: ((event: FrameEvent) => void) | undefined;
    addEventListener(_type: 'message', listener: (event: FrameEvent) => void): void {
      this.listener = listener;
    }
  }
  const start = { Type: 'start', Lang: 'vi_vn', IsMuted: false, ReducedMotion: false, HasChat: true };

  function connect() {
    const frame = new TestFrame();
    const received: PageMessage[] = [];
    const link = connectPage(frame, 'https://play.test', (message) => received.push(message));
    const send = (data: unknown, source: unknown = frame.parent, origin = 'https://play.test') =>
      frame.listener?.({ data, source, origin, ports: [] });
    return { frame, received, link, send };
  }

  it('is heard by its window and origin alone', () => {
    const { received, send } = connect();
    send(start);
    send(start, {});
    send(start, undefined, 'https://evil.test');
    send({ Type: 'pay' });
    send('start');
    expect(received).toEqual([start]);
  });

  it('gets messages at its origin', () => {
    const { frame, link } = connect();
    link.post({ Type: 'exit' });
    expect(frame.posted).toEqual([[{ Type: 'exit' }, 'https://play.test']]);
  });
});
