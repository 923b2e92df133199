import { resolve } from 'node:path';
import express from 'express';

/**
 * Serves the offline build to the end-to-end tests like a plain web server: `tsx scripts/testing/mockServer.ts <port>`. `vite preview`
 * would compress every file again for every browser.
 */
const folder = resolve('dist/mock');
const app = express();
// A game's frame has an opaque origin, so its files are requested across origins.
app.use('/games', (_request, response, next) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  next();
});
app.use(express.static(folder, { index: false, redirect: false }));
app.use((request, response) => {
  // A missing file is an error; every other address is a page of the app.
  if (/\.[a-z0-9]+$/i.test(request.path)) response.sendStatus(404);
  else response.sendFile(resolve(folder, 'index.html'));
});
app.listen(Number(process.argv[2]), '127.0.0.1');
