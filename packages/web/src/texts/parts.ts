export const partsTexts = {
  productName: 'Rostrum',
  skipToContent: 'Skip to the content',
  close: 'Close',
  suggestions: 'Suggestions',
  nothingFound: 'Nothing in the list matches.',
  useDarkTheme: 'Use the dark theme',
  useLightTheme: 'Use the light theme',
  somethingWentWrong: 'Something went wrong.',
  tryAgain: 'Try again',
  details: 'Details',
  wholeMotion: 'The motion as read, with findings and conditions',
  loading: 'Loading this page',
  backToStart: 'Back to the start page',
  pageFailed: 'This page couldn’t be shown. Nothing you saved is lost.',
} as const;

/** How an answer did, wherever it is shown. */
export const ratingTexts = {
  names: { strong: 'Strong', adequate: 'Adequate', weak: 'Weak', poor: 'Poor' } as Readonly<Record<string, string>>,
  notRated: 'Not rated',
  score: (score: number) => `${score} of 10`,
  countedAs: (score: number) => `counted as ${score} of 10`,
  why: 'Why this rating',
} as const;
