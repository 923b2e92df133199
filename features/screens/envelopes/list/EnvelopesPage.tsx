import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { EnvelopeIcon } from '#ui/components/Icon/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { SectionFrame, useChoices } from '../../../shared/frames/index.ts';
import { envelopeMessages } from '../state/envelopeMessages.ts';
import { useEnvelopePushes } from '../state/useEnvelope.ts';
import { EnvelopeDetail } from '../detail/EnvelopeDetail.tsx';
import { useEnvelopeSending } from '../useEnvelopeSending.ts';
import { EnvelopeList } from './EnvelopeList.tsx';
import { EnvelopeRecords } from './EnvelopeRecords.tsx';
import * as css from './List.css.ts';

const lists = ['all', 'sent', 'received'] as const;

const names = defineMessages({
  all: { id: 'envelope.list.all', defaultMessage: '紅包' },
  sent: { id: 'envelope.list.sent', defaultMessage: '發出的' },
  received: { id: 'envelope.list.received', defaultMessage: '收到的' },
});

/** /member/envelopes: open, sent and claimed red envelopes, and the details of one (specification 2 §2, §4, §7). */
export function EnvelopesPage(): ReactNode {
  const { formatMessage } = useIntl();
  const { get, choose } = useChoices();
  const send = useEnvelopeSending({ to: 'public' });
  useEnvelopePushes();
  const id = get('id');
  const shown = lists.find((one) => one === get('list')) ?? 'all';
  if (id !== null) {
    return (
      <SectionFrame page="/member/envelopes">
        <EnvelopeDetail id={id} />
      </SectionFrame>
    );
  }
  return (
    <SectionFrame page="/member/envelopes">
      {send === undefined ? null : (
        <Button fullWidth icon={<EnvelopeIcon size={20} />} onClick={send} size="lg">
          <FormattedMessage {...envelopeMessages.send} />
        </Button>
      )}
      <Tabs onValueChange={(next) => choose('list', next === 'all' ? undefined : next)} value={shown}>
        <TabList label={formatMessage({ id: 'envelope.lists', defaultMessage: '紅包紀錄' })} variant="segmented">
          {lists.map((one) => (
            <Tab key={one} value={one}>
              <FormattedMessage {...names[one]} />
            </Tab>
          ))}
        </TabList>
        <TabPanel value="all">
          <div className={css.panel}>
            <EnvelopeList />
          </div>
        </TabPanel>
        <TabPanel value="sent">
          <div className={css.panel}>
            <EnvelopeRecords kind="sent" />
          </div>
        </TabPanel>
        <TabPanel value="received">
          <div className={css.panel}>
            <EnvelopeRecords kind="received" />
          </div>
        </TabPanel>
      </Tabs>
    </SectionFrame>
  );
}
