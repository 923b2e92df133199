import { indexText, type Migration } from '#store/sql/migration.ts';

/** Who signed in from a browser is asked for wherever it makes another account. */
export const deviceIndex: Migration = {
  name: '0040-device-index',
  statements: () => [indexText('devices', ['DeviceHash'])],
};
