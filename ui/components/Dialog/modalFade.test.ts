import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const components = join(import.meta.dirname, '..');

/** The styles of every component with a modal window. */
const modalStyles = readdirSync(components, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .filter((file) => readFileSync(join(components, file), 'utf8').includes('<ModalFrame'))
  .map((file) => file.replace(/\.tsx$/u, '.css.ts'))
  .map((file) => (existsSync(join(components, file)) ? file : join(dirname(file), `${dirname(file)}.css.ts`)));

/** Returns the animations of a closing window, without those for reduced motion. */
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
  'closes the window of %s in the time of a dialog (specification 2 §9)',
  (file) => {
    // A menu beside its button, in the same file, is not modal.
    const modal = closing(file).filter((line) => !line.includes('{vanish}'));
    expect(modal.length).toBeGreaterThan(0);
    for (const line of modal) expect(line).toContain('vars.motion.dialog');
  },
);
