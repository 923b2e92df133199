import { Gamepad2, RotateCcw, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RoundReplay } from '#protocol/entities/honor.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Fact, FactList } from '#ui/components/FactList/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { useStill } from '#ui/layout/motion.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { DemoMark, useGamePicture } from '../../../shared/games/index.ts';
import { useLanguage, useLocaleID, useOpenParts, useSettings } from '../../../base/settings/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { Multiple } from '../HonorFacts.tsx';
import { dottedDay } from '../multiple.ts';
import * as css from './Replay.css.ts';
import { useStages } from './useStages.ts';

/** Columns of lights that turn, and how long each turns on: the last one holds the tension. */
const COLUMNS = ['0ms', '180ms', '420ms'] as const;

/** A round drawn again on its game's picture: what was bet, the turn, and the win that counts up; a press skips to the end. */
export function RoundStage({ round }: { round: RoundReplay }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { Games } = useOpenParts();
  const { DevTools } = useSettings();
  const localeID = useLocaleID();
  const prefix = localePrefix(useLocation().pathname);
  const player = usePlayerName()(round.PlayerName);
  const still = useStill();
  const { stage, run, skip, again } = useStages(still);
  const picture = useGamePicture(round, 'wide', localeID, '(min-width: 64rem) 40rem, 100vw');
  const name = gameNameOf(round.GameNames, localeID);
  const isOver = stage === 'win';
  return (
    <article aria-labelledby="replayed-game" className={css.replay}>
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
              <span className={css.label}>
                <FormattedMessage defaultMessage="贏分" id="replay.win" />
              </span>
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
              <span className={css.label}>
                <FormattedMessage defaultMessage="押注" id="replay.bet" />
              </span>
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
        <Button asChild icon={<Gamepad2 size={20} />}>
          <Link to={`${prefix}/play-game/m?game=${encodeURIComponent(round.GameCode)}`}>
            {Games ? (
              <FormattedMessage defaultMessage="玩這款遊戲" id="replay.play" />
            ) : (
              <FormattedMessage defaultMessage="看遊戲" id="chat.win.look" />
            )}
          </Link>
        </Button>
      </div>
      <Heading id="replayed-game" level={2} size={20}>
        {name} <DemoMark />
      </Heading>
      <FactList>
        <Fact name={formatMessage({ id: 'replay.player', defaultMessage: '玩家' })}>{player}</Fact>
        <Fact name={formatMessage({ id: 'replay.bet', defaultMessage: '押注' })}>
          <Amount locale={locale} value={round.Bet} />
        </Fact>
        <Fact name={formatMessage({ id: 'replay.win', defaultMessage: '贏分' })}>
          <Amount locale={locale} tone="gold" value={round.Win} />
        </Fact>
        {round.Jackpot === null ? null : (
          <Fact name={formatMessage({ id: 'replay.jackpot', defaultMessage: '彩金' })}>
            {round.Jackpot.toUpperCase()}
          </Fact>
        )}
        <Fact name={formatMessage({ id: 'replay.machine', defaultMessage: '機台' })}>{String(round.MachineNo)}</Fact>
        <Fact name={formatMessage({ id: 'replay.time', defaultMessage: '日期' })}>{dottedDay(round.CreateTime)}</Fact>
        <Fact name={formatMessage({ id: 'replay.round', defaultMessage: '局號' })}>{round.RoundID}</Fact>
      </FactList>
      <p className={css.note}>
        {DevTools ? (
          <FormattedMessage
            defaultMessage="這一局屬於示範世界，押注、贏分與局號都是示範資料，並非真實遊玩的紀錄。"
            id="replay.demo"
          />
        ) : (
          <FormattedMessage defaultMessage="畫面依紀錄重現，押注、贏分與局號為當時的實際資料。" id="replay.note" />
        )}
      </p>
    </article>
  );
}
