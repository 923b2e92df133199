import { userInfo } from 'node:os';
import { createLocalBus } from '#domain/ports/bus.ts';
import { openModels } from '#store/models/openModels.ts';
import { readBrands } from '../brands.ts';
import { type Config, readConfig } from '../config.ts';
import { openDatabase } from '../database.ts';
import { PATHS } from '../paths.ts';
import { PLATFORM_DATABASE } from '../platformDatabase.ts';
import { createLog } from '../ports/log.ts';
import { createPorts } from '../ports/ports.ts';
import { runAdmin, type Terminal } from './run.ts';
import { limitsOfOneProcess, NO_NODE } from '../cluster/cluster.ts';

const out = (line: string): void => void process.stdout.write(`${line}\n`);
const err = (line: string): void => void process.stderr.write(`${line}\n`);

const brands = readBrands(PATHS.brands);
const readOwnConfig = (): Config =>
  readConfig(
    process.env,
    brands.map(({ ID }) => ID),
  );

/** Opens the service's own database. The database must exist, because a wrong `DATABASE_URL` would otherwise create a new one. */
const open: Terminal['open'] = async (name) => {
  const config = readOwnConfig();
  const log = createLog('error', process.stderr);
  const store = await openDatabase(config.databaseUrl, { bus: undefined, log: createLog('silent'), migrates: false });
  const ports = await createPorts({
    limits: limitsOfOneProcess,
    node: NO_NODE,
    config,
    brands,
    store,
    bus: createLocalBus(),
    log,
    observer: { call: () => {} },
  });
  const opened = openModels(PLATFORM_DATABASE, config.databaseUrl);
  return {
    operator: { ports, models: opened.models, name, print: out },
    async close() {
      await opened.close();
      await store.close();
    },
  };
};

const terminal: Terminal = {
  out,
  err,
  open,
  account: userInfo().username,
  databaseUrl: () => readOwnConfig().databaseUrl,
};

runAdmin(process.argv.slice(2), terminal).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    err(error instanceof Error ? error.message : 'The command failed.');
    process.exitCode = 1;
  },
);
