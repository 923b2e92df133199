import { kill, pid, ppid as parent } from 'node:process';

// Loaded by `--import` into a program of the product. Ends it when the process that started it is gone, also after SIGKILL.
const CHECK_MS = 1000;

setInterval(() => {
  if (process.ppid !== parent) kill(pid, 'SIGTERM');
}, CHECK_MS).unref();
