import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type * as z from 'zod/mini';
import type { RoomWin } from '#protocol/entities/live.ts';
import { viewersArrived } from '#protocol/operations/live.ts';
import { viewerWon } from '#protocol/operations/pride.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { usePush } from '../../../base/client/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { HostAvatar } from '../parts/HostAvatar.tsx';
import * as css from './RoomNews.css.ts';
import { useShownFor } from './useShownFor.ts';

const WIN_MS = 7000;
const ARRIVAL_MS = 3800;

type Arrival = z.infer<typeof viewersArrived.result>;

/** Short news of a room above its chat: a viewer's announced win (12123), and viewers who come in (30143). */
export function RoomNews({ roomID }: { roomID: string }): ReactNode {
  const [win, showWin] = useShownFor<RoomWin>(WIN_MS);
  const [arrival, showArrival] = useShownFor<Arrival>(ARRIVAL_MS);
  usePush(viewerWon, (push) => {
    if (push.RoomID === roomID) showWin(push);
  });
  usePush(viewersArrived, (push) => {
    if (push.RoomID === roomID) showArrival(push);
  });
  return (
    <div className={css.news}>
      <div role="status">{win === undefined ? null : <Win win={win} />}</div>
      {arrival === undefined ? null : <Arrived arrival={arrival} />}
    </div>
  );
}

function Win({ win: { PlayerName, Amount: value, Multiple } }: { win: RoomWin }): ReactNode {
  const { locale } = useIntl();
  const name = usePlayerName()(PlayerName);
  return (
    <p className={css.win}>
      <span className={css.winWords}>
        <FormattedMessage defaultMessage="剛剛贏得" id="live.justWon" />
        <b className={css.winner}>{name}</b>
      </span>
      <b className={css.winAmount}>
        <Amount locale={locale} value={value} />
      </b>
      {Multiple > 1 ? <span className={css.multiple}>{`×${String(Multiple)}`}</span> : null}
    </p>
  );
}

function Arrived({ arrival: { List, Count } }: { arrival: Arrival }): ReactNode {
  const { formatList } = useIntl();
  const playerName = usePlayerName();
  const [first] = List;
  const names = List.map(({ Name }) => playerName(Name));
  if (first === undefined) return null;
  return (
    <p className={css.arrival}>
      <HostAvatar player={first} size={32} />
      <span className={css.arrivalText}>
        {Count > List.length ? (
          <FormattedMessage
            defaultMessage="{names}與另外 {more, plural, other {# 位}}進入直播間"
            id="live.arrivedMany"
            values={{ names: formatList(names, { type: 'unit' }), more: Count - List.length }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="{name} 進入直播間"
            id="live.arrived"
            values={{ name: formatList(names, { type: 'conjunction' }) }}
          />
        )}
      </span>
    </p>
  );
}
