import { type ReactNode, Suspense, use } from 'react';
import { useIntl } from 'react-intl';
import { Tray } from '#ui/components/Composer/index.ts';
import { QuietBoundary } from '../../../base/errors/index.ts';
import type { LoadTrayButtons, TrayButtonProps } from '../../../shared/conversation/index.ts';

export interface ChatTrayProps extends TrayButtonProps {
  id: string;
  loadButtons: LoadTrayButtons;
}

/** More things that a player can send, in rows of four under the text field. */
export function ChatTray({ id, loadButtons, ...props }: ChatTrayProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Tray
      id={id}
      label={formatMessage({ id: 'chat.tray', defaultMessage: '更多可傳送的內容' })}
      onClose={props.onClose}
    >
      <QuietBoundary>
        <Suspense fallback={null}>
          <Buttons {...props} loadButtons={loadButtons} />
        </Suspense>
      </QuietBoundary>
    </Tray>
  );
}

/** A button that fails to load or throws is left out. */
function Buttons({ loadButtons, ...props }: Omit<ChatTrayProps, 'id'>): ReactNode {
  const buttons = use(loadButtons());
  return buttons
    .filter(({ channels }) => channels.includes(props.conversation.ChannelType))
    .map(({ id, Button }) => (
      <QuietBoundary key={id}>
        <Suspense fallback={null}>
          <Button {...props} />
        </Suspense>
      </QuietBoundary>
    ));
}
