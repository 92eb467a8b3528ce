/* global sessionStorage, document, location */
/* The screens that are measured: how each is reached, from a tab that shows any file of the product. */
import { rehearsalInPage } from '../../scripts/rehearsal-in-page.mjs';
import { aPracticeConfig, enhancedConfig, presentation, projectDetails } from './material.mjs';

const store = (page, values) =>
  page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries))
      sessionStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }, values);

const press = (page, name) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
const shows = (page, text) => page.locator(`::-p-text(${text})`).wait();
const write = (page, label, text) => page.locator(`::-p-aria([name="${label}"][role="textbox"])`).fill(text);

/** A finished hearing of four exchanges, and what has been written on it. Gives its session id. */
async function aRehearsal(page, address, exchanges = 4) {
  await page.goto(`${address}/`);
  return page.evaluate(rehearsalInPage, {
    mode: 'hearing',
    project: { ...projectDetails, ordinanceText: projectDetails.projectConfig.ordinanceText },
    presentation,
    answers: Array.from(
      { length: exchanges },
      (_, at) =>
        `We will hold ${200 + at} feet from every home, shown on sheet C-3, and we accept that as a condition of approval.`,
    ),
    publicFrom: Math.floor(exchanges / 2) + 1,
    vote: true,
  });
}

const coachLink = (page, session) =>
  page.evaluate(async (id) => {
    const credential = document.querySelector('meta[name="rostrum-credential"]').content;
    const answer = await fetch(`/api/rehearsals/${id}/coach-links`, {
      method: 'POST',
      headers: { authorization: `Basic ${credential}`, 'x-session-id': id, 'content-type': 'application/json' },
      body: JSON.stringify({}),
    });
    return (await answer.json()).token;
  }, session);

const hearing = { communityType: 'rural_traditional', projectDetails };
const publicPhase = { ...hearing, enhancedSimulationConfig: enhancedConfig };

export const screens = [
  { name: 'landing', shows: 'Start Free Practice', prepare: async () => '/' },
  { name: 'setup', shows: 'Select Development Category', prepare: async () => '/configure' },
  {
    name: 'project form',
    shows: 'Standards found',
    prepare: async (page, address) => {
      await page.goto(`${address}/`);
      await press(page, 'Try it with an example');
      await shows(page, 'Standards found');
      return page.evaluate(() => location.pathname + location.search);
    },
  },
  {
    name: 'practice',
    shows: 'Question 1 of',
    prepare: async (page) => {
      await store(page, { practiceSessionConfig: aPracticeConfig() });
      return '/practice-session';
    },
  },
  {
    name: 'hearing, opening',
    shows: 'Skip to Presentation',
    prepare: async (page) => {
      await store(page, hearing);
      return '/hearing';
    },
  },
  {
    name: 'hearing, questions',
    shows: 'Submit Response',
    prepare: async (page, address) => {
      await store(page, hearing);
      await page.goto(`${address}/hearing`);
      await press(page, 'Skip to Presentation');
      await write(page, 'Your presentation', presentation);
      await press(page, 'Submit Presentation');
      await page.locator('::-p-aria([name="Your answer"][role="textbox"])').wait();
      return '/hearing';
    },
  },
  {
    name: 'public phase, guide',
    shows: 'Skip',
    prepare: async (page) => {
      await store(page, publicPhase);
      return '/simulate';
    },
  },
  {
    name: 'public phase, questions',
    shows: 'Submit Response',
    prepare: async (page, address) => {
      await store(page, publicPhase);
      await page.goto(`${address}/simulate`);
      await press(page, 'Skip');
      await press(page, 'Start Simulation');
      await write(page, 'Presentation notes', presentation);
      await press(page, 'Complete Presentation');
      await page.locator('::-p-aria([name="Your response"][role="textbox"])').wait();
      return '/simulate';
    },
  },
  {
    name: 'rehearsals',
    shows: 'Cedar Prairie Solar',
    prepare: async (page, address) => {
      await aRehearsal(page, address);
      return '/rehearsals';
    },
  },
  {
    name: 'report',
    shows: 'Cedar Prairie Solar',
    prepare: async (page, address) => `/rehearsals/${await aRehearsal(page, address)}`,
  },
  {
    name: 'brief',
    shows: 'Cedar Prairie Solar',
    prepare: async (page, address) => `/rehearsals/${await aRehearsal(page, address)}/brief`,
  },
  {
    name: 'report for a coach',
    shows: 'Cedar Prairie Solar',
    prepare: async (page, address) => `/coach/${await coachLink(page, await aRehearsal(page, address))}`,
  },
  { name: 'voice and microphone test', shows: 'microphone', prepare: async () => '/test-hearing-audio' },
];
