import type { Page } from '@playwright/test';

interface Node {
  readonly role: string;
  readonly name: string;
  readonly level: number | null;
}

const controls = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'meter',
  'option',
  'progressbar',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'tab',
  'textbox',
]);
const named = new Set(['dialog', 'alertdialog', 'region', 'navigation', 'complementary', 'img', 'table']);

/** The page as assistive technology gets it, in reading order. */
async function treeOf(page: Page): Promise<readonly Node[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder: Node[] = [];
  const walk = (id: string): void => {
    const node = byId.get(id);
    if (node === undefined) return;
    if (!node.ignored)
      inOrder.push({
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? '').trim(),
        level: levelOf(node.properties),
      });
    node.childIds?.forEach(walk);
  };
  walk(nodes[0]?.nodeId ?? '');
  return inOrder;
}

function levelOf(properties: readonly { name: string; value: { value?: unknown } }[] = []): number | null {
  const level = properties.find(({ name }) => name === 'level')?.value.value;
  return typeof level === 'number' ? level : null;
}

/** What somebody using a screen reader would stumble over. */
export async function faultsOfTree(page: Page): Promise<readonly string[]> {
  const tree = await treeOf(page);
  const faults: string[] = [];
  const inDialog = tree.some(({ role }) => role === 'dialog' || role === 'alertdialog');
  for (const { role, name } of tree) {
    if (controls.has(role) && name === '') faults.push(`a ${role} without a name`);
    if (named.has(role) && name === '') faults.push(`a ${role} without a name`);
  }
  const headings = tree.filter(({ role }) => role === 'heading');
  headings.forEach(({ name, level }, at) => {
    if (name === '') faults.push('an empty heading');
    const before = headings[at - 1]?.level ?? 0;
    if (level !== null && level > before + 1 && !(inDialog && at === 0))
      faults.push(`the heading “${name}” jumps from level ${before} to ${level}`);
  });
  // While a modal dialog is open, there is nothing else.
  if (inDialog) return faults;
  const ones = headings.filter(({ level }) => level === 1).map(({ name }) => name);
  if (ones.length !== 1) faults.push(`${ones.length} headings of the first level: ${ones.join(', ')}`);
  for (const landmark of ['main', 'banner'])
    if (tree.filter(({ role }) => role === landmark).length !== 1) faults.push(`not one ${landmark}`);
  return faults;
}
