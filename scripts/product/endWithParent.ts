import { kill, pid, ppid as parent } from 'node:process';

// Load it by `--import` into a program of the product. It ends the program when the parent process no longer exists, even after SIGKILL.
const CHECK_MS = 1000;

setInterval(() => {
  if (process.ppid !== parent) kill(pid, 'SIGTERM');
}, CHECK_MS).unref();
