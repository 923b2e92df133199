import { Play, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Spinner } from '#ui/components/Spinner/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { useLiveStage } from './LiveStageProvider.tsx';
import * as css from './StreamPlayer.css.ts';
import { useStreamText } from './useStreamText.ts';

/**
 * The state of a stream, over its picture and announced politely. Empty while the stream plays well. After a refused autoplay, or for a
 * picture in another tab, it offers a button.
 */
export function StreamNotice({ compact }: { compact: boolean }): ReactNode {
  const { formatMessage } = useIntl();
  const { state, error, needsPress, hasPoorConnection, retry } = useLiveStage();
  const errorText = useErrorText();
  const text = useStreamText()(state);
  const isWaiting = state === 'loading' || state === 'stalled' || state === 'reconnecting';
  const said = state === 'refused' && error ? errorText(error) : text;
  if (needsPress) {
    return (
      <div className={css.over}>
        <Button icon={<Play size={20} />} onClick={retry} size={compact ? 'sm' : 'md'} variant="primary">
          {formatMessage({ id: 'live.stream.play', defaultMessage: '播放直播' })}
        </Button>
      </div>
    );
  }
  return (
    <div className={css.over} data-part="stream-notice">
      <div className={css.notice} data-compact={compact || undefined} role="status">
        {isWaiting ? (
          <span className={css.waiting}>
            <Spinner decorative />
          </span>
        ) : null}
        {said === undefined ? null : compact && isWaiting ? (
          <VisuallyHidden>{said}</VisuallyHidden>
        ) : (
          <p className={css.text}>{said}</p>
        )}
        {compact && state === 'playing' && hasPoorConnection ? (
          <p className={css.poor}>
            <WifiOff aria-hidden="true" size={16} />
            {formatMessage({ id: 'live.stream.poor', defaultMessage: '網路不穩，畫面可能會停頓' })}
          </p>
        ) : null}
      </div>
      {state === 'elsewhere' && !compact ? (
        <Button onClick={retry} variant="secondary">
          {formatMessage({ id: 'live.stream.here', defaultMessage: '改在這裡播放' })}
        </Button>
      ) : null}
    </div>
  );
}
