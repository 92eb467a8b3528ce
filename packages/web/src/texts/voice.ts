import type { RecorderMessages } from '../voice/use-recorder.ts';

/* Messages of the recorders. practice.md §8, hearing.md §5 and §8. */

const insecure =
  'Browsers allow the microphone only on pages served over https. Please type instead, or ask for an https address of this site.';

const microphone = {
  insecure,
  unsupported: 'Audio recording is not supported in this browser.',
  none: 'No microphone detected. Please connect a microphone and try again.',
  denied: 'Microphone access denied. Please allow microphone access and try again.',
  not_found: 'No microphone found. Please connect a microphone and refresh the page.',
  muted: 'Microphone is muted or disabled. Please check your device settings.',
  inactive: "Microphone is not active. Please ensure it's not in use by another application.",
  failed: 'Failed to access microphone. Please check your device settings.',
} as const;

const empty = 'No audio captured. Please ensure your microphone is working and speak clearly.';
const tooShort = 'Recording too short. Please record a longer presentation with actual speech.';

export const practiceRecorderMessages: RecorderMessages = {
  microphone,
  empty,
  tooShort: empty,
  transcriptionFailed: 'Failed to transcribe audio. Please try speaking more clearly.',
};

export const presentationRecorderMessages: RecorderMessages = {
  microphone: {
    ...microphone,
    denied: 'Microphone access denied. Please allow microphone access for your presentation.',
    not_found: 'No microphone found. Please connect a microphone and try again.',
    none: 'No microphone found. Please connect a microphone and try again.',
  },
  empty,
  tooShort,
  transcriptionFailed: 'Failed to transcribe presentation. Please try again.',
};

const hearingMicrophone = 'Failed to access microphone. Please check permissions and try text input.';

export const hearingAnswerRecorderMessages: RecorderMessages = {
  microphone: {
    insecure,
    unsupported: hearingMicrophone,
    none: hearingMicrophone,
    denied: hearingMicrophone,
    not_found: hearingMicrophone,
    muted: hearingMicrophone,
    inactive: hearingMicrophone,
    failed: hearingMicrophone,
  },
  empty,
  tooShort: empty,
  transcriptionFailed: 'Transcription failed. Please try recording again or type your response below.',
};

export const recorderTexts = {
  start: 'Start Recording',
  stop: 'Stop Recording',
  play: 'Play',
  transcribing: 'Transcribing...',
  requesting: 'Waiting for the microphone',
  pause: 'Pause recording',
  resume: 'Resume recording',
  again: 'Record again',
  discard: 'Discard',
  retry: 'Try transcription again',
  download: 'Download the recording',
  cancel: 'Cancel transcription',
  level: 'Microphone level',
  elapsed: 'Recorded',
  left: 'left',
  live: 'Heard so far',
  recording: 'Recording',
  paused: 'Recording paused',
} as const;
