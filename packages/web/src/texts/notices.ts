export const noticeTexts = {
  region: 'Notices',
  otherTab: {
    title: 'This rehearsal is already open in another tab',
    body: 'Go on in one of the two and close the other. Whatever is said in either goes on the same record.',
  },
  storageHeld: {
    title: 'This browser does not store anything at the moment',
    body: 'Its storage is full or turned off. The rehearsal goes on and is kept on the server, but a reload of this page would start it over here.',
  },
  storageUnsent: {
    title: 'Keep this page open: some of what was said has not been sent yet',
    body: 'The server cannot be reached, and this browser’s storage is full or turned off. What was said is held by this page and goes out as soon as the server answers.',
  },
} as const;
