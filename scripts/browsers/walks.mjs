/* The paths through the product that every browser takes, using what is on the screen. */
import { fileURLToPath } from 'node:url';

const ordinance = fileURLToPath(new URL('../../e2e/fixtures/county-solar-ordinance.txt', import.meta.url));
export const presentation =
  'Good evening. I am Dana Whitlock for Larkspur Renewables. Cedar Prairie Solar is a 120 megawatt project on 850 acres along Mill Road. The panels stand twelve feet at full tilt, and the nearest home is 320 feet from the array. We will plant evergreens on the sides that face homes.';
export const answers = [
  'Yes. We hold 320 feet from every home, shown on sheet C-3, and we accept that as a condition of approval.',
  'Two rows of evergreens, six feet tall at planting, on every side that faces a home; whatever dies is replaced within six months.',
  'Our engineer puts removal at 1.9 million dollars. We post a letter of credit for 125 percent of it before the building permit.',
];

export async function theExample(page) {
  await page.press('button', 'Try it with an example');
  await page.sees('heading', 'Configure Your Project');
  await page.sees('text', /Standards found \([1-9]/);
}

/** An answer in the practice session, and on from its feedback. */
async function practiceAnswer(page, number, total, stop) {
  await page.sees('text', `Question ${number} of ${total}`);
  await page.fill('Your response', answers[number - 1]);
  if (number === 1) await stop('practice-question');
  await page.press('button', 'Submit Response');
  await page.sees('heading', 'Feedback');
  if (number > 1) return page.press('button', 'Next');
  await page.press('button', 'Pause');
  await stop('practice-feedback');
  return page.press('button', 'Next');
}

/** From the front page through each step of the wizard and an uploaded document to the report on three answers. */
export async function wizard(page, stop) {
  await page.open('/');
  await page.sees('heading', /^Stand at the rostrum/);
  await stop('landing');
  await page.press('button', 'Start Free Practice');
  await page.sees('heading', 'Select Development Category');
  await page.press('radio', 'Solar Energy');
  await stop('setup-category');
  await page.press('button', 'Next');
  await page.press('button', /^Ground-Mounted Solar/);
  await page.press('radio', 'Utility-Scale Solar');
  await page.press('button', 'Next');
  await page.sees('heading', 'Configure Your Session');
  await page.press('radio', 'Multi-Theme Discussion');
  await page.press('radio', 'Intermediate');
  await stop('setup-session');
  await page.press('button', 'Next');
  await page.press('button', 'Setbacks and Buffers');
  await stop('setup-themes');
  await page.press('button', 'Next');
  await page.press('button', 'Rural Traditional');
  await stop('setup-community');
  await page.press('button', 'Use Rural Traditional');
  await page.sees('heading', 'Configure Your Project');
  await page.fill('Developer Name or Company', 'Larkspur Renewables LLC');
  await page.fill('Project Name', 'Cedar Prairie Solar');
  await page.fill('Applicant Name', 'Dana Whitlock');
  await page.fill('State', 'Florida');
  await page.press('option', 'Florida');
  await page.fill('County', 'Miami-');
  await page.press('option', 'Miami-Dade County');
  await page.pick('Zoning District', 'agricultural');
  await page.attach(ordinance);
  await page.sees('text', 'Section 9.3');
  await stop('setup-project');
  await page.press('button', 'Continue to Simulation');
  await page.at('/practice-session');
  for (let number = 1; number <= 3; number += 1) await practiceAnswer(page, number, 10, stop);
  await page.sees('text', 'Question 4 of 10');
  await page.open('/rehearsals');
  await page.press('link', /^Report of Cedar Prairie Solar/);
  await page.sees('text', answers[2]);
  await stop('practice-report');
}

/** Without a mouse: the example, a question, its answer, its feedback. */
export async function byKeyboard(page, stop) {
  const tabTo = async (name) => {
    for (let stops = 0; stops < 90; stops += 1) {
      if (name.test(await page.focused())) return;
      await page.type('Tab');
    }
    throw new Error(`${name} cannot be reached with Tab`);
  };
  await page.open('/');
  await page.sees('heading', /^Stand at the rostrum/);
  await tabTo(/^BUTTON Try it with an example$/);
  await stop('landing-focus');
  await page.type('Enter');
  await page.sees('text', /Standards found \([1-9]/);
  await tabTo(/^BUTTON Continue to Simulation$/);
  await page.type('Enter');
  await page.sees('field', 'Your response');
  await tabTo(/^TEXTAREA/);
  for (const letter of 'Yes. We hold 320 feet.') await page.type(letter);
  await page.type('Control', 'Enter');
  await page.sees('heading', 'Feedback');
}

/** The example, as a hearing. */
export async function toTheHearing(page) {
  await theExample(page);
  for (let step = 0; step < 3; step += 1) await page.press('button', 'Back');
  await page.press('radio', 'Real-Life Simulation');
  await page.press('button', 'Skip to Community Selection');
  await page.press('button', 'Rural Traditional');
  await page.press('button', 'Use Rural Traditional');
  await page.press('button', 'Continue to Simulation');
  await page.press('button', 'Launch Game');
  await page.at('/hearing');
}

/** A whole hearing, typed: the board, the public, the vote, the report and the brief. */
export async function hearing(page, stop) {
  await page.open('/configure');
  await toTheHearing(page);
  await page.sees('heading', 'Municipal Planning Commission Hearing');
  await stop('hearing-opening');
  await page.press('button', 'Begin Public Hearing');
  await page.sees('heading', 'Session Timer');
  await page.press('button', 'Skip to Presentation');
  await page.sees('heading', 'Developer Presentation');
  await page.fill('Your presentation', presentation);
  await stop('hearing-presentation');
  await page.press('button', 'Submit Presentation');
  for (const [at, answer] of answers.entries()) {
    await page.sees('heading', `Questions Asked (${at + 1})`);
    await page.fill('Your answer', answer);
    if (at === 0) await stop('hearing-question');
    await page.press('button', 'Submit Response');
  }
  await page.press('button', 'Proceed to Public Comment');
  await page.sees('heading', 'Board Questions Complete');
  await stop('hearing-transition');
  await page.press('button', 'Begin Public Questions');
  await page.at('/simulate');
  for (let number = 1; number <= 5; number += 1) {
    await page.sees('field', 'Your response');
    await page.fill('Your response', answers[number % answers.length]);
    if (number === 2) await stop('public-question');
    await page.press('button', 'Submit Response');
    await page.sees('text', number === 5 ? 'Hearing Complete!' : `${number}/5`);
  }
  await page.sees('button', 'View Summary');
  await stop('public-vote');
  await page.press('button', 'View Summary');
  await page.sees('heading', /Summary/);
  await stop('public-summary');
  await page.open('/rehearsals');
  await stop('rehearsals');
  await page.press('link', /^Report of Cedar Prairie Solar/);
  await page.sees('heading', 'Cedar Prairie Solar');
  await page.sees('text', answers[0]);
  await stop('report');
  await page.press('link', 'Brief for the real hearing');
  await page.sees('heading', /brief for the hearing/);
  await stop('brief');
}

/** The public phase on its own, with its guide. */
export async function guide(page, stop) {
  // The previous hearing is over: all that is left of it is the setup.
  await page.run(() => {
    const { sessionStorage } = globalThis;
    const setUp = ['enhancedSimulationConfig', 'projectDetails', 'communityType', 'communityData', 'useEnhancedMode'];
    for (const key of Object.keys(sessionStorage)) if (!setUp.includes(key)) sessionStorage.removeItem(key);
  });
  await page.open('/simulate');
  await page.press('button', 'Skip');
  await page.press('button', 'Start Simulation');
  await page.fill(/^Presentation notes/, presentation);
  await stop('public-presentation');
  await page.press('button', 'Complete Presentation');
  await page.sees('field', 'Your response');
}

/** No microphone: it says so, and nothing breaks. */
export async function audioTest(page, stop) {
  await page.open('/test-hearing-audio');
  await page.press('button', 'Start Recording');
  await page.sees('text', /[Mm]icrophone (detected|found|access denied)|recording is not supported|access microphone/);
  await page.press('button', 'Hear a voice from the room');
  await stop('audio-test');
}
