import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const components = join(import.meta.dirname, '..');

/** The styles of each component whose window is a modal one. */
const modalStyles = readdirSync(components, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .filter((file) => readFileSync(join(components, file), 'utf8').includes('<ModalFrame'))
  .map((file) => file.replace(/\.tsx$/u, '.css.ts'))
  .map((file) => (existsSync(join(components, file)) ? file : join(dirname(file), `${dirname(file)}.css.ts`)));

/** The animations that a style plays while its window closes, but those for people who wish for less motion. */
const closing = (file: string): readonly string[] =>
  readFileSync(join(components, file), 'utf8')
    .split('\n')
    .filter((line) => line.includes("'&[data-state=closed]'") && line.includes('animation'));

test('finds the components with a modal frame', () => {
  expect(modalStyles.toSorted()).toEqual(
    expect.arrayContaining([
      'ActionSheet/ActionSheet.css.ts',
      'BottomSheet/BottomSheet.css.ts',
      'Dialog/Dialog.css.ts',
      'Drawer/Drawer.css.ts',
    ]),
  );
});

test.each([...new Set([...modalStyles, 'Dialog/ModalFrame.css.ts'])])(
  '%s closes its window in the time of a dialog (specification 2 §9)',
  (file) => {
    // A menu that opens beside its button, from the same file, is no modal.
    const modal = closing(file).filter((line) => !line.includes('{vanish}'));
    expect(modal.length).toBeGreaterThan(0);
    for (const line of modal) expect(line).toContain('vars.motion.dialog');
  },
);
