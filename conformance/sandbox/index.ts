export { isMischief, type Mischief, MISCHIEFS } from './mischief.ts';
export { runSandbox, type SandboxReport } from './SandboxProvider.ts';
export { isRightReport, sandboxLines } from './sandboxLines.ts';
