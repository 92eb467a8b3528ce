import { expect, test, type Page } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OwnServer } from './own-server.ts';
import { aPracticeConfig } from './practice-config.ts';

/* Voice in a real browser whose microphone hears a spoken file, against a server that speaks the transcription protocol. */

interface Transcriber {
  readonly server: Server;
  readonly url: string;
  readonly received: Buffer[];
  failing: boolean;
}

async function aTranscriber(text: string): Promise<Transcriber> {
  const received: Buffer[] = [];
  const transcriber = { received, failing: false } as unknown as { -readonly [K in keyof Transcriber]: Transcriber[K] };
  transcriber.server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(Buffer.concat(chunks));
      response.writeHead(transcriber.failing ? 400 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(transcriber.failing ? { error: { message: 'no' } } : { text }));
    });
  });
  await new Promise<void>((resolve) => transcriber.server.listen(0, '127.0.0.1', resolve));
  transcriber.url = `http://127.0.0.1:${(transcriber.server.address() as AddressInfo).port}/v1`;
  return transcriber;
}

let transcriber: Transcriber;
let server: OwnServer;

test.beforeAll(async () => {
  transcriber = await aTranscriber('We hold 150 feet on all sides.');
  server = await OwnServer.started({ TRANSCRIBE_BASE_URL: transcriber.url, TRANSCRIBE_MODEL: 'whisper-1' });
});
test.afterAll(async () => {
  await server.stop();
  transcriber.server.close();
});
test.beforeEach(() => {
  transcriber.failing = false;
});

async function openVoice(page: Page): Promise<void> {
  // The browser's own recognition would ask a service outside: here the server has to do it.
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await page.addInitScript(
    (value) => sessionStorage.setItem('practiceSessionConfig', JSON.stringify(value)),
    aPracticeConfig(),
  );
  await page.goto(`${server.url}/practice-session`);
  await expect(page.getByLabel('Your response')).toBeVisible();
  await page.getByRole('button', { name: 'Voice', exact: true }).click();
}

async function recordSomething(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Recording' }).dblclick();
  await expect(page.getByRole('meter', { name: 'Microphone level' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop Recording' })).toBeFocused();
  await expect(page.getByText(/^0:0[2-9]/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop Recording' }).click();
}

test('an answer is recorded, transcribed, edited and submitted', async ({ page }) => {
  await openVoice(page);
  await recordSomething(page);
  await expect(page.getByLabel('Your response')).toHaveValue('We hold 150 feet on all sides.');
  const upload = transcriber.received.at(-1);
  expect(upload?.includes(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))).toBe(true);
  expect(upload?.length).toBeGreaterThan(2_000);
  await page.getByLabel('Your response').fill('Yes. We hold 150 feet on all sides, on sheet C-3, as a condition.');
  await page.getByRole('button', { name: 'Submit Response' }).click();
  await expect(page.getByRole('heading', { name: 'Feedback' })).toBeVisible();
});

test('a recording is kept when transcription fails, and can be tried again', async ({ page }) => {
  transcriber.failing = true;
  await openVoice(page);
  await recordSomething(page);
  await expect(page.getByRole('alert')).toContainText('Failed to transcribe audio. Please try speaking more clearly.', {
    timeout: 30_000,
  });
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download the recording' })).toBeVisible();
  transcriber.failing = false;
  await page.getByRole('button', { name: 'Try transcription again' }).click();
  await expect(page.getByLabel('Your response')).toHaveValue('We hold 150 feet on all sides.');
});

const problems = [
  ['NotAllowedError', 'Microphone access denied. Please allow microphone access and try again.'],
  ['NotFoundError', 'No microphone found. Please connect a microphone and refresh the page.'],
  ['NotReadableError', "Microphone is not active. Please ensure it's not in use by another application."],
  ['TypeError', 'Failed to access microphone. Please check your device settings.'],
] as const;

for (const [name, message] of problems) {
  test(`a microphone that fails with ${name} says what to do`, async ({ page }) => {
    await page.addInitScript((error) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', error));
    }, name);
    await openVoice(page);
    await page.getByRole('button', { name: 'Start Recording' }).click();
    await expect(page.getByRole('alert')).toContainText(message);
    await page.getByLabel('Your response').fill('Typing still works.');
  });
}

test('no microphone, a muted one and a browser without recording each say so', async ({ page }) => {
  const cases: readonly (readonly [string, string])[] = [
    ['none', 'No microphone detected. Please connect a microphone and try again.'],
    ['muted', 'Microphone is muted or disabled. Please check your device settings.'],
    ['unsupported', 'Audio recording is not supported in this browser.'],
  ];
  await openVoice(page);
  for (const [problem, message] of cases) {
    await page.evaluate((kind) => {
      const devices = navigator.mediaDevices;
      const open = devices.getUserMedia.bind(devices);
      devices.enumerateDevices = () =>
        Promise.resolve(kind === 'none' ? [] : ([{ kind: 'audioinput' }] as MediaDeviceInfo[]));
      devices.getUserMedia = async (wanted) => {
        const stream = await open(wanted);
        if (kind === 'muted') stream.getAudioTracks().forEach((track) => (track.enabled = false));
        return stream;
      };
      if (kind === 'unsupported') Object.assign(window, { MediaRecorder: undefined });
    }, problem);
    await page.getByRole('button', { name: 'Start Recording' }).click();
    await expect(page.getByRole('alert')).toContainText(message);
  }
});

test('the test page records and shows what was understood', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await page.goto(`${server.url}/test-hearing-audio`);
  await recordSomething(page);
  await expect(page.getByText('We hold 150 feet on all sides.')).toBeVisible();
});
