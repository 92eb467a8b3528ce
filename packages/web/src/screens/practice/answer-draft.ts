/* The draft of an answer survives a reload. */

const keyOf = (questionId: string): string => `rostrum-draft:${questionId}`;

export function readDraft(questionId: string): string {
  try {
    return sessionStorage.getItem(keyOf(questionId)) ?? '';
  } catch (cause) {
    console.warn('The browser refused access to its session storage.', cause);
    return '';
  }
}

export function keepDraft(questionId: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(questionId), text);
  } catch (cause) {
    console.warn('The draft could not be stored in this browser.', cause);
  }
}

export function forgetDraft(questionId: string): void {
  try {
    sessionStorage.removeItem(keyOf(questionId));
  } catch (cause) {
    console.warn('The browser refused access to its session storage.', cause);
  }
}
