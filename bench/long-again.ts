import { madeOrdinance } from './made-ordinance.ts';
import { Applicant } from './own-server.ts';

/* A neighbor who means harm, or just has a lot to say: on the server named on the command line, files an ordinance of 1.5 MB and a
   presentation of the maximum length, then asks, answers at full length and reads the report, over and over, until told to stop. */

const address = process.argv[2];
if (address === undefined || process.send === undefined) throw new Error('this is started by load.ts');

const said = (characters: number, from: number): string => {
  let text = '';
  for (let i = from; text.length < characters; i++)
    text += `Our fence ${i} will be ${40 + ((i * 7) % 300)} feet from the nearest residence, with noise under ${40 + (i % 15)} dBA at the property line. `;
  return text.slice(0, characters);
};

let enough = false;
process.once('message', () => {
  enough = true;
});
for (let n = 0; !enough; n++) {
  const applicant = new Applicant(address);
  await applicant.start();
  const { session } = applicant;
  const call = async (path: string, body?: object): Promise<void> => {
    const { status } = await (body === undefined ? applicant.send('GET', path) : applicant.post(path, body));
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };
  await call('/api/parse-ordinance', { session_id: session, text: `Edition ${n}.\n\n${madeOrdinance(5_000)}` });
  const presented = { user_presentation: said(100_000, n) };
  await call('/api/generate-question', { session_id: session, ...presented });
  for (let turn = 0; turn < 5 && !enough; turn++) {
    const answer = said(20_000, n + turn * 1_000);
    await call('/api/evaluate-response', { session_id: session, question: `How far is it, number ${turn}?`, answer });
    await call('/api/generate-question', { session_id: session });
    await call(`/api/rehearsals/${session}/report`);
  }
}
process.exit(0);
