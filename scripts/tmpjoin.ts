import sharp from 'sharp';
const [out = '', cols = '2', width = '390', ...files] = process.argv.slice(2);
const w = +width, n = +cols;
const imgs = await Promise.all(files.map((f) => sharp(f).resize({ width: w }).png().toBuffer({ resolveWithObject: true })));
const h = Math.max(...imgs.map((i) => i.info.height));
await sharp({ create: { width: w * n, height: h * Math.ceil(imgs.length / n), channels: 3, background: '#222' } })
  .composite(imgs.map((i, k) => ({ input: i.data, left: (k % n) * w, top: Math.floor(k / n) * h }))).png().toFile(out);
