import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { PassLevel, PassTicket, PassTrack } from '#protocol/entities/event.ts';
import { claimPassLevel, getPassTicket } from '#protocol/operations/passTicket.ts';
import { itemSrc } from '#art/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { operationKey, useCall } from '../../../base/client/index.ts';
import { drawingOf } from '../../../shared/rewards/index.ts';
import { Claimed } from '../parts/ActivityRow.tsx';
import { ClaimButton } from '../parts/ClaimButton.tsx';
import { Gains } from '../parts/Gains.tsx';
import { TRACK } from './claimableOf.ts';
import * as own from './Pass.css.ts';

const names = defineMessages({
  1: { id: 'pass.free', defaultMessage: '一般' },
  2: { id: 'pass.paid', defaultMessage: '豪華' },
});

/** The rewards of each level on both tracks, with claim buttons. */
export function PassLevels({ ticket }: { ticket: PassTicket }): ReactNode {
  return (
    <Stack aria-labelledby="pass-levels" as="section" gap={3}>
      <SectionHeading id="pass-levels">
        <FormattedMessage defaultMessage="每級獎勵" id="pass.levels" />
      </SectionHeading>
      <ol className={own.levels}>
        {ticket.Levels.map((level) => (
          <Level key={level.Level} level={level} ticket={ticket} />
        ))}
      </ol>
    </Stack>
  );
}

function Level({ level, ticket }: { level: PassLevel; ticket: PassTicket }): ReactNode {
  const isReached = level.Level <= ticket.Level;
  const shared = { isReached, level, season: ticket.Season };
  return (
    <Card asChild padding="sm">
      <li className={own.level} data-state={isReached ? 'reached' : 'ahead'}>
        <span className={own.number}>
          <span>LV.{level.Level}</span>
          {isReached ? null : (
            <Text size={12} tone="inherit">
              <FormattedMessage
                defaultMessage="{experience, number} 經驗"
                id="pass.needs"
                values={{ experience: level.Experience }}
              />
            </Text>
          )}
        </span>
        <Track {...shared} isClaimed={level.FreeClaimed} isOpen track={TRACK.free} />
        <Track {...shared} isClaimed={level.PaidClaimed} isOpen={ticket.Premium} track={TRACK.paid} />
      </li>
    </Card>
  );
}

interface TrackProps {
  level: PassLevel;
  season: string;
  track: PassTrack;
  isReached: boolean;
  isOpen: boolean;
  isClaimed: boolean;
}

function Track({
  level: { Level: number, Free, Paid },
  season,
  track,
  isReached,
  isOpen,
  isClaimed,
}: TrackProps): ReactNode {
  const { formatMessage } = useIntl();
  const call = useCall();
  const gained = track === TRACK.free ? Free : Paid;
  const name = formatMessage(names[track]);
  if (gained.length === 0) return <span className={own.track} />;
  return (
    <span className={own.track} data-track={track}>
      <Inline as="span" gap={1} inText size={12} tone="muted">
        {isOpen ? null : <Lock aria-hidden="true" size={14} />}
        {name}
      </Inline>
      <img alt="" className={own.picture} height={40} src={itemSrc(drawingOf(gained))} width={40} />
      <Gains gained={gained} />
      {isClaimed ? (
        <Claimed />
      ) : isReached && isOpen ? (
        <ClaimButton
          claim={async () => (await call(claimPassLevel, { Season: season, Level: number, Track: track })).Rewards}
          list={operationKey(getPassTicket)}
          title={`LV.${String(number)} ${name}`}
        />
      ) : isReached ? (
        <Text size={13} tone="muted">
          <FormattedMessage defaultMessage="開通後可領" id="pass.locked" />
        </Text>
      ) : null}
    </span>
  );
}
