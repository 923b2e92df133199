import { MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Box } from '#ui/layout/Box/index.ts';

/** Offered when no more codes are sent today. */
export function OtherDeviceOffer({ onStart }: { onStart: () => void }): ReactNode {
  return (
    <Box gap={2} padding={3} radius={2} surface="well">
      <Text>
        <FormattedMessage defaultMessage="或用登入過的裝置確認，這台現在就能登入。" id="otherDevice.offer" />
      </Text>
      <Button fullWidth icon={<MonitorSmartphone size={20} />} onClick={onStart}>
        <FormattedMessage defaultMessage="用已登入的裝置確認" id="otherDevice.title" />
      </Button>
    </Box>
  );
}
