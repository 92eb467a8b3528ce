export const hearingAudioTestTexts = {
  title: 'Test your microphone',
  lead: 'Say a few sentences as you would at the rostrum. Play them back, and see what was heard.',
  transcript: 'What was heard',
  nothingYet: 'Nothing heard yet.',
  voices: 'How the room sounds',
  voicesLead: 'Set the volume to what you’d hear at the rostrum.',
  listen: 'Hear a voice from the room',
  sample: 'Good evening. The hearing is open. Please begin with your name, for the record.',
  unsupported: 'This browser has no voices. The whole hearing can be read instead.',
  back: 'Back to the start page',
} as const;
