/** Every command that a page tells its reader to type: the lines of its `sh` blocks, and the npm commands within its text. Placeholders in
 *  capitals are removed. */
export function commandsIn(page: string): readonly string[] {
  const blocks = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap((match) => (match[1] ?? '').trim().split('\n'));
  const inline = [...page.matchAll(/`(npm (?:run|start|test)[^`]*)`/g)].map((match) => match[1] ?? '');
  return [...new Set([...blocks, ...inline])];
}
