import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#ui/components/Notice/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import * as css from '../Share.css.ts';
import type { Unsent } from './useSending.ts';

/** The failed receivers with reasons. */
export function UnsentList({ unsent }: { unsent: readonly Unsent[] }): ReactNode {
  const errorText = useErrorText();
  const playerName = usePlayerName();
  return (
    <div className={css.failed}>
      <Notice icon={<TriangleAlert size={18} />} tone="danger">
        <FormattedMessage
          defaultMessage="{count, plural, other {還有 # 個對象沒有收到}}"
          id="share.unsent"
          values={{ count: unsent.length }}
        />
      </Notice>
      <Stack as="ul" gap={1}>
        {unsent.map(({ to, error }) => (
          <li className={css.failedRow} key={to?.PlayerID ?? 'public'}>
            <b>{to === null ? <FormattedMessage defaultMessage="公頻" id="chat.tab.public" /> : playerName(to.Name)}</b>
            <Text size={13} tone="danger">
              {errorText(error)}
            </Text>
          </li>
        ))}
      </Stack>
    </div>
  );
}
