import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { askNpm } from './supply-chain/npm.ts';
import { billOfShipped, missingFrom, shippedPackages } from './supply-chain/sbom.ts';

// A step of `npm test`: writes dist/sbom.cdx.json, the bill of materials of the shipped packages, and compares it with package-lock.json.
const shipped = shippedPackages(readFileSync('package-lock.json', 'utf8'));
const { name } = z.object({ name: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')));
const bom = billOfShipped(await askNpm(['sbom', '--sbom-format=cyclonedx', '--package-lock-only']), shipped, name);
mkdirSync('dist', { recursive: true });
writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(bom, null, 1)}\n`);
const missing = missingFrom(bom, shipped);
if (missing.length > 0) {
  console.error(['These packages ship and are not in dist/sbom.cdx.json:', ...missing].join('\n'));
  process.exitCode = 1;
}
