import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { itemSrc, type PrizeId } from '#art/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Badge } from '#ui/components/Badge/index.ts';
import { useBadges } from '../badges/index.ts';
import { useIsGuest } from '../session/index.ts';
import * as css from './EventsEntrance.css.ts';

interface EntryProps {
  to: string;
  picture: PrizeId;
  name: ReactNode;
  /** What is to be had there now. */
  state: ReactNode;
  waiting: number;
}

/** The way from the lobby to all that waits, to missions, seven-day sign-in and wheel, each with what waits there. For visitors too: the pages ask them in. */
export function EventsEntrance(): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const guest = useIsGuest();
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
          name={<FormattedMessage defaultMessage="今日獎勵" id="frame.rewards" />}
          picture="gift"
          state={<Claimable count={events} />}
          to={`${prefix}/other/rewards`}
          waiting={events}
        />
        <Entry
          name={<FormattedMessage defaultMessage="任務" id="frame.missions" />}
          picture="trophy"
          state={<Claimable count={missions} />}
          to={`${prefix}/other/mission`}
          waiting={missions}
        />
        <Entry
          name={<FormattedMessage defaultMessage="七日簽到" id="entrance.sevenDays" />}
          picture="calendar"
          state={
            knowsEvents && signInDays === 0 ? (
              <FormattedMessage defaultMessage="明天再來" id="entrance.signedIn" />
            ) : (
              <FormattedMessage defaultMessage="今天可領" id="entrance.signIn" />
            )
          }
          to={`${prefix}/other/sevendaySignIn`}
          waiting={signInDays}
        />
        <Entry
          name={<FormattedMessage defaultMessage="福神輪盤" id="entrance.wheelName" />}
          picture="wheel"
          state={<WheelState guest={guest} isUsedUp={knowsEvents && wheel === 0} spins={wheel} />}
          to={`${prefix}/other/fire-wheel`}
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

function WheelState({ guest, isUsedUp, spins }: { guest: boolean; isUsedUp: boolean; spins: number }): ReactNode {
  if (spins > 0) return <FormattedMessage defaultMessage="免費 {spins} 次" id="entrance.wheel" values={{ spins }} />;
  if (guest) return <FormattedMessage defaultMessage="綁定就能轉" id="entrance.wheelGuest" />;
  return isUsedUp ? (
    <FormattedMessage defaultMessage="明天再來" id="entrance.signedIn" />
  ) : (
    <FormattedMessage defaultMessage="每天免費轉" id="entrance.wheelVisitor" />
  );
}

function Entry({ to, picture, name, state, waiting }: EntryProps): ReactNode {
  return (
    <li>
      <Link className={css.entry} data-waits={waiting > 0 || undefined} to={to}>
        <span className={css.picture}>
          <img alt="" className={css.image} height={36} src={itemSrc(picture)} width={36} />
        </span>
        <span className={css.words}>
          <span className={css.name}>{name}</span> <span className={css.state}>{state}</span>
        </span>
        {waiting > 0 ? (
          <span className={css.mark}>
            <Badge count={waiting} />
          </span>
        ) : null}
      </Link>
    </li>
  );
}
