import { SignJWT } from 'jose';
import type { AppleProvider } from '../providerConfig.ts';

/** Apple allows half a year, but the secret is only needed for one exchange. */
const LIFE = '5m';

/** Returns the client secret that Apple requires: a JWT signed with the key that Apple issued (ES256). */
export const appleSecret = ({ issuer, clientID, key }: AppleProvider): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: key.keyID })
    .setIssuer(key.teamID)
    .setSubject(clientID)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(LIFE)
    .sign(key.privateKey);
