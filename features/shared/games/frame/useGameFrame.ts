import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { GameMessage, PageMessage } from '#protocol/gameFrame/index.ts';
import { type FrameAddress, frameAddress } from './frameAddress.ts';
import { MessageThrottle } from './messageThrottle.ts';
import { postToGame, readGameMessage } from './gameChannel.ts';

/** The time after which the page says that loading takes long. */
export const SLOW_MS = 10_000;
/** The time after which the page stops waiting for the game. */
export const SILENT_MS = 20_000;

export type FramePhase = 'loading' | 'slow' | 'silent' | 'ready';

export interface GameFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly made: FrameAddress;
  readonly phase: FramePhase;
  readonly post: (message: PageMessage, ports?: readonly MessagePort[]) => void;
}

/**
 * Exchanges messages with the frame of a launch address.
 *
 * @param address the launch address; mount a new component for another
 * @param onMessage called with the messages of the game, up to a rate
 */
export function useGameFrame(address: string, onMessage: (message: GameMessage) => void): GameFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [throttle] = useState(() => new MessageThrottle());
  const [phase, setPhase] = useState<FramePhase>('loading');
  const made = useMemo(() => frameAddress(address, window.location.origin), [address]);
  const post = useCallback(
    (message: PageMessage, ports?: readonly MessagePort[]): void =>
      postToGame(made, frame.current?.contentWindow ?? null, message, ports),
    [made],
  );
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    const source = frame.current?.contentWindow ?? null;
    if (event.source !== source || !throttle.take(performance.now())) return;
    const message = readGameMessage(made, source, event);
    if (message === undefined) return;
    if (message.Type === 'ready') setPhase('ready');
    onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>): void => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  const isWaiting = phase === 'loading' || phase === 'slow';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const slow = setTimeout(() => setPhase('slow'), SLOW_MS);
    const silent = setTimeout(() => setPhase('silent'), SILENT_MS);
    return () => {
      clearTimeout(slow);
      clearTimeout(silent);
    };
  }, [isWaiting]);
  return { frame, made, phase, post };
}
