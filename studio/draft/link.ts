import { drawingProblem } from '#protocol/drawing.ts';
import { Draft } from './draft.ts';
import { readSeedLink } from './seedLink.ts';

/** The content of a shared link: a draft, or the names of the wrong fields. */
export type ReadLink = { readonly draft: Draft } | { readonly wrong: readonly string[] };

const NAME = 'draft=';
/** Longer addresses are cut short by chats and mails. */
export const MAX_LINK = 30_000;
const MAX_CHARACTERS = 1_000_000;

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/**
 * A whole draft as the fragment of an address, compressed: facts, seeds, overrides, parts and drawings. Files that
 * the studio does not read are left out; the archive carries them.
 */
export async function linkOf(draft: Draft): Promise<string> {
  const { deflateSync, strToU8 } = await import('fflate');
  return `#${NAME}${toBase64Url(deflateSync(strToU8(JSON.stringify({ ...draft, Files: {} })), { level: 9 }))}`;
}

/** @throws Error if it is no packed text, or larger than any draft */
async function unpacked(packed: string): Promise<string> {
  const { Inflate, strFromU8 } = await import('fflate');
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((part) => {
    size += part.length;
    if (size > MAX_CHARACTERS) throw new Error('larger than any draft');
    parts.push(part);
  });
  const bytes = fromBase64Url(packed);
  // Reads in pieces, to reject a small text that unpacks to a huge one early.
  for (let at = 0; at < bytes.length; at += 512) stream.push(bytes.subarray(at, at + 512), at + 512 >= bytes.length);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return strFromU8(whole);
}

async function readDraft(packed: string): Promise<ReadLink> {
  try {
    const read = Draft.safeParse(JSON.parse(await unpacked(packed)));
    if (!read.success) return { wrong: [...new Set(read.error.issues.map(({ path }) => path.join('.').slice(0, 40)))] };
    const unsafe = Object.entries(read.data.Drawings).filter(([, drawing]) => drawingProblem(drawing) !== undefined);
    return unsafe.length > 0
      ? { wrong: unsafe.map(([file]) => file.slice(0, 40)) }
      : { draft: { ...read.data, Files: {} } };
  } catch {
    return { wrong: ['draft'] };
  }
}

/** Reads the fragment of a shared link, with a whole draft or with seeds alone. Undefined without a fragment. */
export async function readLink(fragment: string): Promise<ReadLink | undefined> {
  const text = fragment.replace(/^#/, '');
  if (text === '') return undefined;
  return text.startsWith(NAME) ? readDraft(text.slice(NAME.length)) : readSeedLink(text);
}
