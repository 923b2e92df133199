import { featureFolders } from './features.ts';

/** The folder that tests of several features share. */
const TEST_FOLDER = 'testing';

/** Returns the folder of a path of `features/`, as `scripts/layers/features.ts` names it. */
function folderOf(path: string): string {
  const [, floor = '', folder = ''] = path.split('/');
  return floor === TEST_FOLDER ? TEST_FOLDER : `${floor}/${folder}`;
}

const rankOf = (folder: string): number => featureFolders.indexOf(folder);

/**
 * Checks an import within `features/`: a folder imports only from the index files of folders before it in the list.
 * @param file the importing file, from the checkout
 * @param target the imported file, from the checkout
 * @param isTest whether a file is for tests
 * @returns the fault, or undefined
 */
export function featureViolationOf(
  file: string,
  target: string,
  isTest: (file: string) => boolean,
): string | undefined {
  const own = folderOf(file);
  const other = folderOf(target);
  for (const folder of [own, other])
    if (folder !== TEST_FOLDER && rankOf(folder) < 0)
      return `features/${folder} is not in the list of scripts/layers/features.ts`;
  if (isTest(target)) return isTest(file) ? undefined : `${target} is for tests`;
  if (own === other) return undefined;
  if (target !== `features/${other}/index.ts`)
    return `a feature reaches another only through its face: features/${other}/index.ts`;
  if (isTest(file) || rankOf(other) < rankOf(own)) return undefined;
  return `features/${own} may not import features/${other}, which comes after it in scripts/layers/features.ts`;
}
