import { buildPage, gzipBytes } from './buildPage.ts';
import { kib, report } from './report.ts';

// What dialog, tabs, card and button add to a bare page with React, both built in this run.
const bare = await buildPage('bare');
const ours = await buildPage('components');
const beyond = (ending: '.js' | '.css'): number => kib(gzipBytes(ours, ending) - gzipBytes(bare, ending));

report({ name: 'dialog + tabs + card + button, JS beyond React', value: beyond('.js'), unit: 'KiB gzip', atMost: 26 });
report({
  name: 'dialog + tabs + card + button, CSS with all themes',
  value: beyond('.css'),
  unit: 'KiB gzip',
  atMost: 9,
});
