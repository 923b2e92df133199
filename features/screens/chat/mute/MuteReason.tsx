import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { Mute } from './useMute.ts';

/** The end and the reason of a mute (specification 1 §8, 200068). */
export function MuteReason({ mute: { Until, Reason } }: { mute: Mute }): ReactNode {
  return (
    <>
      <FormattedMessage
        defaultMessage="您已被系統禁言，{until} 後可再發言"
        id="chat.mute.until"
        values={{
          until: (
            <time dateTime={Until}>
              <FormattedDate
                day="numeric"
                hour="2-digit"
                hourCycle="h23"
                minute="2-digit"
                month="numeric"
                timeZone="Asia/Taipei"
                value={Until}
                year="numeric"
              />
            </time>
          ),
        }}
      />
      {Reason === '' ? null : (
        <>
          <br />
          <FormattedMessage defaultMessage="原因：{reason}" id="chat.mute.reason" values={{ reason: Reason }} />
        </>
      )}
    </>
  );
}
