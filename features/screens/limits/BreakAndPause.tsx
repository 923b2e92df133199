import { BellRing, CirclePause } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { PAUSES, type PauseDays, REMINDERS, type ReminderMinutes } from '#protocol/entities/ownLimit.ts';
import { setBreakReminder } from '#protocol/operations/ownLimit.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { RadioGroup } from '#ui/components/RadioGroup/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import * as css from './Limits.css.ts';
import { PauseDialog } from './PauseDialog.tsx';
import { useLimitChange } from './useLimitChange.ts';

/** "Never" comes last. */
const MINUTES = [...REMINDERS.filter((minutes) => minutes > 0), 0] as const;

const pauses: Readonly<Record<PauseDays, MessageDescriptor>> = defineMessages({
  1: { id: 'limits.pauseDay', defaultMessage: '24 小時' },
  7: { id: 'limits.pauseWeek', defaultMessage: '7 天' },
  30: { id: 'limits.pauseMonth', defaultMessage: '30 天' },
  forever: { id: 'limits.pauseForever', defaultMessage: '永久' },
});

/** The break reminder, and the pause of the account. */
export function BreakAndPause({ reminder }: { reminder: ReminderMinutes }): ReactNode {
  const { formatMessage } = useIntl();
  const change = useLimitChange(setBreakReminder);
  const [days, setDays] = useState<PauseDays>(1);
  const [asks, setAsks] = useState(false);
  const shown = change.isPending ? change.variables.Minutes : reminder;
  const length = formatMessage(pauses[days]);
  return (
    <Card asChild padding="none">
      <section className={`${css.card} ${css.pair}`}>
        <div className={css.choice}>
          <span aria-hidden="true" className={css.icon}>
            <BellRing size={18} />
          </span>
          <Stack gap={0} grow>
            <RadioGroup
              hint={formatMessage({ id: 'limits.reminderHint', defaultMessage: '連續玩這麼久，就提醒您停下來休息' })}
              label={formatMessage({ id: 'limits.reminder', defaultMessage: '休息提醒' })}
              onValueChange={(value) => {
                const Minutes = MINUTES.find((minutes) => String(minutes) === value);
                if (Minutes !== undefined) change.mutate({ Minutes });
              }}
              options={MINUTES.map((minutes) => ({
                value: String(minutes),
                label:
                  minutes === 0
                    ? formatMessage({ id: 'limits.reminderOff', defaultMessage: '關' })
                    : formatMessage({ id: 'limits.reminderMinutes', defaultMessage: '{minutes} 分' }, { minutes }),
              }))}
              value={String(shown)}
              variant="segments"
            />
          </Stack>
        </div>
        <div className={css.second}>
          <div className={css.choice}>
            <span aria-hidden="true" className={css.icon}>
              <CirclePause size={18} />
            </span>
            <Stack gap={0} grow>
              <RadioGroup
                hint={
                  days === 'forever'
                    ? formatMessage({ id: 'limits.pauseForeverHint', defaultMessage: '永久暫停無法恢復' })
                    : formatMessage({ id: 'limits.pauseHint', defaultMessage: '期滿自動恢復，期間無法提前解除' })
                }
                label={formatMessage({ id: 'limits.pause', defaultMessage: '暫停帳號' })}
                onValueChange={(value) => setDays(PAUSES.find((one) => String(one) === value) ?? 1)}
                options={PAUSES.map((one) => ({ value: String(one), label: formatMessage(pauses[one]) }))}
                value={String(days)}
                variant="segments"
              />
            </Stack>
          </div>
          <div className={css.action}>
            <Button fullWidth onClick={() => setAsks(true)} variant="secondary">
              {days === 'forever' ? (
                <FormattedMessage defaultMessage="永久暫停帳號" id="limits.pauseForGood" />
              ) : (
                <FormattedMessage defaultMessage="暫停 {length}" id="limits.pauseFor" values={{ length }} />
              )}
            </Button>
          </div>
        </div>
        {asks ? <PauseDialog days={days} length={length} onClose={() => setAsks(false)} /> : null}
      </section>
    </Card>
  );
}
