export const noticeTexts = {
  region: 'Notices',
  otherTab: {
    title: 'This rehearsal is already open in another tab',
    body: 'Continue in one of them and close the other. Both write to the same record.',
  },
  storageHeld: {
    title: 'This browser isn’t saving anything right now',
    body: 'Its storage is full or turned off. The rehearsal is saved on the server, but if you reload this page it starts over here.',
  },
  storageUnsent: {
    title: 'Keep this page open: some of what you said hasn’t been sent yet',
    body: 'The server can’t be reached, and this browser’s storage is full or turned off. This page holds what you said and sends it as soon as the server answers.',
  },
} as const;
