/* What is typed survives a reload: the notes of a presentation, the draft of an answer. */

const notesKey = (sessionId: string): string => `rostrum-notes:${sessionId}`;
const draftKey = (questionId: string): string => `rostrum-draft:${questionId}`;

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch (cause) {
    console.warn('The browser refused access to its session storage.', cause);
    return '';
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch (cause) {
    console.warn('What is typed could not be kept in this browser.', cause);
  }
}

export const readNotes = (sessionId: string): string => read(notesKey(sessionId));
export const keepNotes = (sessionId: string, text: string): void => keep(notesKey(sessionId), text);
export const readDraft = (questionId: string): string => read(draftKey(questionId));
export const keepDraft = (questionId: string, text: string): void => keep(draftKey(questionId), text);
