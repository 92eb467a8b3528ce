/* The microphone and its recording, with one class for all failures. practice.md §8, hearing.md §8. */

export type MicrophoneProblem =
  | 'insecure'
  | 'unsupported'
  | 'none'
  | 'denied'
  | 'not_found'
  | 'muted'
  | 'inactive'
  | 'failed';

export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem;
  constructor(problem: MicrophoneProblem, cause?: unknown) {
    super(`microphone: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** webm/opus if the browser has it, otherwise what it has (Safari: mp4). */
const kinds = [
  'audio/webm;codecs=opus',
  'audio/webm',
  'audio/mp4;codecs=mp4a.40.2',
  'audio/mp4',
  'audio/ogg;codecs=opus',
];
const chunkMs = 1_000;
const bitsPerSecond = 32_000;

export interface Recording {
  /** Current loudness, 0..1 (root mean square). */
  readonly level: () => number;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends the recording and returns it; the microphone is released. */
  readonly finish: () => Promise<Blob>;
  /** Releases the microphone; the recording is discarded. */
  readonly close: () => void;
}

function problemOf(failure: unknown): MicrophoneProblem {
  const name = failure instanceof DOMException ? failure.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'not_found';
  if (name === 'NotReadableError' || name === 'AbortError') return 'inactive';
  if (name === 'NotSupportedError') return 'unsupported';
  return 'failed';
}

async function openStream(): Promise<MediaStream> {
  // Missing on insecure pages, whatever the types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined && !window.isSecureContext) throw new MicrophoneError('insecure');
  if (typeof MediaRecorder === 'undefined' || devices?.getUserMedia === undefined)
    throw new MicrophoneError('unsupported');
  const inputs = (await devices.enumerateDevices()).filter((device) => device.kind === 'audioinput');
  if (inputs.length === 0) throw new MicrophoneError('none');
  try {
    return await devices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } });
  } catch (failure) {
    throw new MicrophoneError(problemOf(failure), failure);
  }
}

function checkTrack(stream: MediaStream): void {
  const track = stream.getAudioTracks()[0];
  if (track === undefined) throw new MicrophoneError('none');
  if (track.muted || !track.enabled) throw new MicrophoneError('muted');
  if (track.readyState !== 'live') throw new MicrophoneError('inactive');
}

/** Reads loudness from the stream; zero if the browser has no audio graph. */
function meterOf(stream: MediaStream): { level: () => number; close: () => void } {
  if (typeof AudioContext === 'undefined') return { level: () => 0, close: () => undefined };
  const context = new AudioContext();
  // In Safari it may start suspended after waiting for the microphone; suspended, it hears silence.
  if (context.state === 'suspended')
    context.resume().catch((cause: unknown) => console.info('The level of the microphone is not shown.', cause));
  const analyser = context.createAnalyser();
  analyser.fftSize = 1_024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return Math.min(1, Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length));
    },
    close: () => void context.close(),
  };
}

/** Some browsers have the recorder but no encoder: it then throws, when created or when started. */
function recorderOf(stream: MediaStream): MediaRecorder {
  const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
  try {
    const recorder = new MediaRecorder(stream, {
      ...(mimeType === undefined ? {} : { mimeType }),
      audioBitsPerSecond: bitsPerSecond,
    });
    recorder.start(chunkMs);
    return recorder;
  } catch (failure) {
    throw new MicrophoneError(problemOf(failure), failure);
  }
}

/** Opens the microphone and starts recording. Throws MicrophoneError; the microphone is then released. */
export async function record(): Promise<Recording> {
  const stream = await openStream();
  const release = () => stream.getTracks().forEach((track) => track.stop());
  let recorder: MediaRecorder;
  try {
    checkTrack(stream);
    recorder = recorderOf(stream);
  } catch (failure) {
    release();
    throw failure;
  }
  const chunks: Blob[] = [];
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) chunks.push(data);
  };
  const meter = meterOf(stream);
  const close = () => {
    meter.close();
    release();
  };
  return {
    level: meter.level,
    pause: () => recorder.pause(),
    resume: () => recorder.resume(),
    finish: () =>
      new Promise((resolve) => {
        recorder.onstop = () => {
          close();
          resolve(new Blob(chunks, { type: recorder.mimeType.split(';')[0] ?? 'audio/webm' }));
        };
        recorder.stop();
      }),
    close: () => {
      if (recorder.state !== 'inactive') recorder.stop();
      close();
    },
  };
}
