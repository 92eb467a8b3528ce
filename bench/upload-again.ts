import { Applicant } from './own-server.ts';

/* Files an ordinance of 8 MB with the server named on the command line, each time another edition, until it is told that this is
   enough. */

const address = process.argv[2];
if (address === undefined || process.send === undefined) throw new Error('this is started by load.ts');

const part = (n: number): string =>
  `Sec. ${Math.floor(n / 40)}-${n % 40}. No structure in district A-${n % 9} shall stand within ${50 + (n % 70) * 10} feet of a dwelling, nor be taller than ${20 + (n % 30)} feet, and the owner shall report to the zoning administrator each year.\n\n`;
const text = Array.from({ length: 40_000 }, (_, n) => part(n)).join('');

let enough = false;
process.once('message', () => {
  enough = true;
});
while (!enough) {
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="code.txt"\r\ncontent-type: text/plain\r\n\r\nEdition ${crypto.randomUUID()}.\n\n`;
  const body = Buffer.from(`${head}${text}\r\n--b--\r\n`);
  const applicant = new Applicant(address);
  await applicant.start();
  const type = { 'content-type': 'multipart/form-data; boundary=b' };
  const { status } = await applicant.send('POST', '/api/parse-ordinance', body, type);
  if (status !== 200) throw new Error(`the upload answered ${status}`);
}
process.exit(0);
