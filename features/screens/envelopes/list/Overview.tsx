import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnRedEnvelope } from '#protocol/entities/envelope.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { useNow } from '#ui/components/DateTime/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { useChoices } from '../../../shared/frames/index.ts';
import { useEnvelopeActions } from '../envelopeContext.ts';
import { type OpenEnvelopes, useEnvelopeList } from '../state/useEnvelopeList.ts';
import { type RecordKind, useEnvelopeRecords } from './EnvelopeRecords.tsx';
import { PastRow, SentRow } from './EnvelopeRows.tsx';
import { GrabCard, GrabTile } from './GrabCard.tsx';
import * as grabCss from './Grab.css.ts';
import * as css from './List.css.ts';
import { recentOf, weekSumOf } from './recentEnvelopes.ts';

/** The numbers of recent and of own envelopes below the open ones. */
const MAX_RECENT = 4;
const MAX_SENT = 2;

export interface OverviewProps {
  /** The envelopes that the player can claim now. */
  claimable: readonly OwnRedEnvelope[];
  open: Pick<OpenEnvelopes, 'more' | 'isLoadingMore'>;
  maySend: boolean;
}

/** The envelopes that can be claimed, then the recent ones, and the player's own if they may send. */
export function Overview({ claimable, open, maySend }: OverviewProps): ReactNode {
  return (
    <div className={css.overview}>
      <Claimable claimable={claimable} open={open} />
      <div className={css.column}>
        <Recent />
        {maySend ? <Sent /> : null}
      </div>
    </div>
  );
}

function Claimable({ claimable, open }: Omit<OverviewProps, 'maySend'>): ReactNode {
  const { formatMessage } = useIntl();
  const actions = useEnvelopeActions();
  const [first, ...others] = claimable;
  const press = ({ RedEnvelopeID }: OwnRedEnvelope) => actions?.open(RedEnvelopeID);
  if (first === undefined) {
    return (
      <EmptyState
        description={formatMessage({
          id: 'envelope.emptyText',
          defaultMessage: '有人在公頻或俱樂部發紅包時，會出現在這裡和聊天室裡。',
        })}
        drawing={<StateDrawing id="gift" />}
        title={formatMessage({ id: 'envelope.noneOpen', defaultMessage: '目前沒有可搶的紅包' })}
      />
    );
  }
  return (
    <ul
      aria-label={formatMessage({ id: 'envelope.list', defaultMessage: '可搶的紅包' })}
      className={css.open}
      data-part="open-envelopes"
    >
      <li>
        <GrabCard envelope={first} onPress={() => press(first)} />
      </li>
      {others.length === 0 ? null : (
        <li>
          <ul className={grabCss.tiles}>
            {others.map((envelope) => (
              <li key={envelope.RedEnvelopeID}>
                <GrabTile envelope={envelope} onPress={() => press(envelope)} />
              </li>
            ))}
          </ul>
        </li>
      )}
      {open.more === undefined ? null : (
        <li className={css.more}>
          <Button busy={open.isLoadingMore} onClick={open.more} size="sm" variant="secondary">
            <FormattedMessage defaultMessage="顯示更多" id="envelope.showMore" />
          </Button>
        </li>
      )}
    </ul>
  );
}

function Recent(): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { session } = useSession();
  const { choose } = useChoices();
  const now = useNow(true);
  const claims = useEnvelopeRecords('received').data;
  const seen = useEnvelopeList({ Page: 1 }).data?.List;
  if (claims === undefined || seen === undefined) return null;
  const recent = recentOf(claims.List, seen, now, session?.playerID, MAX_RECENT);
  if (recent.length === 0) return null;
  const week = weekSumOf(claims, now);
  return (
    <section aria-labelledby="envelopes-recent">
      <SectionHeading
        aside={
          week === undefined || week === 0 ? undefined : (
            <span className={css.sum}>
              <FormattedMessage
                defaultMessage="近 7 天共 {amount} 金幣"
                id="envelope.week"
                values={{
                  amount: (
                    <b className={css.gold}>
                      <Amount locale={locale} value={week} />
                    </b>
                  ),
                }}
              />
            </span>
          )
        }
        id="envelopes-recent"
      >
        {formatMessage({ id: 'envelope.recent', defaultMessage: '最近搶過' })}
      </SectionHeading>
      <ul aria-labelledby="envelopes-recent" className={css.list}>
        {recent.map(({ envelope, time }) => (
          <li key={envelope.RedEnvelopeID}>
            <PastRow envelope={envelope} onPress={() => choose('id', envelope.RedEnvelopeID)} time={time} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sent(): ReactNode {
  const { choose } = useChoices();
  const sent = useEnvelopeRecords('sent').data;
  if (sent === undefined || sent.List.length === 0) return null;
  return (
    <section aria-labelledby="envelopes-sent">
      <SectionHeading aside={sent.Total > MAX_SENT ? <All kind="sent" /> : undefined} id="envelopes-sent">
        <FormattedMessage defaultMessage="我發的" id="envelope.list.sent" />
      </SectionHeading>
      <ul aria-labelledby="envelopes-sent" className={css.list}>
        {sent.List.slice(0, MAX_SENT).map(({ RedEnvelope }) => (
          <li key={RedEnvelope.RedEnvelopeID}>
            <SentRow envelope={RedEnvelope} onPress={() => choose('id', RedEnvelope.RedEnvelopeID)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function All({ kind }: { kind: RecordKind }): ReactNode {
  const { choose } = useChoices();
  return (
    <Button onClick={() => choose('list', kind)} size="sm" variant="ghost">
      <FormattedMessage defaultMessage="看全部" id="envelope.all" />
      <ChevronRight aria-hidden="true" size={16} />
    </Button>
  );
}
