/** What a file in a brand's folder is. */
export type FolderFileKind = 'facts' | 'tokens' | 'drawing' | 'text';

const KINDS: ReadonlyArray<readonly [kind: FolderFileKind, path: RegExp]> = [
  ['facts', /^brand\.json$/],
  ['tokens', /^tokens\.json$/],
  ['drawing', /^[a-z][a-z\d-]*\.svg$/],
  ['text', /^content\/[a-zA-Z\d-]+\/(?:zh_tw|id_id|vi_vn)\.md$/],
];

/** What a file is by its path in the folder of a brand; nothing for one that no brand has. */
export const folderFileKind = (path: string): FolderFileKind | undefined =>
  KINDS.find(([, pattern]) => pattern.test(path))?.[0];
