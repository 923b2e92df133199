import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  Baseline,
  compareWithBaseline,
  findOddSentences,
  findSubjectFaults,
  hashOf,
  readSentences,
} from './prose/check.ts';
import { drawSample, headHash } from './prose/sample.ts';

// `npm run lint:prose`: checks that comments, docstrings, test titles, contract summaries, docs and commit subjects are in plain English.
// `-- --all <path>` prints every odd sentence, `-- --sample 200` draws sentences by the hash of HEAD for a reader.
// `-- --update` removes the hashes of corrected sentences from the baseline.
const { values, positionals } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    sample: { type: 'string' },
  },
  allowPositionals: true,
});
const file = 'scripts/prose/baseline.json';
const baseline = Baseline.parse(JSON.parse(await readFile(file, 'utf8')));
const texts = await readSentences('.');

if (values.sample === undefined) {
  const sentences = findOddSentences(texts);
  if (values.all) {
    for (const { file: path, line, text, words, advice } of sentences)
      if (positionals.length === 0 || positionals.some((part) => path.startsWith(part)))
        console.log(`${path}:${line}: "${words}" (${advice})\n    ${text.slice(0, 300)}`);
  }
  if (values.update) {
    const found = new Set(sentences.map(hashOf));
    baseline.sentences = baseline.sentences.filter((hash) => found.has(hash));
    await writeFile(file, `${JSON.stringify(baseline, undefined, 2)}\n`);
  }
  const complaints = [
    ...compareWithBaseline(sentences, baseline.sentences),
    ...(await findSubjectFaults('.', baseline.since)),
  ];
  for (const complaint of complaints) console.error(complaint);
  console.log(`${sentences.length} odd sentences, ${complaints.length === 0 ? 'none of them new' : 'see above'}`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
} else {
  const seed = await headHash('.');
  console.log(`commit ${seed}`);
  for (const { file: path, line, text } of drawSample(texts, Number(values.sample), seed))
    console.log(`${path}:${line}: ${text}`);
}
