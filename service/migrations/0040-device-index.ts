import { indexText, type Migration } from '#store/sql/migration.ts';

/** An index for the accounts of a browser, which are read when the browser creates another account. */
export const deviceIndex: Migration = {
  name: '0040-device-index',
  statements: () => [indexText('devices', ['DeviceHash'])],
};
