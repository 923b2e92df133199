import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { readMessageBody } from '#protocol/rules/messageSyntax.ts';

/** Returns a function that writes a message in one line, for quotes, the list of rooms and announcements. */
export function useBrief(): (message: string) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (message) => {
      const body = readMessageBody(message);
      if (body.kind === 'text') return body.text;
      if (body.kind === 'event' && body.label !== '') {
        const { gameName } = body.values;
        return gameName === undefined ? body.label : `${body.label} ${gameName}`;
      }
      const label =
        body.kind === 'share' && body.recordID !== ''
          ? formatMessage({ id: 'chat.brief.win', defaultMessage: '[分享中獎]' })
          : formatMessage({ id: 'chat.private.shared', defaultMessage: '[分享遊戲]' });
      return body.kind === 'share' ? `${label} ${body.gameName}`.trim() : label;
    },
    [formatMessage],
  );
}
