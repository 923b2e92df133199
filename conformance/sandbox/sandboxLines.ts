import type { SandboxReport, SentLine } from './SandboxProvider.ts';

const isRight = ({ answered, expected }: SentLine): boolean => expected.includes(answered);

/** Whether every answer and the balance are correct. */
export const isRightReport = ({ sent, after, expected }: SandboxReport): boolean =>
  after === expected && sent.every(isRight);

/** The output of `npm run provider:sandbox`. */
export function sandboxLines(report: SandboxReport): string[] {
  const { sent, before, after, expected } = report;
  const lines: string[] = [];
  let last = '';
  for (const line of sent) {
    const { round, call, how, answered, expected: right } = line;
    if (round !== last) lines.push(`round ${round}`);
    last = round;
    const mark = isRight(line) ? 'ok  ' : 'FAIL';
    const instead = isRight(line) ? '' : `, expected ${right.join(' or ')}`;
    lines.push(`${mark} ${call.padEnd(8)} ${how.padEnd(7)} ${answered}${instead}`);
  }
  const wrong = sent.filter((line) => !isRight(line)).length;
  const verdict = after === expected ? 'right' : `WRONG by ${after - expected}`;
  return [
    ...lines,
    '',
    `${sent.length} calls, ${wrong} answered wrongly`,
    `balance ${before} before, ${after} after, ${expected} expected: ${verdict}`,
  ];
}
