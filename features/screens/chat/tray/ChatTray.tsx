import { type ReactNode, Suspense, use } from 'react';
import { useIntl } from 'react-intl';
import { Tray } from '#ui/components/Composer/index.ts';
import { QuietBoundary } from '../../../base/errors/index.ts';
import type { LoadTrayKeys, TrayKeyProps } from '../../../shared/conversation/index.ts';

export interface ChatTrayProps extends TrayKeyProps {
  /** Names the tray for the button that opens it. */
  id: string;
  loadKeys: LoadTrayKeys;
}

/** What else one can send: under the field, in rows of four. */
export function ChatTray({ id, loadKeys, ...props }: ChatTrayProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Tray
      id={id}
      label={formatMessage({ id: 'chat.tray', defaultMessage: '更多可傳送的內容' })}
      onClose={props.onClose}
    >
      <QuietBoundary>
        <Suspense fallback={null}>
          <Keys {...props} loadKeys={loadKeys} />
        </Suspense>
      </QuietBoundary>
    </Tray>
  );
}

/** One that cannot be fetched or breaks is not there, and the others stand. */
function Keys({ loadKeys, ...props }: Omit<ChatTrayProps, 'id'>): ReactNode {
  const keys = use(loadKeys());
  return keys
    .filter(({ channels }) => channels.includes(props.conversation.ChannelType))
    .map(({ id, Key }) => (
      <QuietBoundary key={id}>
        <Suspense fallback={null}>
          <Key {...props} />
        </Suspense>
      </QuietBoundary>
    ));
}
