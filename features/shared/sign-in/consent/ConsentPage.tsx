import { type ReactNode, useState } from 'react';
import { consentSignIn } from '#protocol/endpoints/dev.ts';
import { type ConsentOutcome, DEMO_PEOPLE } from '#protocol/entities/demoPerson.ts';
import { type ProviderName, signInPagePath } from '#protocol/entities/signIn.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useClient } from '../../../base/client/index.ts';
import { useLocation } from '../../../base/routing/index.ts';
import { providerNames } from '../provider/providerMessages.ts';
import * as css from './ConsentPage.css.ts';

const failures: readonly (readonly [ConsentOutcome, string])[] = [
  ['denied', 'Deny'],
  ['emailMissing', 'Agree without an e-mail address'],
  ['badState', 'Answer with a wrong state'],
  ['badNonce', 'Answer with a wrong nonce'],
  ['providerDown', 'Be down when the code is exchanged'],
  ['codeRefused', 'Refuse the code'],
];

/** The request that an identity provider makes the browser send to the callback. */
export interface Brought {
  readonly Method: 'GET' | 'POST';
  readonly Path: string;
  readonly Parameters: Readonly<Record<string, string>>;
}

/**
 * Sends the answer to the callback.
 *
 * @returns the address of the redirect
 */
export type BringBack = (brought: Brought) => Promise<string>;

/** A navigation cannot be mocked, so this calls the callback and follows its redirect (decisions §3). */
const bringBack: BringBack = async ({ Method, Path, Parameters }) => {
  const fields = new URLSearchParams(Parameters);
  const reply = await (Method === 'GET'
    ? fetch(`${Path}?${fields.toString()}`)
    : fetch(Path, { method: 'POST', body: fields }));
  return reply.url;
};

export interface ConsentPageProps {
  provider: ProviderName;
  goTo: (address: string) => void;
  bring?: BringBack;
  origin?: string;
}

/** The page of an identity provider on mocks: the developer picks a person or a new one, denies, or picks a failure. */
export function ConsentPage({
  provider,
  goTo,
  bring = bringBack,
  origin = window.location.origin,
}: ConsentPageProps): ReactNode {
  const { rest } = useClient();
  const { search } = useLocation();
  const [failed, setFailed] = useState(false);
  const decide = (Person: string, Outcome: ConsentOutcome): void => {
    const url = `${origin}${signInPagePath(provider)}${search}`;
    rest
      .post(consentSignIn, { url, Person, Outcome })
      .then(bring)
      .then(goTo, () => setFailed(true));
  };
  const [first] = DEMO_PEOPLE;
  const somebodyNew = (): string => `new-${crypto.randomUUID().slice(0, 8)}`;
  /** The provider has the email of an existing account already. */
  const whoFor = (outcome: ConsentOutcome): string =>
    outcome === 'emailMissing' ? somebodyNew() : (first?.ID ?? 'demo');
  return (
    <div className={css.page} lang="en">
      <Heading level={1}>{`${providerNames[provider]}, for development`}</Heading>
      <p className={css.muted}>{`Stands in for ${providerNames[provider]}. Menagerie wants to know who you are.`}</p>
      <Stack gap={2}>
        {DEMO_PEOPLE.map(({ ID, Name, Email }) => (
          <Button fullWidth key={ID} onClick={() => decide(ID, 'agreed')} variant="secondary">
            {`${Name} · ${Email}`}
          </Button>
        ))}
        <Button fullWidth onClick={() => decide(somebodyNew(), 'agreed')} variant="secondary">
          Somebody new
        </Button>
      </Stack>
      <Heading level={2}>Or have something go wrong</Heading>
      <Stack gap={2}>
        {failures.map(([outcome, words]) => (
          <Button fullWidth key={outcome} onClick={() => decide(whoFor(outcome), outcome)} variant="ghost">
            {words}
          </Button>
        ))}
      </Stack>
      {failed ? <p role="alert">This question is over. Close the window and begin again.</p> : null}
    </div>
  );
}
