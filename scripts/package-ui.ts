import { packUI } from './package/packUI.ts';

// `npm run package:ui`: packs the component library as an npm package into `dist/package`, and prints its sizes.
const { tarball, sizes } = await packUI(process.cwd());
for (const [what, bytes] of sizes) console.log(`${(bytes / 1024).toFixed(1).padStart(9)} KiB  ${what}`);
console.log(tarball);
