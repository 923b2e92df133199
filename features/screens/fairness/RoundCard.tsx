import { Play, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { OwnRound, RoundBoard } from '#protocol/entities/round.ts';
import { isDemoRound } from '#protocol/rules/demoRound.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { CopyButton } from '#ui/components/CopyButton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useLanguage, useLocaleID } from '../../base/settings/index.ts';
import { DemoMark, replayPath, verifyPath } from '../../shared/games/index.ts';
import * as css from './Rounds.css.ts';
import { BestWin, SmallBoard } from './SmallBoard.tsx';
import { useCopyText } from './useCopyText.ts';

export interface RoundCardProps {
  round: OwnRound;
  board: RoundBoard | undefined;
  isLoading: boolean;
  /** Marks the best round of its day, which shows its actions in full. */
  isBest: boolean;
}

/** A round: its board, the net, stake and payout, and the ways to verify and replay it. */
export function RoundCard({ round, board, isLoading, isBest }: RoundCardProps): ReactNode {
  const { locale } = useLanguage();
  const { formatTime } = useIntl();
  const { Bet, Win, CreateTime, RoundID, IsFree = false } = round;
  const net = IsFree ? Win : Win - Bet;
  const name = gameNameOf(round.GameNames, useLocaleID());
  return (
    <article className={css.card} data-best={isBest ? '' : undefined}>
      <div className={css.boardPlace}>
        <SmallBoard board={board} isLoading={isLoading} round={round} />
      </div>
      <div className={css.facts}>
        <span className={css.name}>
          <Text as="h3" lines={1} weight="bold">
            {name}
          </Text>
          {Win > 0 && Bet > 0 ? (
            <span className={css.multiple} data-gain={net > 0 ? '' : undefined}>
              ×<FormattedNumber maximumFractionDigits={Win < 10 * Bet ? 2 : 1} value={Win / Bet} />
            </span>
          ) : null}
          {isDemoRound(RoundID) ? <DemoMark /> : null}
        </span>
        <span className={css.net} data-gain={net > 0 ? '' : undefined}>
          <Amount locale={locale} signed size={isBest ? 24 : 20} tone={net > 0 ? 'gold' : 'inherit'} value={net} />
        </span>
        <span className={css.line}>
          <time dateTime={CreateTime}>
            {formatTime(CreateTime, { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'Asia/Taipei' })}
          </time>
          <span>
            {IsFree ? (
              <FormattedMessage
                defaultMessage="免費旋轉 {bet}"
                id="rounds.free"
                values={{ bet: <Amount locale={locale} value={Bet} /> }}
              />
            ) : (
              <FormattedMessage
                defaultMessage="押 {bet}"
                id="rounds.bet"
                values={{ bet: <Amount locale={locale} value={Bet} /> }}
              />
            )}
          </span>
          {Win > 0 ? (
            <span>
              <FormattedMessage
                defaultMessage="得 {win}"
                id="rounds.got"
                values={{ win: <Amount locale={locale} value={Win} /> }}
              />
            </span>
          ) : null}
        </span>
        {isBest && board?.Best !== undefined ? (
          <span className={css.line}>
            <BestWin board={board} gameCode={round.GameCode} />
          </span>
        ) : null}
      </div>
      {isBest ? <AllActions round={round} /> : <ShortActions name={name} round={round} />}
    </article>
  );
}

/** Icons whose labels name the game, so that each link of the list has its own name. */
function ShortActions({ round, name }: { round: OwnRound; name: string }): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  return (
    <span className={css.actions}>
      {round.Verifiable ? (
        <Link
          aria-label={formatMessage({ id: 'rounds.verifyGame', defaultMessage: '驗證：{name}' }, { name })}
          className={css.iconLink}
          to={verifyPath(prefix, round.RoundID)}
        >
          <ShieldCheck aria-hidden="true" size={20} />
        </Link>
      ) : null}
      {round.ReplayURL === undefined ? null : (
        <Link
          aria-label={formatMessage({ id: 'rounds.replayGame', defaultMessage: '重播：{name}' }, { name })}
          className={css.iconLink}
          to={replayPath(prefix, round.ReplayURL)}
        >
          <Play aria-hidden="true" size={20} />
        </Link>
      )}
    </span>
  );
}

function AllActions({ round: { RoundID, Verifiable, ReplayURL } }: { round: OwnRound }): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const copyText = useCopyText();
  return (
    <div className={css.allActions}>
      {Verifiable ? (
        <Button asChild icon={<ShieldCheck size={18} />} size="sm" variant="ghost">
          <Link to={verifyPath(prefix, RoundID)}>
            <FormattedMessage defaultMessage="驗證" id="rounds.verify" />
          </Link>
        </Button>
      ) : null}
      {ReplayURL === undefined ? null : (
        <>
          <Button asChild icon={<Play size={18} />} size="sm" variant="ghost">
            <Link to={replayPath(prefix, ReplayURL)}>
              <FormattedMessage defaultMessage="重播" id="verify.replay" />
            </Link>
          </Button>
          <CopyButton
            {...copyText}
            form="button"
            label={formatMessage({ id: 'rounds.share', defaultMessage: '複製重播連結' })}
            text={ReplayURL}
          />
        </>
      )}
    </div>
  );
}
