import { identityToken } from '#conformance/account.ts';
import { goThrough } from '#conformance/party.ts';
import type { Stage } from '#conformance/stage.ts';
import type { Visitor } from '#conformance/visitor.ts';
import { choosePhoneAccount, switchAccount } from '#protocol/endpoints/auth.ts';
import { signInLine } from '#protocol/endpoints/signIn.ts';

/** Every way to a session, of somebody of its own. */
export const WAYS_IN: Readonly<Record<string, (stage: Stage, visitor: Visitor) => Promise<unknown>>> = {
  guest: (stage, visitor) => stage.guest(visitor),
  phone: (stage, visitor) => stage.member('0942000001', visitor),
  async switched(stage, visitor) {
    const { Token, players } = await stage.prove('0942000004');
    const choose = async (PlayerID = ''): Promise<string> => {
      const csrfToken = await visitor.csrfToken();
      return (await visitor.call(choosePhoneAccount, { Token, PlayerID, csrfToken })).playerID;
    };
    const PlayerID = await choose(players[0]);
    await choose(players[1]);
    return visitor.call(switchAccount, { PlayerID, csrfToken: await visitor.csrfToken() });
  },
  line: (stage, visitor) => goThrough(stage, visitor, 'line', 'fixed'),
  google: (stage, visitor) => goThrough(stage, visitor, 'google', 'fixed'),
  apple: (stage, visitor) => goThrough(stage, visitor, 'apple', 'fixed'),
  facebook: (stage, visitor) => goThrough(stage, visitor, 'facebook', 'fixed'),
  async liff(stage, visitor) {
    const idToken = await identityToken(stage, 7, 'fixed-liff');
    return visitor.call(signInLine, { csrfToken: await visitor.csrfToken(), idToken });
  },
};
