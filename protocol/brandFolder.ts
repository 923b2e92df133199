export type FolderFileKind = 'facts' | 'tokens' | 'drawing' | 'text' | 'face' | 'licence' | 'sound' | 'picture';

const KINDS: ReadonlyArray<readonly [kind: FolderFileKind, path: RegExp]> = [
  ['facts', /^brand\.json$/],
  ['tokens', /^tokens\.json$/],
  ['drawing', /^[a-z][a-z\d-]*\.svg$/],
  ['text', /^content\/[a-zA-Z\d-]+\/(?:zh_tw|id_id|vi_vn)\.md$/],
  ['face', /^faces\/[a-z\d-]+\.woff2$/],
  ['licence', /^faces\/[A-Za-z\d-]+\.txt$/],
  ['sound', /^sounds\/[a-z\d-]+\.(?:wav|mp3)$/],
  ['picture', /^pictures\/[a-z\d-]+\.(?:webp|avif|png|jpg)$/],
];

/** The kind of a file by its path in a brand's folder. Undefined for a file that no brand has. */
export const folderFileKind = (path: string): FolderFileKind | undefined =>
  KINDS.find(([, pattern]) => pattern.test(path))?.[0];

export const isBinaryFile = (path: string): boolean => {
  const kind = folderFileKind(path);
  return kind === 'face' || kind === 'sound' || kind === 'picture';
};

/** The largest size of a file of each kind, in bytes. */
export const MAX_FOLDER_BYTES = {
  face: 400_000,
  sound: 200_000,
  music: 2_000_000,
  picture: 300_000,
} as const;
