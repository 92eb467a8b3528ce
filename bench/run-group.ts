import { groups } from './groups.ts';

/* One group, once, in a separate process, so that no group sees what another left in memory. */

const group = groups[process.argv[2] ?? ''];
if (group === undefined || process.send === undefined) throw new Error('this is started by run.ts');
const { run } = await group.load();
const measured = await run();
process.send('rows' in measured ? measured : { rows: measured, series: [] }, () => process.exit(0));
