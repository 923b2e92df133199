import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RACE_TICKET, type RaceTickets as Tickets } from '#protocol/entities/race.ts';
import { getRaces } from '#protocol/operations/race.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { itemOf } from '../../../shared/rewards/index.ts';
import * as css from '../parts/Activity.css.ts';
import { ActivityRow } from '../parts/ActivityRow.tsx';

/** The tickets of races that the player can use (14130), and until when. Nothing without any. */
export function RaceTickets(): ReactNode {
  const { formatMessage } = useIntl();
  const { data } = useOperation(getRaces, {});
  if (data === undefined || data.Tickets.length === 0) return null;
  return (
    <ul aria-label={formatMessage(itemOf(RACE_TICKET).name)} className={css.list}>
      {data.Tickets.map((tickets) => (
        <Row key={tickets.TicketID} tickets={tickets} />
      ))}
    </ul>
  );
}

function Row({ tickets: { Count, Used, ExpireTime } }: { tickets: Tickets }): ReactNode {
  const { locale } = useLanguage();
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const { name, picture } = itemOf(RACE_TICKET);
  return (
    <ActivityRow
      gained={[{ ItemID: RACE_TICKET, Amount: Count - Used }]}
      note={
        <FormattedMessage
          defaultMessage="{date} 前可用"
          id="race.ticketUntil"
          values={{ date: <DateTime form="absolute" locale={locale} value={ExpireTime} /> }}
        />
      }
      picture={picture}
      title={formatMessage(name)}
    >
      <Button asChild size="sm">
        <Link to={`${prefix}/other/battle?battle=race`}>
          <FormattedMessage defaultMessage="看賽事" id="race.see" />
        </Link>
      </Button>
    </ActivityRow>
  );
}
