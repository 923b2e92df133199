import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useAttachedVideo, useLiveStage } from './LiveStageProvider.tsx';
import { StreamNotice } from './StreamNotice.tsx';
import * as css from './StreamPlayer.css.ts';
import type { StreamState } from './streamTypes.ts';
import { useWakeLock } from './useWakeLock.ts';

export interface StreamPlayerProps {
  /** `cover` fills the player and cuts the edges; `contain` shows the whole picture. Defaults to `cover`. */
  fit?: 'cover' | 'contain' | undefined;
  compact?: boolean | undefined;
  className?: string | undefined;
  /** Shown behind a picture that does not fill the player. */
  behind?: ReactNode;
  /** Called with each new state, and whether the connection is poor. */
  onStateChange?: ((state: StreamState, hasPoorConnection: boolean) => void) | undefined;
  /** Replaces the notice over the picture in a state, for example a poster for `offAir`. */
  over?: Partial<Record<StreamState, ReactNode>> | undefined;
}

/**
 * Shows the picture of the stage's room (`useLiveStage().enter(roomID)`), with the stream's state on it: loading, stalled, reconnecting,
 * off air, refused, unsupported. Fills its parent, and keeps the screen on while it plays. If two players are mounted, the last mounted
 * shows the picture.
 */
export function StreamPlayer({
  fit = 'cover',
  compact = false,
  className,
  behind,
  onStateChange,
  over,
}: StreamPlayerProps): ReactNode {
  const { state, needsPress, hasPoorConnection } = useLiveStage();
  const attach = useAttachedVideo();
  const report = useEffectEvent((next: StreamState, isPoor: boolean) => onStateChange?.(next, isPoor));
  useEffect(() => report(state, hasPoorConnection), [state, hasPoorConnection]);
  useWakeLock(state === 'playing' && !compact);
  const isBlurred = state === 'stalled' || state === 'reconnecting';
  const replaced = needsPress ? undefined : over?.[state];
  return (
    <div className={[css.player, className].filter(Boolean).join(' ')} data-part="stream-player" data-state={state}>
      {behind}
      <div className={[css.picture, isBlurred && css.blurred].filter(Boolean).join(' ')} data-fit={fit} ref={attach} />
      {replaced === undefined ? <StreamNotice compact={compact} /> : <div className={css.over}>{replaced}</div>}
    </div>
  );
}
