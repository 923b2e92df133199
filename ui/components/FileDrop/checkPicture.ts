export type Refusal = 'type' | 'size' | 'content' | 'many';

const signatures = {
  'image/jpeg': { at: 0, bytes: [0xff, 0xd8, 0xff] },
  'image/png': { at: 0, bytes: [0x89, 0x50, 0x4e, 0x47] },
  'image/webp': { at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
} as const;

export type PictureType = keyof typeof signatures;

export const endings: Readonly<Record<PictureType, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};

async function begins(file: Blob, type: PictureType): Promise<boolean> {
  const { at, bytes } = signatures[type];
  const head = new Uint8Array(await file.slice(at, at + bytes.length).arrayBuffer());
  return bytes.every((byte, place) => head[place] === byte);
}

/** Checks a file by its type, its size and its first bytes, since a file extension proves nothing. */
export async function checkPicture(
  file: Blob,
  types: readonly PictureType[],
  maxBytes: number,
): Promise<Refusal | undefined> {
  const type = types.find((one) => one === file.type);
  if (type === undefined) return 'type';
  if (file.size > maxBytes) return 'size';
  return (await begins(file, type)) ? undefined : 'content';
}
