import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { type ComingFeature, comingNames, ComingView, ShellPage, useHome } from '#features/shell/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Text } from '#ui/components/Text/index.ts';

/** The page of a feature that a later version brings: its name, what it will hold, and the way to the games. */
export function ComingPage({ feature }: { feature: ComingFeature }): ReactNode {
  return (
    <ShellPage>
      <Text align="center" as="h1" size={24} weight="bold">
        <FormattedMessage {...comingNames[feature]} />
      </Text>
      <ComingView
        action={
          <Button asChild>
            <Link to={useHome()}>
              <FormattedMessage defaultMessage="回到遊戲大廳" id="app.toLobby" />
            </Link>
          </Button>
        }
        feature={feature}
      />
    </ShellPage>
  );
}
