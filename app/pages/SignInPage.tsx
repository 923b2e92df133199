import { LogIn } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, Redirect, useSearchParams } from '#features/base/routing/index.ts';
import { callbackAddress } from '#protocol/rules/ownAddress.ts';
import { prizePageOf } from '#features/screens/events/index.ts';
import VisitorPrizes from '#features/screens/events/VisitorPrizes.tsx';
import { BrandMascot, Centered, useHome } from '#features/shared/frames/index.ts';
import { useSessionStatus } from '#features/base/session/index.ts';
import { SignInFailureText, useOpenSignIn } from '#features/shared/sign-in/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';

const words = defineMessages({
  SessionRequired: {
    id: 'signInPage.sessionRequired',
    defaultMessage: '這個頁面需要先登入，登入後會回到您要去的地方。',
  },
  usual: { id: 'signInPage.usual', defaultMessage: '登入後就能聊天、加入俱樂部、領每日獎勵。' },
});

/** The service draws the page without a window, and for an address of its own. */
const ownOrigin = (): string => (typeof window === 'undefined' ? '' : window.location.origin);

/** The sign-in as a page: for addresses that need a session, and for the return of a sign-in that used the whole page (specification 1 §7). */
export function SignInPage(): ReactNode {
  const { formatMessage } = useIntl();
  const status = useSessionStatus();
  const openSignIn = useOpenSignIn();
  const home = useHome();
  const [parameters] = useSearchParams();
  const search = parameters.toString();
  const callback = callbackAddress(parameters, ownOrigin()) ?? home;
  const prizes = prizePageOf(callback);
  const isRequired = parameters.get('error') === 'SessionRequired';
  // Remounted for each address, since the sign-in would otherwise restore its step from the previous address.
  if (status === 'authenticated') return <Redirect key={search} to={callback} />;
  const title = (
    <VisuallyHidden>
      <Heading level={1}>
        <FormattedMessage defaultMessage="登入" id="signInPage.title" />
      </Heading>
    </VisuallyHidden>
  );
  const ways = (
    <Stack gap={3}>
      <Button icon={<LogIn size={20} />} onClick={openSignIn}>
        <FormattedMessage defaultMessage="登入" id="signInPage.open" />
      </Button>
      <Button asChild variant="secondary">
        <Link to={home}>
          <FormattedMessage defaultMessage="先逛逛大廳" id="signInPage.home" />
        </Link>
      </Button>
    </Stack>
  );
  if (prizes !== undefined && isRequired) {
    return (
      <>
        {title}
        <VisitorPrizes page={prizes} />
        {ways}
      </>
    );
  }
  return (
    <Centered>
      {title}
      <EmptyState
        action={ways}
        description={
          isRequired || !parameters.has('error') ? (
            formatMessage(isRequired ? words.SessionRequired : words.usual)
          ) : (
            <Suspense>
              <SignInFailureText query={parameters} />
            </Suspense>
          )
        }
        drawing={<BrandMascot />}
        title={formatMessage({ id: 'signInPage.heading', defaultMessage: '請先登入' })}
      />
    </Centered>
  );
}
