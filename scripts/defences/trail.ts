import { tableOf } from './tableOf.ts';

/** The breaks of the rows on security events. */
export const trailBreaks = tableOf('domain/security/trail.test.ts', {
  'an attack that nobody sees': [
    {
      file: 'service/ports/edgeEvents.ts',
      find: "trailOf(ports).note({ address }, { Kind: 'origin.refused', Detail: { Surface, Row } }),",
      replace: 'void [address, Surface, Row],',
      test: 'service/http/securityTrail.test.ts',
      title: 'of another site’s page, over HTTP and at an upgrade',
    },
    {
      file: 'domain/dispatch/rest.ts',
      find: 'recordAnswer(ports, contract, outcome.code, { address: request.address });',
      title: 'of a CSRF token',
    },
  ],
  'a trace that gives secrets or people away': [
    {
      file: 'domain/security/trail.ts',
      find: "AddressHash: address === '' ? '' : addressHash(secret, address),",
      replace: 'AddressHash: address,',
      test: 'service/http/securitySecrets.test.ts',
      title: 'is in no security event',
    },
  ],
  'a trace of a change that did not happen': [
    {
      file: 'domain/security/trail.ts',
      find: 'tx.afterCommit(() => this.#tell(subject, event, row));',
      replace: 'this.#tell(subject, event, row);',
      title: 'goes with a unit of work that fails, and is not counted',
    },
  ],
  'filling the disk by refusals': [
    {
      file: 'domain/security/trail.ts',
      find: 'const isKept = this.#waiting.length < MAX_WAITING && this.#hasRoom(subject, event);',
      replace: 'const isKept = true;',
      title: 'store 20 refusals of a kind and an address a day',
    },
  ],
  'a trace of a deleted player': [
    {
      file: 'domain/account/forget.ts',
      find: "  await tx.table('securityEvents').update({ PlayerID }, { PlayerID: '', AddressHash: '' });",
      test: 'domain/account/erase.test.ts',
      title: 'is taken out of the security events, which are kept',
    },
  ],
});
