import { type ReactNode, useState } from 'react';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { playerPicture } from '../../../base/player-face/index.ts';
import { useLocaleID } from '../../../base/settings/index.ts';
import { useGame, useGamePicture } from '../../../shared/games/index.ts';
import * as css from './Poster.css.ts';

export interface PosterProps {
  host: PlayerSummary;
  /** The address of a frame of the stream. Empty for the drawn poster. */
  frame?: string;
  /** `dim` for a room off air, `blurred` for a picture that stopped. */
  tone?: 'lit' | 'dim' | 'blurred';
  /** The game on the studio's screen. Empty for a drawn scene. */
  game?: string;
  /** Loads the picture first, since it is the largest of the page. */
  isFirst?: boolean;
}

/** The decorative poster of a room: a frame of its stream, or the host in a drawn studio. */
export function Poster({ host, frame = '', tone = 'lit', game = '', isFirst = false }: PosterProps): ReactNode {
  const [failed, setFailed] = useState('');
  if (frame !== '' && frame !== failed) {
    return (
      <span aria-hidden="true" className={css.poster} data-room={sceneOf(host.PlayerID)} data-tone={tone}>
        <span className={css.wall} />
        <img
          alt=""
          className={css.frame}
          decoding="async"
          fetchPriority={isFirst ? 'high' : 'auto'}
          loading={isFirst ? 'eager' : 'lazy'}
          onError={() => setFailed(frame)}
          src={frame}
        />
      </span>
    );
  }
  const picture = playerPicture({ playerID: host.PlayerID, picURL: host.PicURL, pictureSetting: host.PictureSetting });
  return (
    <span aria-hidden="true" className={css.poster} data-room={sceneOf(host.PlayerID)} data-tone={tone}>
      <span className={css.wall} />
      <span className={css.lamp} data-side="start" />
      <span className={css.lamp} data-side="end" />
      {game === '' ? <Scene /> : <GameScreen code={game} />}
      <span className={css.host}>
        <img alt="" className={css.face} decoding="async" draggable={false} loading="lazy" src={picture} />
        <svg className={css.headset} viewBox="0 0 100 100">
          <path d="M8 56a42 42 0 0 1 84 0" fill="none" stroke="#0d1220" strokeWidth="10" />
          <path d="M8 56a42 42 0 0 1 84 0" fill="none" stroke="var(--poster-lamp)" strokeWidth="2.5" />
          <rect fill="#0d1220" height="34" rx="8" width="17" x="0" y="46" />
          <rect fill="#0d1220" height="34" rx="8" width="17" x="83" y="46" />
          <rect fill="var(--poster-lamp)" height="20" rx="4" width="7" x="4" y="53" />
          <rect fill="var(--poster-lamp)" height="20" rx="4" width="7" x="89" y="53" />
          <path d="M12 80c4 12 18 16 30 16" fill="none" stroke="#0d1220" strokeLinecap="round" strokeWidth="5" />
          <circle cx="44" cy="96" fill="#0d1220" r="4.5" />
        </svg>
      </span>
    </span>
  );
}

function Scene(): ReactNode {
  return (
    <svg className={css.screen} viewBox="0 0 160 100">
      <rect fill="#0b1018" height="100" rx="8" width="160" />
      <rect fill="var(--poster-screen)" height="88" rx="4" width="148" x="6" y="6" />
      <path d="M6 72 38 48l26 20 30-34 60 44v12a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" fill="#000" opacity=".24" />
      <circle cx="122" cy="30" fill="#fff" opacity=".5" r="10" />
      <path d="M70 38v24l22-12z" fill="#fff" opacity=".85" />
    </svg>
  );
}

/** The picture of the host's game on the studio's screen. Renders the drawn scene until the game is known. */
function GameScreen({ code }: { code: string }): ReactNode {
  const { game } = useGame(code);
  const picture = useGamePicture(game, 'tall', useLocaleID(), '9rem');
  if (picture === undefined) return <Scene />;
  return (
    <span className={css.game} style={{ backgroundColor: picture.placeholder }}>
      <img
        alt=""
        className={css.gamePicture}
        decoding="async"
        draggable={false}
        sizes={picture.sizes}
        src={picture.src}
        srcSet={picture.srcSet}
      />
    </span>
  );
}

const SCENES = 4;
/** The number of a host's studio, the same for each visit. */
const sceneOf = (playerID: string): number => Number(playerID.slice(-4)) % SCENES;
