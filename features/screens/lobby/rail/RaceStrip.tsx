import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import type { Race } from '#protocol/entities/race.ts';
import { getRaces } from '#protocol/operations/race.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { useSessionStatus } from '../../../base/session/index.ts';
import { useLanguage, useOpenParts } from '../../../base/settings/index.ts';
import { useRaceTitle } from '../../../shared/races/index.ts';
import { keepStripPlace } from './railPlace.ts';
import * as css from './RaceStrip.css.ts';

/** Races begin and end without a push. */
const FRESH_MS = 60_000;

/**
 * The race that runs, with all its prizes, and the player's place in it. The player's own race comes first. Renders nothing without one.
 * @param hadPlace whether its place is kept free while it loads
 */
export default function RaceStrip({ hadPlace }: { hadPlace: boolean }): ReactNode {
  const { Games } = useOpenParts();
  const isSignedIn = useSessionStatus() === 'authenticated';
  const { data, isPending } = useOperation(getRaces, {}, { enabled: Games && isSignedIn, refetchInterval: FRESH_MS });
  const open = data?.List.filter(({ State }) => State === 'open') ?? [];
  const race = open.find(({ Own }) => Own.Joined) ?? open[0];
  const isKnown = data !== undefined;
  const isShown = race !== undefined;
  useEffect(() => {
    if (isKnown) keepStripPlace(isShown);
  }, [isKnown, isShown]);
  if (race !== undefined) return <Strip race={race} />;
  return hadPlace && isPending && Games ? <div className={css.place} /> : null;
}

function Strip({ race: { BattleID, Scope, Prizes, Rounds, Own } }: { race: Race }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const prefix = localePrefix(useLocation().pathname);
  const title = useRaceTitle(Scope);
  const pool = Prizes.reduce((sum, { From, To, Gold }) => sum + (To - From + 1) * Gold, 0);
  return (
    <Link className={css.strip} to={`${prefix}/other/battle?battle=race&race=${BattleID}`}>
      <img alt="" className={css.picture} height={44} src={itemSrc('trophy')} width={44} />
      <span className={css.texts}>
        <span className={css.title}>{title}</span>{' '}
        <span className={css.note}>
          {Own.Rank > 0 ? (
            <FormattedMessage
              defaultMessage="目前第 {rank} 名・已計 {rounds} / {all} 局"
              id="race.strip.own"
              values={{ rank: Own.Rank, rounds: Own.Rounds, all: Rounds }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="比前 {rounds} 局的派彩倍數，小押注也能贏"
              id="race.strip.rule"
              values={{ rounds: Rounds }}
            />
          )}
        </span>
      </span>
      <span className={css.pool}>
        <Amount
          locale={locale}
          size={20}
          tone="gold"
          unit={formatMessage({ id: 'item.gold', defaultMessage: '金幣' })}
          value={pool}
        />
      </span>
      <ChevronRight aria-hidden="true" className={css.arrow} size={18} />
    </Link>
  );
}
