import { checkLayers } from './layers/check.ts';

// `npm run lint:layers`
const { files, violations } = await checkLayers(process.cwd());
for (const violation of violations) console.error(violation);
console.log(`${files} files, ${violations.length} against the layers`);
// No file at all means that the check looked in the wrong place, not that all is well.
process.exitCode = violations.length === 0 && files > 0 ? 0 : 1;
