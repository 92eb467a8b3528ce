import { request } from 'node:http';
import { Applicant } from './own-server.ts';

/* Files an ordinance of 8 MB with the server named on the command line, a different edition each time, until told to stop. */

const address = process.argv[2];
if (address === undefined || process.send === undefined) throw new Error('this is started by load.ts');

const part = (n: number): string =>
  `Sec. ${Math.floor(n / 40)}-${n % 40}. No structure in district A-${n % 9} shall stand within ${50 + (n % 70) * 10} feet of a dwelling, nor be taller than ${20 + (n % 30)} feet, and the owner shall report to the zoning administrator each year.\n\n`;
const ordinance = Buffer.from(Array.from({ length: 40_000 }, (_, n) => part(n)).join(''));
const after = Buffer.from('\r\n--b--\r\n');

/** Sends one and discards the response: processing it is the browser's job, not ours. */
function send(applicant: Applicant): Promise<number> {
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="code.txt"\r\ncontent-type: text/plain\r\n\r\nEdition ${crypto.randomUUID()}.\n\n`;
  const length = Buffer.byteLength(head) + ordinance.length + after.length;
  const headers = {
    ...applicant.headers,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': length,
    'accept-encoding': 'gzip',
  };
  return new Promise((resolve, reject) => {
    const call = request(`${address}/api/parse-ordinance`, { method: 'POST', headers }, (response) => {
      response.resume().once('error', reject);
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    call.once('error', reject);
    call.write(head);
    call.write(ordinance);
    call.end(after);
  });
}

let enough = false;
process.once('message', () => {
  enough = true;
});
while (!enough) {
  const applicant = new Applicant(address);
  await applicant.start();
  const status = await send(applicant);
  if (status !== 200) throw new Error(`the upload answered ${status}`);
}
process.exit(0);
