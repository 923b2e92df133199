import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { itemSrc, type PrizeId } from '#art/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Badge } from '#ui/components/Badge/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useBadges } from '../../shared/badges/index.ts';
import { useIsGuest, useSessionStatus } from '../../base/session/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import * as css from './EventsEntrance.css.ts';
import { PROMISES } from './promises.ts';

interface EntryProps {
  /** Below `/other`. */
  page: string;
  picture: PrizeId;
  name: ReactNode;
  state: ReactNode;
  waiting: number;
}

/**
 * Links from the lobby to all rewards, then to seven-day sign-in and missions in the order of the event list (5, 15; specification 1 §9),
 * and to the wheel, each with its badge. Visitors see the entries too; the pages ask them to sign in.
 */
export function EventsEntrance(): ReactNode {
  const { formatMessage } = useIntl();
  const guest = useIsGuest();
  const isVisitor = useSessionStatus() === 'unauthenticated';
  const { events, missions, signInDays, wheel, knowsEvents } = useBadges();
  return (
    <nav
      aria-label={formatMessage({
        id: 'entrance.name',
        defaultMessage: '活動入口',
      })}
    >
      <ul className={css.list}>
        <Entry
          name={<FormattedMessage defaultMessage="今日獎勵" id="entrance.rewards" />}
          picture="gift"
          state={<Claimable count={events} />}
          page="rewards"
          waiting={events}
        />
        <Entry
          name={<FormattedMessage defaultMessage="七日簽到" id="entrance.sevenDays" />}
          picture="calendar"
          state={
            knowsEvents && signInDays === 0 ? (
              <FormattedMessage defaultMessage="明天再來" id="entrance.signedIn" />
            ) : isVisitor ? (
              <FormattedMessage
                defaultMessage="首日 {gold}"
                id="entrance.firstDay"
                values={{ gold: <Promised gold={PROMISES.firstDayGold} /> }}
              />
            ) : (
              <FormattedMessage defaultMessage="今天可領" id="entrance.signIn" />
            )
          }
          page="sevendaySignIn"
          waiting={signInDays}
        />
        <Entry
          name={<FormattedMessage defaultMessage="任務" id="frame.missions" />}
          picture="trophy"
          state={
            missions === 0 && isVisitor ? (
              <FormattedMessage
                defaultMessage="今日 {count} 項"
                id="entrance.missionsToday"
                values={{ count: PROMISES.dailyMissions }}
              />
            ) : (
              <Claimable count={missions} />
            )
          }
          page="mission"
          waiting={missions}
        />
        <Entry
          name={<FormattedMessage defaultMessage="福神輪盤" id="entrance.wheelName" />}
          picture="wheel"
          state={<WheelState guest={guest} isVisitor={isVisitor} isUsedUp={knowsEvents && wheel === 0} spins={wheel} />}
          page="fire-wheel"
          waiting={wheel}
        />
      </ul>
    </nav>
  );
}

function Claimable({ count }: { count: number }): ReactNode {
  return count > 0 ? (
    <FormattedMessage defaultMessage="{count} 個可領" id="entrance.missions" values={{ count }} />
  ) : (
    <FormattedMessage defaultMessage="天天有獎" id="entrance.missionsNone" />
  );
}

/** An amount to win, shortened for the narrow place. */
function Promised({ gold }: { gold: number }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const unit = formatMessage({ id: 'item.gold', defaultMessage: '金幣' });
  return <Amount format={gold < 10_000 ? 'full' : 'short'} locale={locale} tone="gold" unit={unit} value={gold} />;
}

interface WheelStateProps {
  guest: boolean;
  isVisitor: boolean;
  isUsedUp: boolean;
  spins: number;
}

function WheelState({ guest, isVisitor, isUsedUp, spins }: WheelStateProps): ReactNode {
  if (spins > 0) return <FormattedMessage defaultMessage="免費 {spins} 次" id="entrance.wheel" values={{ spins }} />;
  if (isVisitor) {
    return (
      <FormattedMessage
        defaultMessage="最高 {gold}"
        id="entrance.wheelMost"
        values={{ gold: <Promised gold={PROMISES.wheelGold} /> }}
      />
    );
  }
  if (guest) return <FormattedMessage defaultMessage="綁定就能轉" id="entrance.wheelGuest" />;
  return isUsedUp ? (
    <FormattedMessage defaultMessage="明天再來" id="entrance.signedIn" />
  ) : (
    <FormattedMessage defaultMessage="每天免費轉" id="entrance.wheelVisitor" />
  );
}

function Entry({ page, picture, name, state, waiting }: EntryProps): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  return (
    <li>
      <Link className={css.entry} data-waits={waiting > 0 || undefined} to={`${prefix}/other/${page}`}>
        <span className={css.picture}>
          <img alt="" className={css.image} height={36} src={itemSrc(picture)} width={36} />
        </span>
        <Stack as="span" gap={0}>
          <span className={css.name}>{name}</span> <span className={css.state}>{state}</span>
        </Stack>
        {waiting > 0 ? (
          <span className={css.mark}>
            <Badge count={waiting} />
          </span>
        ) : null}
      </Link>
    </li>
  );
}
