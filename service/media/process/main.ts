import { readBrands } from '../../brands.ts';
import { PATHS } from '../../paths.ts';
import { createLog } from '../../ports/log.ts';
import { startMediaProcess } from './mediaProcess.ts';
import { readProcessConfig } from './processConfig.ts';

// `npm run media` runs streams in a separate process (docs/live.md).

const DRAIN_DEADLINE_MS = 10_000;

async function main(): Promise<void> {
  process.umask(0o077);
  const config = readProcessConfig(process.env);
  const log = createLog(config.logLevel);
  const media = await startMediaProcess(config, { brands: readBrands(PATHS.brands), log });
  const stop = (): void => {
    setTimeout(() => process.exit(1), DRAIN_DEADLINE_MS).unref();
    media.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.stdout.write(
    `Encoders publish to port ${media.rtmpPort}\nViewers connect to port ${media.port}\nThe service is at ${config.service.origin}\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`The media process cannot start:\n${error instanceof Error ? error.message : ''}\n`);
  process.exit(1);
});
