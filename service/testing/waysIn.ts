import { identityToken } from '#conformance/account.ts';
import { goThrough } from '#conformance/identityProvider.ts';
import { addPasskeyTo, passkeySession } from '#conformance/passkey.ts';
import type { TestContext } from '#conformance/testContext.ts';
import type { Visitor } from '#conformance/visitor.ts';
import { choosePhoneAccount, switchAccount } from '#protocol/endpoints/auth.ts';
import { signInLine } from '#protocol/endpoints/signIn.ts';

/** Every way to sign in, each for another player. */
export const WAYS_IN: Readonly<Record<string, (context: TestContext, visitor: Visitor) => Promise<unknown>>> = {
  guest: (context, visitor) => context.guest(visitor),
  phone: (context, visitor) => context.member('0942000001', visitor),
  async switched(context, visitor) {
    const { Token, players } = await context.prove('0942000004');
    const choose = async (PlayerID = ''): Promise<string> => {
      const csrfToken = await visitor.csrfToken();
      return (await visitor.call(choosePhoneAccount, { Token, PlayerID, csrfToken })).playerID;
    };
    const PlayerID = await choose(players[0]);
    await choose(players[1]);
    return visitor.call(switchAccount, { PlayerID, csrfToken: await visitor.csrfToken() });
  },
  line: (context, visitor) => goThrough(context, visitor, 'line', 'fixed'),
  google: (context, visitor) => goThrough(context, visitor, 'google', 'fixed'),
  apple: (context, visitor) => goThrough(context, visitor, 'apple', 'fixed'),
  facebook: (context, visitor) => goThrough(context, visitor, 'facebook', 'fixed'),
  async liff(context, visitor) {
    const idToken = await identityToken(context, 7, 'fixed-liff');
    return visitor.call(signInLine, { csrfToken: await visitor.csrfToken(), idToken });
  },
  async passkey(context, visitor) {
    const { authenticator } = await addPasskeyTo(context, await context.member('0942000005', visitor));
    return passkeySession(context, authenticator, visitor);
  },
};
