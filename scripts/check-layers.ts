import { checkLayers } from './layers/check.ts';

const { files, violations } = await checkLayers(process.cwd());
for (const violation of violations) console.error(violation);
console.log(`${files} files, ${violations.length} against the layers`);
// If there are no files, the check looked in the wrong folder.
process.exitCode = violations.length === 0 && files > 0 ? 0 : 1;
