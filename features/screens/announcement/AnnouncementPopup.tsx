import { type ReactNode, useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AnnouncementSummary } from '#protocol/entities/announcement.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Checkbox } from '#ui/components/Checkbox/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { AnnouncementText } from './AnnouncementText.tsx';
import { useAnnouncement } from './useAnnouncements.ts';

export interface AnnouncementPopupProps {
  one: AnnouncementSummary;
  /** `forGood`: does not show this announcement again. */
  onClose: (forGood: boolean) => void;
}

/** The pinned announcement, in a dialog on entry. Waits for its content, so that the dialog does not jump. */
export function AnnouncementPopup({ one, onClose }: AnnouncementPopupProps): ReactNode {
  const { formatMessage } = useIntl();
  // Rendered in slices, since the player may already use the page.
  const content = useDeferredValue(useAnnouncement(one.AnnouncementID).data?.Content);
  const [forGood, setForGood] = useState(false);
  if (content === undefined) return null;
  return (
    <Dialog
      closeLabel={formatMessage({ id: 'announcement.close', defaultMessage: '關閉' })}
      actions={
        <Button fullWidth onClick={() => onClose(forGood)}>
          <FormattedMessage defaultMessage="知道了" id="announcement.understood" />
        </Button>
      }
      onOpenChange={() => onClose(forGood)}
      open
      title={one.Title}
    >
      <Stack>
        <AnnouncementText html={content} tone="quiet" />
        <Checkbox
          checked={forGood}
          label={formatMessage({ id: 'announcement.never', defaultMessage: '不再顯示這則公告' })}
          onCheckedChange={setForGood}
        />
      </Stack>
    </Dialog>
  );
}
