/* Numbers, dates and plurals as the page's reader writes them. The one place that knows Intl and a locale: the words are
   English for now, so plurals follow English; figures and dates follow the browser. */

export const textLanguage = 'en';
/** What the voices speak and the recognition listens for. */
export const spokenLanguage = 'en-US';

/** What the browser gives for its language is not always one: on a system without languages it may be 'C'. */
function languageOf(given: string | undefined): string {
  try {
    return Intl.getCanonicalLocales(given)[0] ?? spokenLanguage;
  } catch (cause) {
    console.info(
      'The language of this browser is not known; figures and dates are written as in American English.',
      cause,
    );
    return spokenLanguage;
  }
}
const locale = languageOf(globalThis.navigator?.language || undefined);

const plural = new Intl.PluralRules(textLanguage);
const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const asRead = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
const dateAndTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const dateOfDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const timeOfDay = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });

/** '1 question', '2,400 questions'. */
export function counted(count: number, one: string, many: string): string {
  return `${whole.format(count)} ${plural.select(count) === 'one' ? one : many}`;
}

/** At most one decimal: '6.5', '7', '1,200'. */
export const numberOf = (value: number): string => decimal.format(value);
/** Always one decimal: '6.5', '7.0'. */
export const decimalOf = (value: number): string => oneDecimal.format(value);
/** A figure of a document, with all its decimals. */
export const figureOf = (value: number): string => asRead.format(value);
/** 0..1 as '40%'. */
export const percentOf = (ratio: number): string => share.format(ratio);

function formatted(format: Intl.DateTimeFormat, text: string | null): string | null {
  const instant = text === null ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(instant) ? null : format.format(instant);
}

/** 'Nov 20, 2026, 7:04 PM'; empty for an invalid time. */
export const whenOf = (iso: string | null): string => formatted(dateAndTime, iso) ?? '';
/** 'Nov 20, 2026'; empty for an invalid time. */
export const dayOf = (iso: string | null): string => formatted(date, iso) ?? '';
/** The date that a document or an article gives, in local format; as written if it isn't a valid date. */
export const dateNamed = (text: string): string => formatted(dateOfDay, text) ?? text;
/** Hours after midnight, a part of an hour as a fraction: '10:00 PM'. */
export const clockTime = (hours: number): string => timeOfDay.format(hours * 3_600_000);
