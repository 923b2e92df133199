import type { Anatomy } from '#ui/anatomy.ts';

const sources = Object.values(
  import.meta.glob<string>(['#ui/components/*/*.tsx', '#ui/layout/*/*.tsx', '!**/*.test.tsx'], {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
);

/** A declaration at the top of a module, with the comment above it. */
const declaration = /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(?:export )?(?:interface|type) (\w+)/u;

/** A module's type declarations by name: the formatter keeps an empty line between two things of a module. */
function declarationsIn(source: string): ReadonlyMap<string, string> {
  const blocks = source.split(/\n\n(?=\S)/u);
  return new Map(
    blocks.flatMap((block) => {
      const [, name] = declaration.exec(block) ?? [];
      return name === undefined ? [] : [[name, block] as const];
    }),
  );
}

/** The types that a declaration uses, in the order of the module, with the declaration last. */
function madeOf(name: string, declared: ReadonlyMap<string, string>): readonly string[] {
  const wanted = new Set([name]);
  for (const found of wanted) {
    const block = declared.get(found) ?? '';
    for (const other of declared.keys()) if (new RegExp(`\\b${other}\\b`, 'u').test(block)) wanted.add(other);
  }
  return [...declared].filter(([one]) => wanted.has(one)).map(([, block]) => block);
}

/**
 * The props of a component's members as their modules declare them: a table cannot show that some props go together, and
 * Storybook reads no more than one component a page.
 */
export function propsOf({ members }: Anatomy): readonly { member: string; declared: string }[] {
  return members.flatMap((member) => {
    const name = `${member}Props`;
    const declared = sources.map(declarationsIn).find((one) => one.has(name));
    return declared === undefined ? [] : [{ member, declared: madeOf(name, declared).join('\n\n') }];
  });
}
