/* Files and pages that can be read without an error but contain no document: the placeholder page of a form that
   only one program opens, a page of menus, a cookie notice. Pure: text in, one sentence on what to do out. */

/** Longer texts contain a document, whatever else they say. */
const longestShell = 2_500;
const fewestMenuLines = 8;
const longestMenuLine = 60;
/** A page is menus if this share of its lines are short and do not end a sentence. */
const menuShare = 0.9;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
const hasAny = (text: string, phrases: readonly string[]): boolean => phrases.some((phrase) => text.includes(phrase));

const standIn = [
  'please wait',
  'your pdf viewer may not be able to display',
  'viewer may not be able to display this type',
];
const reader = ['adobe reader', 'adobe acrobat', 'acrobat reader'];

/** What to do about a PDF whose only page asks the reader to wait: a dynamic form (XFA) whose pages other programs
 *  never see.  Takes: the text of the PDF.  Gives: a sentence, or null if it is a document.  Throws: never.
 *  Source: Adobe, "Please wait... If this message is not eventually replaced". */
export function formStandIn(text: string): string | null {
  const low = plain(text);
  if (low.length > longestShell || !hasAny(low, standIn) || !hasAny(low, reader)) return null;
  return 'The PDF is a form that only Adobe Reader opens. Open it there, print it to a new PDF, and upload that, or paste its text.';
}

const cookieWords = ['cookie'];
const askConsent = [
  'accept',
  'consent',
  'allow all',
  'reject',
  'manage preferences',
  'cookie settings',
  'privacy preferences',
];
/** Words of rules and minutes: with one of them, a short page may be what was wanted. */
const documentWords = ['shall', 'ordinance', 'section ', 'zoning', 'setback', 'resolution', 'applicant', 'meeting'];
const blockedWords = [
  'verify you are human',
  'checking your browser',
  'are you a robot',
  'access denied',
  'enable cookies',
  'unusual traffic',
];

/** What to do about a web page that shows a notice or a gate instead of its text.  Takes: the page's text as read.
 *  Gives: a sentence, or null if the page says more than that.  Throws: never. */
export function gateOf(text: string): string | null {
  const low = plain(text);
  if (low.length > longestShell || hasAny(low, documentWords)) return null;
  if (hasAny(low, blockedWords))
    return 'The site asks for a browser before it shows the page. Open the page in your browser, and copy and paste its text.';
  if (!hasAny(low, cookieWords) || !hasAny(low, askConsent)) return null;
  return 'The site shows only its cookie notice. Open the page in your browser, accept or decline, and copy and paste its text.';
}

/** Whether a page is nothing but menus: many short lines, hardly any of which end a sentence or contain a number.
 *  Takes: the page's text, one line per entry.  Gives: a sentence to act on, or null.  Throws: never. */
export function onlyMenus(text: string): string | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length < fewestMenuLines || text.length > 4 * longestShell) return null;
  const entries = lines.filter((line) => line.length <= longestMenuLine && !/[.;:!?]["”)]?$|\d/.test(line));
  if (entries.length < lines.length * menuShare) return null;
  if (lines.some((line) => hasAny(` ${plain(line)} `, [' shall ', ' must ', ' means ']))) return null;
  return 'The page shows only menus and links. Open the one that leads to the text, and enter its address, or copy and paste the text.';
}
