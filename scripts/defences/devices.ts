import type { TableBreaks } from './break.ts';

const CASES = 'domain/conformance.test.ts';

/** The breaks of the rows on signed-in browsers and on notices to their owner. */
export const deviceBreaks: TableBreaks = {
  'a browser that was left signed in, or lost': [
    {
      file: 'domain/account/devices.ts',
      find: "  await endSessions(tx, ports, { playerID: PlayerID, deviceHash: DeviceHash, address }, 'device');",
      replace: '  await Promise.resolve([ports, address]);',
      test: CASES,
      title: 'ends the session of the browser that asks at once, on every socket',
    },
    {
      file: 'domain/account/devices.ts',
      find: "  if (Phone !== '') await tx.table('phoneTokens').remove({ Phone, DeviceHash });",
      replace: '',
      test: CASES,
      title: 'takes the proof of the phone from that browser alone',
    },
  ],
  'strangers who use up the codes of a number, so that its owner’s new device is refused': [
    {
      file: 'domain/auth/signInRequest.ts',
      find: '  await requests.remove({ DeviceHash });',
      replace: '  await requests.remove({ Phone });',
      test: CASES,
      title: 'finds its browser however many strangers ask for the number',
    },
  ],
  'a new device that somebody else lets in': [
    {
      file: 'domain/auth/signInRequest.ts',
      find: '(phone: string, code: string): string => `signInRequest:',
      replace: '(_phone: string, code: string, phone = 1): string => `signInRequest:',
      test: CASES,
      title: 'knows no digits of another number, older or replaced ones',
    },
    {
      file: 'domain/auth/signInRequest.ts',
      find: '  requireRecentProof(context);',
      replace: '',
      test: CASES,
      title: 'confirmSignIn 300030',
    },
    {
      file: 'domain/auth/signInRequest.ts',
      find: 'createPhoneToken(tx, context, Phone, ProofTime)',
      replace: 'createPhoneToken(tx, context, Phone)',
      test: CASES,
      title: 'carries the proof of the browser that confirmed, and makes none',
    },
    {
      file: 'domain/auth/signInRequest.ts',
      find: 'TRIES_A_DAY = 20;',
      replace: 'TRIES_A_DAY = 2000;',
      test: CASES,
      title: 'takes twenty tries a day from an account',
    },
    {
      file: 'domain/auth/signInRequest.ts',
      find: '  await notifyConfirmedDevice(tx, context, Phone, device);',
      replace: '',
      test: CASES,
      title: 'tells every account on the number once, also when repeated',
    },
    {
      file: 'domain/auth/handlers.ts',
      find: "  if (device !== undefined) await tx.table('signInRequests').remove({ DeviceHash: hashToken(device) });",
      replace: '',
      test: CASES,
      title: 'gives nothing after the browser signed out',
    },
    {
      file: 'domain/account/devices.ts',
      find: "  if (Phone !== '') await tx.table('signInRequests').remove({ Phone, DeviceHash });",
      replace: '',
      test: CASES,
      title: 'takes a confirmation from that browser too',
    },
    {
      file: 'domain/account/forgetDevices.ts',
      find: "  if (Phone !== '') await tx.table('signInRequests').remove({ Phone });",
      replace: '',
      test: CASES,
      title: 'takes confirmations from all browsers',
    },
  ],
  'a sign-in or a new way in that the owner does not notice': [
    {
      file: 'domain/auth/device.ts',
      find: '  if (!IsRegist && others.length > 0) await notifyNewDevice(tx, moment, PlayerID, agent);',
      replace: '  await Promise.resolve([IsRegist, agent, notifyNewDevice]);',
      test: CASES,
      title: 'tells of a new browser, not of the first and not of a known one',
    },
    {
      file: 'domain/auth/device.ts',
      find: '  if (told >= MAX_NOTICES) return;',
      replace: '',
      test: 'domain/auth/device.test.ts',
      title: 'notifies about twenty new browsers a day, and about others the day after',
    },
  ],
  'traces of devices that outlive their use': [
    {
      file: 'domain/auth/device.ts',
      find: '  for (const other of others.slice(MAX_DEVICES - 1)) await devices.remove({ PlayerID, DeviceHash: other.DeviceHash });',
      replace: '',
      test: 'domain/auth/device.test.ts',
      title: 'keeps the twenty browsers of an account that signed in last',
    },
    {
      file: 'domain/account/forget.ts',
      find: "  'devices',\n",
      replace: '',
      test: 'domain/account/erase.test.ts',
      title: 'has no device left',
    },
  ],
};
