import { tableOf } from './tableOf.ts';

/** The breaks of the rows on signed-in browsers and on notices to their owner. */
export const deviceBreaks = tableOf('domain/conformance.test.ts', {
  'a browser that was left signed in, or lost': [
    {
      file: 'domain/account/devices.ts',
      find: "  await endSessions(tx, ports, { playerID: PlayerID, deviceHash: DeviceHash, address }, 'device');",
      replace: '  await Promise.resolve([ports, address]);',
      title: 'ends the session of the calling browser at once, on every socket',
    },
    {
      find: "  if (Phone !== '') await tx.table('phoneTokens').remove({ Phone, DeviceHash });",
      title: 'revokes the proof of the phone of that browser only',
    },
  ],
  'strangers who use up the codes of a number, so that its owner’s new device is refused': [
    {
      file: 'domain/auth/signInRequest.ts',
      find: '  await requests.remove({ DeviceHash });',
      replace: '  await requests.remove({ Phone });',
      title: 'finds its browser among any number of requests by strangers',
    },
  ],
  'a new device that somebody else lets in': [
    {
      file: 'domain/auth/signInRequest.ts',
      find: '(phone: string, code: string): string => `signInRequest:',
      replace: '(_phone: string, code: string, phone = 1): string => `signInRequest:',
      title: 'refuses digits of another number, and old or replaced ones',
    },
    { find: '  requireRecentProof(context);', title: 'confirmSignIn 300030' },
    {
      find: 'createPhoneToken(tx, context, Phone, ProofTime)',
      replace: 'createPhoneToken(tx, context, Phone)',
      title: 'carries the proof of the confirming browser, and adds none',
    },
    {
      find: 'TRIES_A_DAY = 20;',
      replace: 'TRIES_A_DAY = 2000;',
      title: 'refuses a twenty-first try in a day by an account',
    },
    {
      find: '  await notifyConfirmedDevice(tx, context, Phone, device);',
      title: 'notifies every account on the number once, also after a repeat',
    },
    {
      file: 'domain/auth/handlers.ts',
      find: "  if (device !== undefined) await tx.table('signInRequests').remove({ DeviceHash: hashToken(device) });",
      title: 'refuses a request after the browser signed out',
    },
    {
      file: 'domain/account/devices.ts',
      find: "  if (Phone !== '') await tx.table('signInRequests').remove({ Phone, DeviceHash });",
      title: 'revokes the confirmations of that browser',
    },
    {
      file: 'domain/account/forgetDevices.ts',
      find: "  if (Phone !== '') await tx.table('signInRequests').remove({ Phone });",
      title: 'revokes the confirmations of all browsers',
    },
  ],
  'a sign-in or a new way in that the owner does not notice': [
    {
      file: 'domain/auth/device.ts',
      find: '  if (!IsRegist && others.length > 0) await notifyNewDevice(tx, moment, PlayerID, agent);',
      replace: '  await Promise.resolve([IsRegist, agent, notifyNewDevice]);',
      title: 'reports a new browser, but not the first one or a known one',
    },
    {
      find: '  if (told >= MAX_NOTICES) return;',
      test: 'domain/auth/device.test.ts',
      title: 'notifies about twenty new browsers a day, and about others the day after',
    },
  ],
  'traces of devices that outlive their use': [
    {
      file: 'domain/auth/device.ts',
      find: '  for (const other of others.slice(MAX_DEVICES - 1)) await devices.remove({ PlayerID, DeviceHash: other.DeviceHash });',
      test: 'domain/auth/device.test.ts',
      title: 'keeps the twenty browsers of an account that signed in last',
    },
    {
      file: 'domain/account/forget.ts',
      find: "  'devices',\n",
      test: 'domain/account/erase.test.ts',
      title: 'has no device left',
    },
  ],
});
