import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scaffoldBrand } from './brands/scaffold.ts';

/** Makes `brands/<id>` from the template. The documented command is `npm run admin -- brand new <id>`. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
try {
  console.log(`made ${relative(root, scaffoldBrand(root, process.argv[2] ?? ''))}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
