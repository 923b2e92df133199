import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ArrivalVip, type LiveRoom, type RoomSettings, SlowSeconds } from '#protocol/entities/live.ts';
import { VIP_LEVELS } from '#art/index.ts';
import { Select } from '#ui/components/Select/index.ts';
import { Switch } from '#ui/components/Switch/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import * as css from './Host.css.ts';
import { Panel } from './Panel.tsx';
import { useChangeRoom } from './useHostRoom.ts';

const SLOW = [0, 5, 10, 30, 60] as const;

export interface RulesPanelProps {
  settings: RoomSettings;
  room: LiveRoom | undefined;
}

/** The rules of the room's chat: open or closed, slow mode, lines of arrival, the tier. */
export function RulesPanel({ settings, room }: RulesPanelProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const change = useChangeRoom();
  const onError = (error: Error): void => toast({ tone: 'danger', text: errorText(error) });
  return (
    <Panel title={<FormattedMessage defaultMessage="聊天規則" id="live.host.rules" />}>
      <Switch
        checked={settings.HasChat}
        label={formatMessage({ id: 'live.host.hasChat', defaultMessage: '開放聊天室' })}
        onCheckedChange={(HasChat) => change.mutate({ HasChat }, { onError })}
      />
      <Select
        label={formatMessage({ id: 'live.host.slow', defaultMessage: '慢速模式' })}
        onValueChange={(next) => {
          const chosen = SlowSeconds.safeParse(Number(next));
          if (chosen.success) change.mutate({ SlowSeconds: chosen.data }, { onError });
        }}
        options={SLOW.map((seconds) => ({
          value: String(seconds),
          label: formatMessage(
            { id: 'live.host.slowSeconds', defaultMessage: '{seconds, plural, =0 {關閉} other {每 # 秒一則}}' },
            { seconds },
          ),
        }))}
        value={String(settings.SlowSeconds)}
      />
      <Select
        label={formatMessage({ id: 'live.host.arrival', defaultMessage: '顯示觀眾進場' })}
        onValueChange={(next) => {
          const chosen = ArrivalVip.safeParse(Number(next));
          if (chosen.success) change.mutate({ ArrivalVip: chosen.data }, { onError });
        }}
        options={[0, ...VIP_LEVELS].map((level) => ({
          value: String(level),
          label: formatMessage(
            { id: 'live.host.arrivalFrom', defaultMessage: '{level, plural, =0 {關閉} other {VIP # 以上}}' },
            { level },
          ),
        }))}
        value={String(settings.ArrivalVip)}
      />
      {room === undefined ? null : (
        <p className={css.factLine}>
          <span>
            <FormattedMessage defaultMessage="發言門檻" id="live.host.tier" />
          </span>
          <b>
            <FormattedMessage
              defaultMessage="VIP {level} 以上"
              id="live.host.tierFrom"
              values={{ level: room.ChatMinVip }}
            />
          </b>
        </p>
      )}
    </Panel>
  );
}
