/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import * as hearing from '../../e2e/hearing/hearing-walk.ts';
import { aPracticeConfig } from '../../e2e/practice/practice-config.ts';
import * as publicPhase from '../../e2e/public/public-walk.ts';
import { makeRehearsal } from '../../e2e/rehearsals/make-rehearsal.ts';

/** A screen that is measured: how a tab gets there, and what is on it then. */
export interface MeasuredScreen {
  readonly name: string;
  readonly shows: string;
  /** Brings the tab to where visiting the address that it returns shows the screen. */
  readonly prepare: (page: Page) => Promise<string>;
}

const rehearsalName = 'Prairie Sky Solar';

/** A finished hearing of six exchanges, made through the product's own calls. Gives its session id. */
async function aRehearsal(page: Page): Promise<string> {
  await page.goto('/');
  return makeRehearsal(page, { name: rehearsalName });
}

async function exampleProject(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Try it with an example' }).click();
  await page.getByText('Standards found').first().waitFor();
  return page.evaluate(() => location.pathname + location.search);
}

async function officialQuestion(page: Page): Promise<string> {
  await hearing.enterRoom(page);
  await hearing.toPresentation(page);
  await hearing.presentByTyping(page);
  await hearing.answerBox(page).waitFor();
  return '/hearing';
}

async function publicQuestion(page: Page): Promise<string> {
  await publicPhase.openSimulator(page, publicPhase.configured);
  await publicPhase.goToHearing(page);
  await publicPhase.response(page).waitFor();
  return '/simulate';
}

async function coachLink(page: Page): Promise<string> {
  await page.goto(`/rehearsals/${await aRehearsal(page)}`);
  await page.getByRole('button', { name: 'Make a link' }).click();
  return new URL(await page.getByLabel('Link to the report').inputValue()).pathname;
}

/** Puts what the previous screen would pass on into the tab's storage, and returns the address that picks it up. */
async function handedOver(page: Page, stored: Readonly<Record<string, unknown>>, path: string): Promise<string> {
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries))
      sessionStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }, stored);
  return path;
}

const inCommunity = { communityType: 'rural_traditional' };

export const screens: readonly MeasuredScreen[] = [
  { name: 'landing', shows: 'Start Free Practice', prepare: async () => '/' },
  { name: 'setup', shows: 'Select Development Category', prepare: async () => '/configure' },
  { name: 'project form', shows: 'Standards found', prepare: exampleProject },
  {
    name: 'practice',
    shows: 'Question 1 of',
    prepare: (page) => handedOver(page, { practiceSessionConfig: aPracticeConfig(5) }, '/practice-session'),
  },
  {
    name: 'hearing, opening',
    shows: 'Skip to Presentation',
    prepare: (page) => handedOver(page, { ...inCommunity, projectDetails: hearing.projectDetails }, '/hearing'),
  },
  { name: 'hearing, questions', shows: 'Submit Response', prepare: officialQuestion },
  {
    name: 'public phase, guide',
    shows: 'Skip',
    prepare: (page) => handedOver(page, publicPhase.configured, '/simulate'),
  },
  { name: 'public phase, questions', shows: 'Submit Response', prepare: publicQuestion },
  {
    name: 'rehearsals',
    shows: rehearsalName,
    prepare: async (page) => {
      await aRehearsal(page);
      return '/rehearsals';
    },
  },
  { name: 'report', shows: rehearsalName, prepare: async (page) => `/rehearsals/${await aRehearsal(page)}` },
  { name: 'brief', shows: rehearsalName, prepare: async (page) => `/rehearsals/${await aRehearsal(page)}/brief` },
  { name: 'report for a coach', shows: rehearsalName, prepare: coachLink },
  { name: 'voice and microphone test', shows: 'microphone', prepare: async () => '/test-hearing-audio' },
];
