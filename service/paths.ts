import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Paths of the files that the service reads. */
export const PATHS = {
  root,
  brands: join(root, 'brands'),
  app: join(root, 'dist/app'),
  docs: join(root, 'docs/protocol'),
  /** The recorded scenes of the live demo, `<game>.flv`. */
  liveScenes: join(root, 'content/live'),
  newBrand: join(root, 'scripts/new-brand.ts'),
} as const;
