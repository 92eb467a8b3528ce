/* Paths through the product while its server is away for a while: what is said meanwhile is sent once, and in order. */
import { answers, presentation, theExample, toTheHearing } from './walks.mjs';

/** Every answer is different, so that one sent twice, or late, shows up. */
const numbered = (number) => `Answer ${number}. ${answers[(number - 1) % answers.length]}`;

/** What was said on the newest rehearsal's record, according to the server. */
const said = (page) =>
  page.run(async () => {
    const credential = globalThis.document.querySelector('meta[name="rostrum-credential"]')?.content;
    const headers = credential ? { Authorization: `Basic ${credential}` } : {};
    const ask = async (path) => (await globalThis.fetch(path, { headers })).json();
    const { rehearsals } = await ask('/api/rehearsals');
    const { events } = await ask(`/api/rehearsals/${rehearsals[0].session_id}/record`);
    const asked = new Map(events.flatMap((event) => (event.type === 'asked' ? [[event.question_id, event]] : [])));
    return {
      papers: events.flatMap((event) => (event.type === 'document_filed' ? [event.kind] : [])),
      asked: asked.size,
      // Each answer after its own question, and with the number it was given.
      answers: events.flatMap((event, at) =>
        event.type === 'answered' && events.indexOf(asked.get(event.question_id)) < at
          ? [Number(/^Answer (\d+)\./.exec(event.text)?.[1])]
          : [],
      ),
      judged: events.filter(({ type }) => type === 'judged').length,
    };
  });

/** Waits until the record has this many answers, and fails if it has different ones, or in a different order. */
async function recorded(page, count) {
  const numbers = Array.from({ length: count }, (_, at) => at + 1).join();
  let last = null;
  await page.until(`${count} answers on the record`, async () => {
    last = await said(page);
    return last.answers.length >= count && last.judged >= count;
  });
  const { answers: given, judged, papers } = last;
  if (given.join() !== numbers) throw new Error(`the record has the answers ${given.join()}`);
  if (judged !== count) throw new Error(`${count} answers were judged ${judged} times`);
  if (!papers.includes('ordinance')) throw new Error('the ordinance is not on the record');
}

/** From the front page, which comes from this browser along with the questions, without a server until before the last two answers. */
export async function offline(page, stop, server) {
  await page.open('/');
  await page.run(() => globalThis.navigator.serviceWorker.ready.then(() => true));
  await server.stop();
  await page.reload();
  await theExample(page);
  await page.press('button', 'Continue to Simulation');
  await page.press('button', 'Continue without the server');
  for (let number = 1; number <= 5; number += 1) {
    await page.sees('text', `Question ${number} of 5`);
    if (number <= 3) await page.sees('text', 'Offline mode');
    await page.fill('Your response', numbered(number));
    if (number === 2) await stop('offline-question');
    await page.press('button', 'Submit Response');
    await page.sees('heading', 'Feedback');
    if (number === 1) {
      await page.press('button', 'Pause');
      await stop('offline-feedback');
    }
    if (number < 5) await page.press('button', 'Next');
    if (number === 3) await server.start();
  }
  // After the last one the page moves on by itself.
  await page.sees('heading', /^Stand at the rostrum/);
  await recorded(page, 5);
}

/** A hearing whose server goes away after the board's first answer, and is back for the third question. */
export async function away(page, stop, server) {
  await page.open('/configure');
  await toTheHearing(page);
  await page.press('button', 'Begin Public Hearing');
  await page.press('button', 'Skip to Presentation');
  await page.fill('Your presentation', presentation);
  await page.press('button', 'Submit Presentation');
  for (let number = 1; number <= 3; number += 1) {
    await page.sees('heading', `Questions Asked (${number})`);
    await page.fill('Your answer', numbered(number));
    if (number === 2) {
      await stop('hearing-away');
      await page.press('button', 'Submit Response');
      await server.start();
      continue;
    }
    await page.press('button', 'Submit Response');
    if (number === 1) await server.stop();
  }
  await recorded(page, 3);
}
