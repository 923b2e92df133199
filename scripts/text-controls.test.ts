import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textControlFaults } from './typing/textControls.ts';

const ROOT = resolve(import.meta.dirname, '..');
const ROOMS = ['ui', 'features', 'studio', 'app', 'stories', 'mocks'];
/** A library controls its text. The component delays a query while an input method composes. */
const LIBRARY = 'ui/components/Combobox/Combobox.tsx';
/** Takes dropped or chosen files. A library sets the input's type. */
const FILES = 'ui/components/FileDrop/FileDrop.tsx';

const sources = ROOMS.flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => `${room}/${name.replaceAll('\\', '/')}`),
);

describe('texts that a player writes', () => {
  it('are empty by the rule of visible text, which covers more than spaces', () => {
    const files = readdirSync(join(ROOT, 'features'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!\.test)\.tsx?$/.test(name),
    );
    const trimming = files.filter((name) =>
      /\.trim\(\)(?:\.length)? (?:===|!==|>) (?:''|0)/.test(readFileSync(join(ROOT, 'features', name), 'utf8')),
    );
    expect(trimming).toEqual([]);
  });
});

describe('text fields', () => {
  it('use the shared hook, and amounts the shared parser', () => {
    const faults = sources
      .filter((file) => file !== LIBRARY && file !== FILES)
      .flatMap((file) =>
        textControlFaults(file, readFileSync(join(ROOT, file), 'utf8'), {
          mayReadAmounts: !/^(features|studio)\//.test(file) || file.startsWith('features/shared/amount/'),
        }),
      );
    expect(sources.length).toBeGreaterThan(500);
    expect(faults).toEqual([]);
  });

  it.for([
    [
      'a value that is cut while it is typed',
      `export const A = () => <input onChange={(event) => set(event.target.value.slice(0, 3))} value={text} />;`,
      ['A.tsx:1 controls a text field by its own onChange, value', 'A.tsx has a text field without useTypedText'],
    ],
    [
      'a number field of the browser',
      `import { useTypedText } from './useTypedText.ts';
       export const A = () => { const typing = useTypedText('', go); return <input {...typing} type="number" />; };`,
      ['A.tsx:2 is a number field of the browser, which reads separators its own way'],
    ],
    [
      'an amount past the parser',
      `import { NumberField } from '#ui/components/NumberField/index.ts';\nexport const A = NumberField;`,
      ['A.tsx:1 takes an amount past features/shared/amount'],
    ],
    ['a choice', `export const A = () => <input checked onChange={go} type="radio" value="a" />;`, []],
    [
      'a field of the hook',
      `export const A = () => { const typing = useTypedText('', go); return <textarea {...typing} rows={2} />; };`,
      [],
    ],
  ] as const)('reports the right faults for %s', ([, code, faults]) =>
    expect(textControlFaults('A.tsx', code, { mayReadAmounts: false })).toEqual(faults),
  );
});
