import type { Engine, EngineEvents } from '../engineTypes.ts';

/** A connection whose events a test triggers. */
export interface FakeStream extends EngineEvents {
  readonly address: string;
}

export interface FakeEngine extends Engine {
  readonly running: () => readonly FakeStream[];
  readonly addresses: readonly string[];
}

export function createFakeEngine(): FakeEngine {
  const running = new Set<FakeStream>();
  const addresses: string[] = [];
  return {
    addressOf: (room) => room.DownStreamUrl,
    load: () =>
      Promise.resolve((_video, address, events) => {
        const stream = { address, ...events };
        addresses.push(address);
        running.add(stream);
        return { stop: () => void running.delete(stream) };
      }),
    running: () => [...running],
    addresses,
  };
}

/** The time of every video of the page. The test moves it, since jsdom plays nothing. */
export interface StubbedVideo {
  readonly move: (seconds: number) => void;
  readonly refusePlay: (isRefused: boolean) => void;
  readonly restore: () => void;
}

export function stubVideo(): StubbedVideo {
  const prototype = HTMLMediaElement.prototype;
  const names = ['currentTime', 'play', 'pause', 'load', 'buffered'] as const;
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const);
  let time = 0;
  let isRefused = false;
  const stub = (name: (typeof names)[number], property: PropertyDescriptor): void => {
    Object.defineProperty(prototype, name, { configurable: true, ...property });
  };
  stub('currentTime', { get: () => time, set: () => undefined });
  stub('buffered', { get: () => ({ length: 0 }) });
  stub('pause', { value: () => undefined });
  stub('load', { value: () => undefined });
  stub('play', {
    value: () =>
      isRefused ? Promise.reject(new DOMException('a press is needed', 'NotAllowedError')) : Promise.resolve(),
  });
  return {
    move: (seconds) => {
      time += seconds;
    },
    refusePlay: (refused) => {
      isRefused = refused;
    },
    restore: () => {
      for (const [name, descriptor] of before) if (descriptor) Object.defineProperty(prototype, name, descriptor);
    },
  };
}
