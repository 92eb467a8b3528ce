import { describe, expect, it } from 'vitest';
import { formStandIn, gateOf, onlyMenus } from './empty-shells.ts';

const rule =
  'Section 4.2 Setbacks. Every building shall stand at least 50 feet from the road, and no fence may exceed six feet.';

describe('the placeholder page of a dynamic form', () => {
  const page =
    'Please wait...\nIf this message is not eventually replaced by the proper contents of the document, your PDF viewer may not be able to display this type of document.\nYou can upgrade to the latest version of Adobe Reader.';

  it('is reported along with what to do', () => expect(formStandIn(page)).toMatch(/print it to a new PDF/));
  it('is not mistaken for an ordinance that mentions waiting', () => {
    expect(formStandIn(`Please wait to be called. ${rule}`)).toBeNull();
    expect(formStandIn(rule.repeat(40) + page)).toBeNull();
  });
});

describe('an interstitial before a page', () => {
  it.each([
    ['We use cookies to improve your visit. Accept all or manage preferences.', /cookie/],
    ['Checking your browser before you reach the site. Please enable cookies.', /asks for a browser/],
  ])('%s', (text, what) => expect(gateOf(text)).toMatch(what));

  it.each([`We use cookies. Accept. ${rule}`, 'The bakery sells cookies and bread.', rule])('is not: %s', (text) =>
    expect(gateOf(text)).toBeNull(),
  );
});

describe('a page of menus', () => {
  const entries = [
    'Home',
    'Departments',
    'Planning',
    'Assessor',
    'Parks',
    'Agendas and minutes',
    'Pay a bill',
    'Jobs',
    'Contact us',
    'Search',
  ];

  it('is reported', () => expect(onlyMenus(entries.join('\n'))).toMatch(/only menus/));
  it('is not mistaken for a code with its menu', () => {
    expect(onlyMenus(`${entries.join('\n')}\n${rule}`)).toBeNull();
    expect(onlyMenus(entries.map((entry, i) => `${entry} ${i + 1}`).join('\n'))).toBeNull();
    expect(onlyMenus('Setbacks\nNoise')).toBeNull();
  });
});
