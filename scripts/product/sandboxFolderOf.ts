/**
 * Returns the folder of the sandbox gateway for a service's database, so that orders and their trades are kept together.
 * @param databaseUrl `DATABASE_URL`, or undefined for the service's default
 * @returns empty for a database that is not a file: the sandbox then keeps its trades as long as it runs
 */
export function sandboxFolderOf(databaseUrl: string | undefined): string {
  if (databaseUrl === undefined) return './data/sandbox';
  const [, file = ''] = /^sqlite:(?!:memory:)(.+)$/.exec(databaseUrl) ?? [];
  return file === '' ? '' : `${file.replace(/\.sqlite$/, '')}.sandbox`;
}
