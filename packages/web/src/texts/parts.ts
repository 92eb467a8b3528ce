export const partsTexts = {
  productName: 'Rostrum',
  skipToContent: 'Skip to the content',
  close: 'Close',
  nothingFound: 'Nothing in the list matches.',
  useDarkTheme: 'Use the dark theme',
  useLightTheme: 'Use the light theme',
  somethingWentWrong: 'Something went wrong.',
  tryAgain: 'Try again',
  details: 'Details',
  loading: 'Loading this page',
  backToStart: 'Back to the start page',
  pageFailed: 'This page could not be shown. Nothing that was saved is lost.',
} as const;
