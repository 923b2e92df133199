import type { Samples } from './samplesByContract.ts';

export const errorReportSamples: Samples = {
  reportError: {
    Message: 'Cannot read properties of undefined',
    Stack:
      'TypeError: Cannot read properties of undefined\n    at Shell (http://localhost:8787/assets/Shell-Bk3f9aQx.js:12:34)',
    Route: '/announcement/:id',
    Build: '0.1.0',
    Browser: 'chrome',
  },
};
