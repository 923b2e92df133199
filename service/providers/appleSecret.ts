import { SignJWT } from 'jose';
import type { AppleProvider } from '../providerConfig.ts';

/** Apple allows half a year; the secret only has to outlive the exchange. */
const LIFE = '5m';

/** The client secret that Apple requires: an identity statement signed with the key that Apple issued (ES256). */
export const appleSecret = ({ issuer, clientID, key }: AppleProvider): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: key.keyID })
    .setIssuer(key.teamID)
    .setSubject(clientID)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(LIFE)
    .sign(key.privateKey);
