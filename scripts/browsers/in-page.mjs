/* Code that runs inside the page, the same in each browser. */

/** Records what goes wrong from here on. What the policy refused before that is reported by the observer. */
export function listen() {
  if (window.faultsSeen !== undefined) return;
  const seen = (window.faultsSeen = []);
  addEventListener('error', ({ message }) => seen.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => seen.push(`not handled: ${reason}`));
  const refused = (directive, what) => seen.push(`refused by the policy: ${directive} ${what}`);
  addEventListener('securitypolicyviolation', (event) => refused(event.violatedDirective, event.blockedURI));
  if (typeof ReportingObserver === 'function')
    new ReportingObserver(
      (reports) => reports.forEach(({ body }) => refused(body.effectiveDirective, body.blockedURL)),
      {
        types: ['csp-violation'],
        buffered: true,
      },
    ).observe();
  const say = console.error.bind(console);
  console.error = (...words) => {
    seen.push(`console: ${words.join(' ')}`);
    say(...words);
  };
}

/** Reloads the page, after this call has returned. */
export function leave() {
  window.isLeft = true;
  setTimeout(() => location.reload());
}

/** Whether the old page has been replaced by the next one. */
export function arrived() {
  return window.isLeft === undefined && document.readyState === 'complete';
}

/** Gives what was recorded, and starts over. */
export function heard() {
  return (window.faultsSeen ?? []).splice(0);
}

/** How far content sticks out of the page to the right, in CSS pixels; 0 if it doesn't. */
export function tooWide() {
  return Math.max(0, document.documentElement.scrollWidth - innerWidth);
}

export function choose(theme) {
  document.documentElement.dataset.theme = theme;
}

/** How light the page's background is, 0 to 255. */
export function ground() {
  const [red, green, blue] = getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number);
  return (red + green + blue) / 3;
}

/** The first visible element of this selector with this name; `name` is the source of a regular expression. */
export function find(selector, name) {
  const wanted = new RegExp(name);
  const textOf = (element) => element?.textContent ?? '';
  const nameOf = (element) =>
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => id && textOf(document.getElementById(id)))
      .join(' ')
      .trim() ||
    element.getAttribute('aria-label') ||
    textOf(element.labels?.[0]) ||
    textOf(element) ||
    element.getAttribute('alt') ||
    '';
  const isShown = (element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility !== 'hidden' &&
    !element.closest('[inert]');
  const named = [...document.querySelectorAll(selector)].filter((element) =>
    wanted.test(nameOf(element).replace(/\s+/g, ' ').trim()),
  );
  return named.find(isShown) ?? null;
}

/** A driver only presses what is in view, and anything far below isn't even laid out. */
export function intoView(element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Chooses from a system list, like somebody who opens it. */
export function pick(element, value) {
  element.value = value;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Whether these words are on the page; content far down in a long list is only rendered when it is scrolled into view. */
export function reads(words) {
  const { innerText, textContent } = document.body;
  return [innerText, textContent].some((text) => new RegExp(words).test(text.replace(/\s+/g, ' ')));
}

/** What has the focus, in a word or two. */
export function focused() {
  const element = document.activeElement;
  return `${element?.tagName ?? ''} ${(element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()}`;
}
