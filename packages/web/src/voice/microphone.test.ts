import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MicrophoneError, record } from './microphone.ts';

/* A browser with a microphone; each test removes or changes something. */

const track = { muted: false, enabled: true, readyState: 'live', stop: vi.fn() };
const stream = { getTracks: () => [track], getAudioTracks: () => [track] };
const resume = vi.fn(() => Promise.resolve());

class Recorder {
  static isTypeSupported = (kind: string): boolean => kind === 'audio/mp4';
  state = 'inactive';
  mimeType = 'audio/mp4';
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
  }
}

class Context {
  state = 'suspended';
  resume = resume;
  createAnalyser = () => ({ fftSize: 0, getFloatTimeDomainData: () => undefined });
  createMediaStreamSource = () => ({ connect: () => undefined });
  close = () => Promise.resolve();
}

beforeEach(() => {
  vi.stubGlobal('window', { isSecureContext: true });
  vi.stubGlobal('navigator', {
    mediaDevices: {
      enumerateDevices: async () => [{ kind: 'audioinput' }],
      getUserMedia: async () => stream,
    },
  });
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('AudioContext', Context);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const problem = () =>
  record().then(
    () => 'none of them',
    (failure: unknown) => (failure instanceof MicrophoneError ? failure.problem : 'another failure'),
  );

describe('a recorder that has no way to record', () => {
  it.each([
    [
      'refuses when it is made',
      class extends Recorder {
        static override isTypeSupported = () => false;
        constructor() {
          super();
          throw new DOMException('no kind of file', 'NotSupportedError');
        }
      },
    ],
    [
      'refuses when it is started',
      class extends Recorder {
        override start(): void {
          throw new DOMException('no kind of file', 'NotSupportedError');
        }
      },
    ],
  ])('%s: reported missing, and the microphone is released', async (_, Refusing) => {
    vi.stubGlobal('MediaRecorder', Refusing);
    expect(await problem()).toBe('unsupported');
    expect(track.stop).toHaveBeenCalledOnce();
  });
});

describe('the level meter', () => {
  it('is resumed if the browser starts it suspended, and is skipped if there is no audio graph', async () => {
    (await record()).close();
    expect(resume).toHaveBeenCalledOnce();
    vi.stubGlobal('AudioContext', undefined);
    expect((await record()).level()).toBe(0);
  });
});
