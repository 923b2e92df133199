import sharp from 'sharp';
import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { getHeadshot, uploadHeadshot } from '#protocol/endpoints/picture.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';

it('keeps the newest five pictures of a player, and pictures that others also have', { timeout: 60_000 }, async () => {
  const { ports, adapter } = await createMemoryWorld();
  const context = new TestContext(adapter);
  const [one, other] = [await context.guest(), await context.guest()];
  const jpegs = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background: { r: at * 30, g: 0, b: 0 } } })
        .jpeg()
        .toBuffer(),
    ),
  );
  const upload = async ({ visitor, token }: typeof one, at: number): Promise<string> => {
    const Img = `data:image/jpeg;base64,${jpegs[at]?.toString('base64') ?? ''}`;
    return (await visitor.call(uploadHeadshot, { Token: token, Img })).PicURL.split('ID=')[1] ?? '';
  };
  const shared = await upload(other, 0);
  const ids: string[] = [];
  for (const at of jpegs.keys()) ids.push(await upload(one, at));
  const kept = (await ports.store.table('pictures').find()).map(({ ID }) => ID);
  expect(kept.toSorted()).toEqual([shared, ...ids.slice(-5)].toSorted());
  const asked = await Promise.all(ids.map((ID) => context.visitor().ask(getHeadshot, { ID })));
  expect(asked.map(({ reply }) => reply.headers['content-type'] === 'image/jpeg')).toEqual([
    true,
    false,
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});
