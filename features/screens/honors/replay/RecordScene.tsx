import { RotateCcw, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RoundReplay } from '#protocol/entities/honor.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useStill } from '#ui/layout/motion.ts';
import { useGamePicture } from '../../../shared/games/index.ts';
import { useLanguage, useLocaleID } from '../../../base/settings/index.ts';
import { Multiple } from '../HonorFacts.tsx';
import { PlayLink } from './PlayLink.tsx';
import * as css from './Replay.css.ts';
import { useStages } from './useStages.ts';

/** The columns of turning lights with their delays; the last column stops last. */
const COLUMNS = ['0ms', '180ms', '420ms'] as const;

/** Replays a round from its record, on its game's picture: the bet, the turn, and the win counting up. A press skips to the end. */
export function RecordScene({ round }: { round: RoundReplay }): ReactNode {
  const { locale } = useLanguage();
  const localeID = useLocaleID();
  const still = useStill();
  const { stage, run, skip, again } = useStages(still);
  const picture = useGamePicture(round, 'wide', localeID, '(min-width: 64rem) 40rem, 100vw');
  const isOver = stage === 'win';
  return (
    <>
      <div className={css.stage} data-stage={stage} style={{ backgroundColor: picture.placeholder }}>
        <img alt="" className={css.picture} sizes={picture.sizes} src={picture.src} srcSet={picture.srcSet} />
        <span aria-hidden="true" className={css.shade} />
        {isOver ? <span aria-hidden="true" className={css.rays} /> : null}
        {stage === 'turn' ? (
          <span aria-hidden="true" className={css.columns} key={run}>
            {COLUMNS.map((delay) => (
              <span className={css.column} key={delay} style={{ animationDelay: delay }} />
            ))}
          </span>
        ) : null}
        <div aria-live="polite" className={css.words}>
          {isOver ? (
            <>
              <Text size={17} tone="inherit" weight="bold">
                <FormattedMessage defaultMessage="贏分" id="replay.win" />
              </Text>
              <span className={css.win}>
                <Amount
                  countFrom={still ? round.Win : 0}
                  countUp
                  key={run}
                  locale={locale}
                  size={44}
                  value={round.Win}
                />
              </span>
              <Multiple record={round} />
            </>
          ) : (
            <>
              <Text size={17} tone="inherit" weight="bold">
                <FormattedMessage defaultMessage="押注" id="replay.bet" />
              </Text>
              <Amount locale={locale} size={32} value={round.Bet} />
            </>
          )}
        </div>
      </div>
      <div className={css.controls}>
        {isOver ? (
          <Button icon={<RotateCcw size={20} />} onClick={again} variant="secondary">
            <FormattedMessage defaultMessage="再看一次" id="replay.again" />
          </Button>
        ) : (
          <Button icon={<SkipForward size={20} />} onClick={skip} variant="secondary">
            <FormattedMessage defaultMessage="跳到結果" id="replay.skip" />
          </Button>
        )}
        <PlayLink gameCode={round.GameCode} />
      </div>
    </>
  );
}
