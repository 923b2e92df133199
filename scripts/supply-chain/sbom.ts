import * as z from 'zod';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ name: z.string().optional(), version: z.string().optional(), dev: z.boolean().default(false) }),
  ),
});

/** The fields that are read from a CycloneDX bill of materials. Other fields pass unchanged. */
const Bom = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string(), name: z.string() }) }),
  components: z.array(
    z.looseObject({
      'bom-ref': z.string(),
      name: z.string(),
      version: z.string(),
      purl: z.string().startsWith('pkg:npm/'),
    }),
  ),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});
export type Bom = z.infer<typeof Bom>;

/**
 * Returns the shipped packages as `name@version`: all of a lock file except packages for development only.
 * @param lock the text of package-lock.json
 */
export function shippedPackages(lock: string): ReadonlySet<string> {
  const { packages } = Lock.parse(JSON.parse(lock));
  const shipped = new Set<string>();
  for (const [path, { name, version, dev }] of Object.entries(packages)) {
    if (path === '' || dev || version === undefined) continue;
    shipped.add(`${name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`);
  }
  return shipped;
}

/**
 * Reduces a bill of all packages to the shipped packages. npm's own option for this (`--omit=dev`) leaves out other packages too.
 * @param printed the output of `npm sbom --sbom-format=cyclonedx`
 * @throws ZodError if it is not a bill of materials
 */
export function billOfShipped(printed: string, shipped: ReadonlySet<string>, name: string): Bom {
  const bom = Bom.parse(JSON.parse(printed));
  const components = bom.components.filter((one) => shipped.has(`${one.name}@${one.version}`));
  const kept = new Set([bom.metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])]);
  return {
    ...bom,
    // npm names the project by its folder.
    metadata: { ...bom.metadata, component: { ...bom.metadata.component, name } },
    components,
    dependencies: bom.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => kept.has(ref)) })),
  };
}

export function missingFrom({ components }: Pick<Bom, 'components'>, shipped: ReadonlySet<string>): readonly string[] {
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
  return [...shipped].filter((one) => !named.has(one)).toSorted();
}
