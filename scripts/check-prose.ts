import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Baseline, compareWithBaseline, countByFile, findOddSentences, findSubjectFaults } from './prose/check.ts';

// `npm run lint:prose`: checks that comments, docstrings, test titles, contract summaries, docs and commit subjects are in plain English.
// Files of the baseline may keep their number of odd sentences. `-- --update` writes lower counts, `-- --all` prints every sentence.
const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const file = 'scripts/prose/baseline.json';
const baseline = Baseline.parse(JSON.parse(await readFile(file, 'utf8')));
const sentences = await findOddSentences('.');

if (values.all) {
  for (const { file: path, line, text, words, advice } of sentences)
    if (positionals.length === 0 || positionals.some((part) => path.startsWith(part)))
      console.log(`${path}:${line}: "${words}" (${advice})\n    ${text.slice(0, 300)}`);
}
if (values.update) {
  const counts = Object.entries(countByFile(sentences));
  const files = Object.fromEntries(counts.map(([path, count]) => [path, Math.min(count, baseline.files[path] ?? 0)]));
  const kept = Object.fromEntries(Object.entries(files).filter(([, count]) => count > 0));
  await writeFile(file, `${JSON.stringify({ since: baseline.since, files: kept }, undefined, 2)}\n`);
  baseline.files = kept;
}

const complaints = [
  ...compareWithBaseline(sentences, baseline.files),
  ...(await findSubjectFaults('.', baseline.since)),
];
for (const complaint of complaints) console.error(complaint);
console.log(`${sentences.length} odd sentences, ${complaints.length === 0 ? 'none of them new' : 'see above'}`);
process.exitCode = complaints.length === 0 ? 0 : 1;
