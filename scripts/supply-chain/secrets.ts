import { lintSource } from '@secretlint/core';
import { secretLintProfiler } from '@secretlint/profiler';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import * as z from 'zod';

/** Something that looks like a secret and is none. */
export const AllowedSecret = z.strictObject({
  file: z.string(),
  /** A part of what is found, too short to be found itself. */
  part: z.string().min(3),
  reason: z.string().min(10),
});
export type AllowedSecret = z.infer<typeof AllowedSecret>;

/** What looks like a secret in a file, and where. */
export interface FoundSecret {
  readonly file: string;
  readonly line: number;
  /** What it looks like; the secret itself is masked. */
  readonly what: string;
  /** The secret itself, to be compared and never to be printed. */
  readonly text: string;
}

const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] };

// The linter notes a start and an end for each rule of each file and searches all earlier ones for each: 45 of 49 seconds for the
// files of this project, for figures that are read by nobody.
secretLintProfiler.mark = () => {};

/** Looks for secrets in the text of one file. */
export async function findSecrets(file: string, content: string): Promise<readonly FoundSecret[]> {
  const ext = file.slice(file.lastIndexOf('.'));
  const source = { filePath: file, content, ext, contentType: 'text' } as const;
  const { messages } = await lintSource({ source, options: { config, maskSecrets: true } });
  return messages.map(({ message, range: [start, end] }) => {
    const line = content.slice(0, start).split('\n').length;
    return { file, line, what: message, text: content.slice(start, end) };
  });
}

/**
 * What has to go: secrets that nobody allowed, and allowances for what is not there.
 * @param found all that was found
 */
export function judgeSecrets(found: readonly FoundSecret[], allowed: readonly AllowedSecret[]): readonly string[] {
  const covers = ({ file, part }: AllowedSecret, one: FoundSecret): boolean =>
    file === one.file && one.text.includes(part);
  return [
    ...found
      .filter((one) => !allowed.some((allowance) => covers(allowance, one)))
      .map(({ file, line, what }) => `${file}:${line}: ${what}`),
    ...allowed
      .filter((allowance) => !found.some((one) => covers(allowance, one)))
      .map(({ file, part }) => `${file}: holds no "${part}" any more, so that its allowance can go`),
  ];
}

/** Whether a file is text; the rest is pictures, fonts and sounds. */
export const isText = (bytes: Uint8Array): boolean => !bytes.subarray(0, 8000).includes(0);
