import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageHead } from '#features/base/head/index.ts';
import { Link } from '#features/base/routing/index.ts';
import { useHome } from '#features/shared/frames/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Page } from '#ui/layout/Page/index.ts';

/**
 * The development page in mock mode: outbox, demo accounts and clock of the offline world. The service shows the same at this address.
 */
export function DevPage(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const home = useHome();
  const { formatMessage } = useIntl();
  usePageHead({ title: formatMessage({ id: 'app.devTitle', defaultMessage: '開發者頁面' }) });
  useEffect(() => {
    let left = false;
    let takeAway = (): void => undefined;
    void import('#mocks/browser.ts').then(({ mountDevPage }) => {
      if (!left && place.current) takeAway = mountDevPage(place.current);
    });
    return () => {
      left = true;
      takeAway();
    };
  }, []);
  return (
    <>
      <div ref={place} />
      <Page>
        <Button asChild variant="secondary">
          <Link to={home}>
            <FormattedMessage defaultMessage="回到遊戲大廳" id="app.devToLobby" />
          </Link>
        </Button>
      </Page>
    </>
  );
}
