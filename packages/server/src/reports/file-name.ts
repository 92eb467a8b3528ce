/** The name a download is saved under, from a name that anybody may have written: letters, digits and hyphens. */
export function fileNameOf(project: string, what: string, ending: string): string {
  const words = project
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  return `${words === '' ? 'rehearsal' : words}-${what}.${ending}`;
}
