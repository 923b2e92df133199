import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { useLayerTurn } from '../../base/overlays/index.ts';
import { useIsGuest } from '../../base/session/index.ts';
import { ChatStatus } from './ChatStatus.tsx';
import { SearchButton } from './private/SearchButton.tsx';
import { usePlayerSearch } from './private/usePlayerSearch.ts';
import { ChatRoom } from './room/ChatRoom.tsx';
import { useCollapse } from './useCollapse.ts';
import type { ChatPlace } from './useChatPlace.ts';

export interface ChatSheetContentProps {
  place: ChatPlace;
  height: 'full' | 'half';
}

/** The chat in a sheet above the page. */
export default function ChatSheetContent({ place, height }: ChatSheetContentProps): ReactNode {
  const { formatMessage } = useIntl();
  const collapse = useCollapse(place);
  const isGuest = useIsGuest();
  const isOpen = useLayerTurn(place.shown);
  const search = usePlayerSearch(place.open);
  return (
    <BottomSheet
      aside={<ChatStatus />}
      closeIcon={<ChevronDown size={24} />}
      closeLabel={formatMessage({ id: 'chat.collapse', defaultMessage: '收起聊天室' })}
      headerActions={<SearchButton search={search} />}
      // A conversation has its own head, whose arrow leads back to the list.
      headHidden={place.partner !== undefined && !isGuest}
      height={height}
      historyEntry={false}
      onOpenChange={(open) => (open ? undefined : collapse())}
      open={isOpen}
      title={formatMessage({ id: 'chat.title', defaultMessage: '聊天室' })}
    >
      <ChatRoom place={place} search={search} />
    </BottomSheet>
  );
}
