import type { limits } from '@rostrum/contract';

/* Limits that the page checks before the server does; typed by the contract, so that they cannot drift from it. */
type Limits = typeof limits;

export const longestPresentation: Limits['presentationCharacters'] = 100_000;
export const longestAnswer: Limits['answerCharacters'] = 20_000;
