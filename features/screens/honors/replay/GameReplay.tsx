import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RoundReplay } from '#protocol/entities/honor.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { useStill } from '#ui/layout/motion.ts';
import { useLocaleID } from '../../../base/settings/index.ts';
import { useGameFrame, useGamePicture } from '../../../shared/games/index.ts';
import { useEffectsOn } from '../../../shared/sounds/index.ts';
import { PlayLink } from './PlayLink.tsx';
import * as css from './Replay.css.ts';

export interface GameReplayProps {
  frame: NonNullable<RoundReplay['Frame']>;
  game: Pick<RoundReplay, 'GameCode' | 'GameNames'>;
  /** Called when the game cannot draw the round. */
  onLost: () => void;
}

/** The game in its frame, which replays a finished round. The game gets the round, without a session or a balance. */
export function GameReplay({ frame: { URL: address, Round }, game, onLost }: GameReplayProps): ReactNode {
  const { formatMessage } = useIntl();
  const Lang = useLocaleID();
  const ReducedMotion = useStill();
  const [effects] = useEffectsOn();
  const picture = useGamePicture(game, 'wide', Lang, '(min-width: 64rem) 40rem, 100vw');
  const { frame, made, phase, post } = useGameFrame(address, (message) => {
    if (message.Type === 'error') onLost();
    if (message.Type === 'ready')
      post({ Type: 'start', Lang, IsMuted: !effects, ReducedMotion, HasChat: true, Replay: Round });
  });
  const lose = useEffectEvent(onLost);
  useEffect(() => {
    if (phase === 'silent') lose();
  }, [phase]);
  useEffect(() => {
    if (phase === 'ready') post({ Type: 'sound', IsMuted: !effects });
  }, [phase, post, effects]);
  const values = { name: gameNameOf(game.GameNames, Lang) };
  return (
    <>
      <div className={css.screen} style={{ backgroundColor: picture.placeholder }}>
        <iframe
          allow="autoplay"
          className={css.frame}
          ref={frame}
          referrerPolicy="origin"
          sandbox={made.sandbox}
          src={made.src}
          title={formatMessage({ id: 'replay.frame', defaultMessage: '重播：{name}' }, values)}
        />
        {phase === 'ready' ? null : (
          <>
            <img alt="" className={css.cover} sizes={picture.sizes} src={picture.src} srcSet={picture.srcSet} />
            <p className={css.loading} role="status">
              <FormattedMessage defaultMessage="遊戲載入中…" id="game.loading" />
            </p>
          </>
        )}
      </div>
      <div className={css.controls}>
        <PlayLink gameCode={game.GameCode} />
      </div>
    </>
  );
}
