import { lintSource } from '@secretlint/core';
import { secretLintProfiler } from '@secretlint/profiler';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import * as z from 'zod';

/** A text that looks like a secret but is not. */
export const AllowedSecret = z.strictObject({
  file: z.string(),
  /** A part of the text that is too short to be detected itself. */
  part: z.string().min(3),
  reason: z.string().min(10),
});
export type AllowedSecret = z.infer<typeof AllowedSecret>;

/** A possible secret in a file with its place. */
export interface FoundSecret {
  readonly file: string;
  readonly line: number;
  /** A description with the secret masked. */
  readonly what: string;
  /** The secret itself, for comparison. Never print it. */
  readonly text: string;
}

const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] };

// Without this setting, the linter's profiler records each rule for each file and searches all earlier records, which takes 45 of 49
// seconds for this project. The figures are
// unused.
secretLintProfiler.mark = () => {};

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
 * Returns the problems: secrets without an exception, and exceptions without a secret.
 * @param found all findings
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

/** Whether a file is text, and not a picture, font or sound. */
export const isText = (bytes: Uint8Array): boolean => !bytes.subarray(0, 8000).includes(0);
