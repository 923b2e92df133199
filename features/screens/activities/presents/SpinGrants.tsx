import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { FREE_SPINS } from '#protocol/entities/present.ts';
import { SPIN_GRANT_STATE, type SpinGrant } from '#protocol/entities/spinGrant.ts';
import { getSpinGrants, spinGrantChanged } from '#protocol/operations/spinGrant.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { operationKey, useOperation, usePush } from '../../../base/client/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { itemOf } from '../../../shared/rewards/index.ts';
import * as css from '../parts/Activity.css.ts';
import { ActivityRow } from '../parts/ActivityRow.tsx';

/** Older grants are left out, as they are used up or expired. */
const SHOWN = 20;

const titles = defineMessages({
  section: { id: 'spinGrants.title', defaultMessage: '免費旋轉' },
});
const states = defineMessages({
  used: { id: 'spinGrants.used', defaultMessage: '已用完' },
  expired: { id: 'activity.expired', defaultMessage: '已過期' },
});

/** The free spins of the player (14520): of which game, at which stake, how many are left, and until when. Nothing without any. */
export function SpinGrants(): ReactNode {
  const { formatMessage } = useIntl();
  const queries = useQueryClient();
  const { data } = useOperation(getSpinGrants, { Page: 1, PerPage: SHOWN });
  usePush(spinGrantChanged, () => void queries.invalidateQueries({ queryKey: operationKey(getSpinGrants) }));
  if (data === undefined || data.List.length === 0) return null;
  return (
    <ul aria-label={formatMessage(titles.section)} className={css.list}>
      {data.List.map((grant) => (
        <Row grant={grant} key={grant.GrantID} />
      ))}
    </ul>
  );
}

function Row({ grant }: { grant: SpinGrant }): ReactNode {
  const { locale } = useLanguage();
  const { formatMessage, formatNumber } = useIntl();
  const { GameNames, Stake, Count, Used, State, ExpireTime } = grant;
  const game = GameNames[locale];
  return (
    <ActivityRow
      gained={State === SPIN_GRANT_STATE.held ? [{ ItemID: FREE_SPINS, Amount: Count - Used }] : []}
      isDone={State !== SPIN_GRANT_STATE.held}
      note={
        <Text size={13} tone="muted">
          <FormattedMessage
            defaultMessage="每次押注 {stake} 由我們出・共 {count} 次・{date} 前可用"
            id="spinGrants.terms"
            values={{
              stake: formatNumber(Stake),
              count: formatNumber(Count),
              date: <DateTime form="absolute" locale={locale} value={ExpireTime} />,
            }}
          />
        </Text>
      }
      picture={itemOf(FREE_SPINS).picture}
      title={`${game} · ${formatMessage(titles.section)}`}
    >
      <End game={game} grant={grant} />
    </ActivityRow>
  );
}

function End({ grant: { GameCode, State }, game }: { grant: SpinGrant; game: string }): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  if (State !== SPIN_GRANT_STATE.held)
    return (
      <Text size={13} tone="muted">
        {formatMessage(State === SPIN_GRANT_STATE.used ? states.used : states.expired)}
      </Text>
    );
  return (
    <Button asChild size="sm">
      <Link
        aria-label={formatMessage({ id: 'spinGrants.playOf', defaultMessage: '去玩：{game}' }, { game })}
        to={`${prefix}/play-game/now?game=${encodeURIComponent(GameCode)}`}
      >
        <FormattedMessage defaultMessage="去玩" id="spinGrants.play" />
      </Link>
    </Button>
  );
}
