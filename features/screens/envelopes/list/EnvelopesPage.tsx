import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { useNow } from '#ui/components/DateTime/index.ts';
import { EnvelopeIcon } from '#ui/components/Icon/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { Loaded, SectionFrame, useChoices } from '../../../shared/frames/index.ts';
import { EnvelopeDetail } from '../detail/EnvelopeDetail.tsx';
import { envelopeMessages } from '../state/envelopeMessages.ts';
import { stateOf } from '../state/envelopeState.ts';
import { useEnvelopePushes } from '../state/useEnvelope.ts';
import { useEnvelopeList, useMaySend, useOpenEnvelopes } from '../state/useEnvelopeList.ts';
import { useEnvelopeSending } from '../useEnvelopeSending.ts';
import { EnvelopeRecords, useEnvelopeRecords } from './EnvelopeRecords.tsx';
import { EnvelopesSkeleton } from './EnvelopesSkeleton.tsx';
import * as css from './List.css.ts';
import { Overview } from './Overview.tsx';

/** The lists by their names in the address. */
const lists = ['open', 'received', 'sent'] as const;
type ListName = (typeof lists)[number];

const names = defineMessages({
  open: { id: 'envelope.list.open', defaultMessage: '可搶' },
  received: { id: 'envelope.list.received', defaultMessage: '已搶' },
  sent: { id: 'envelope.list.sent', defaultMessage: '我發的' },
});

/** /member/envelopes: claimable, claimed and sent red envelopes, and the details of one (specification 2 §2, §4, §7). */
export function EnvelopesPage(): ReactNode {
  const { get } = useChoices();
  const send = useEnvelopeSending({ to: 'public' });
  useEnvelopePushes();
  const id = get('id');
  return id === null ? (
    <SectionFrame
      page="/member/envelopes"
      {...(send && {
        action: (
          <Button icon={<EnvelopeIcon size={18} />} onClick={send} size="sm" variant="secondary">
            <span className={css.sendText}>
              <FormattedMessage {...envelopeMessages.send} />
            </span>
          </Button>
        ),
      })}
    >
      <Lists />
    </SectionFrame>
  ) : (
    <SectionFrame page="/member/envelopes">
      <EnvelopeDetail id={id} />
    </SectionFrame>
  );
}

/** The tabs appear together with their numbers, since one of them depends on the player's permission. */
function Lists(): ReactNode {
  const open = useOpenEnvelopes();
  const seen = useEnvelopeList({ Page: 1 });
  return (
    <Loaded
      query={{
        data: seen.data && open.List,
        error: open.error ?? seen.error,
        refetch: () => Promise.all([open.refetch(), seen.refetch()]),
      }}
      skeleton={<EnvelopesSkeleton />}
    >
      {(List) => <ShownLists open={{ ...open, List }} />}
    </Loaded>
  );
}

type ShownOpen = ReturnType<typeof useOpenEnvelopes> & {
  readonly List: NonNullable<ReturnType<typeof useOpenEnvelopes>['List']>;
};

function ShownLists({ open }: { open: ShownOpen }): ReactNode {
  const { formatMessage } = useIntl();
  const { get, choose } = useChoices();
  const { session } = useSession();
  const now = useNow(true);
  const maySend = useMaySend();
  const claimable = open.List.filter((envelope) => stateOf(envelope, now, session?.playerID) === 'open');
  const counts: Record<ListName, number | undefined> = {
    open: claimable.length,
    received: useEnvelopeRecords('received').data?.Total,
    sent: useEnvelopeRecords('sent', 1, { enabled: maySend }).data?.Total,
  };
  const offered = lists.filter((one) => one !== 'sent' || maySend);
  const shown = offered.find((one) => one === get('list')) ?? 'open';
  return (
    <Tabs onValueChange={(next) => choose('list', next === 'open' ? undefined : next)} value={shown}>
      <TabList label={formatMessage({ id: 'envelope.lists', defaultMessage: '紅包紀錄' })} variant="segmented">
        {offered.map((one) => (
          <Tab key={one} value={one}>
            <FormattedMessage {...names[one]} />{' '}
            <Count hasMore={one === 'open' && open.more !== undefined} value={counts[one]} />
          </Tab>
        ))}
      </TabList>
      <TabPanel value="open">
        <Overview claimable={claimable} maySend={maySend} open={open} />
      </TabPanel>
      <TabPanel value="received">
        <div className={css.panel}>
          <EnvelopeRecords kind="received" />
        </div>
      </TabPanel>
      {maySend ? (
        <TabPanel value="sent">
          <div className={css.panel}>
            <EnvelopeRecords kind="sent" />
          </div>
        </TabPanel>
      ) : null}
    </Tabs>
  );
}

function Count({ value, hasMore }: { value: number | undefined; hasMore: boolean }): ReactNode {
  if (value === undefined || (value === 0 && !hasMore)) return null;
  return (
    <span className={css.count}>
      <FormattedNumber value={value} />
      {hasMore ? '+' : null}
    </span>
  );
}
