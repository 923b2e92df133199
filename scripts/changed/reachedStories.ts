import { findDependents, listFiles, readImportGraph } from './importGraph.ts';

/** Files that change how every story looks, and that no story imports by name. */
const EVERYWHERE =
  /^(brands|fonts|ui\/theme|ui\/assets|\.storybook|stories\/(visual|setting)|scripts\/visual)\/|^package-lock\.json$/;

/**
 * Returns the first commit of a change: the fork from `main` on a branch. On `main` it is the last pushed commit, or the commit before the
 * last if all are pushed.
 * @returns undefined if the history has no such commit
 */
async function findBase(root: string): Promise<string | undefined> {
  const commit = async (...args: string[]): Promise<string | undefined> => {
    try {
      return (await listFiles(root, ...args))[0];
    } catch {
      return undefined;
    }
  };
  const head = await commit('rev-parse', 'HEAD');
  for (const main of ['main', 'origin/main']) {
    const fork = await commit('merge-base', main, 'HEAD');
    if (fork !== undefined && fork !== head) return fork;
  }
  return commit('rev-parse', '--verify', '--quiet', 'HEAD^');
}

/**
 * Returns the stories of the library that a change can make look different, as paths from the checkout.
 *
 * @param changed paths of the changed files
 * @param graph the imports of the checkout
 * @returns undefined if that is every story
 */
export function storiesReachedBy(
  changed: readonly string[],
  graph: Awaited<ReturnType<typeof readImportGraph>>,
): readonly string[] | undefined {
  if (changed.some((file) => EVERYWHERE.test(file))) return undefined;
  return [...findDependents(graph, changed)].filter((file) => /^stories\/(ui|overview)\/.*\.stories\.tsx$/.test(file));
}

/**
 * Finds the stories of the library that the branch affects, including uncommitted work; on `main` the stories that the unpushed commits
 * affect, or otherwise the last commit.
 *
 * @param root the checkout
 * @returns undefined if every story is affected, or if the history is not available
 */
export async function findReachedStories(root: string): Promise<readonly string[] | undefined> {
  const base = await findBase(root);
  if (base === undefined) return undefined;
  const changed = [
    ...(await listFiles(root, 'diff', '--name-only', base)),
    ...(await listFiles(root, 'ls-files', '--others', '--exclude-standard')),
  ];
  return storiesReachedBy(changed, await readImportGraph(root));
}
