import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SiteTopBar } from '#features/screens/site/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { Page } from '#ui/layout/Page/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';

/** Shows only the top bar, to check it at any width and in any state. */
export function HeaderTestPage(): ReactNode {
  return (
    <Page header={<SiteTopBar />}>
      <Box paddingBlock={4}>
        <Stack gap={1}>
          <Heading level={1}>
            <FormattedMessage defaultMessage="頁首測試" id="app.headerTest" />
          </Heading>
          <Text as="p" tone="muted">
            <FormattedMessage defaultMessage="調整視窗寬度，查看選單在各種寬度下的樣子。" id="app.headerTestText" />
          </Text>
        </Stack>
      </Box>
    </Page>
  );
}
