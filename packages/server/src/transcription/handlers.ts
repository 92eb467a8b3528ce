import { limits } from '@rostrum/contract';
import { joined } from '../documents/pieces.ts';
import type { Handlers } from '../http/call-context.ts';
import type { Metrics } from '../http/metrics.ts';
import { readForm } from '../http/read-form.ts';
import { Refusal } from '../http/refusal.ts';
import { given } from '../rehearsals/given.ts';
import { audioKindOf } from './audio-kind.ts';
import type { Transcriber } from './transcriber.ts';

/** Recordings are held in memory while they are transcribed: at most this many at a time. */
const atOnce = 8;

export function transcriptionHandlers(transcriber: Transcriber | null, metrics: Metrics): Handlers<'transcribe'> {
  let underWay = 0;
  return {
    transcribe: async (call) => {
      const { request, signal } = call;
      if (transcriber === null) throw new Refusal('transcription_off');
      if (!request.isMultipart()) throw new Refusal('malformed', 'Send the recording as a form with the field audio.');
      // An upload that is still arriving takes up nobody's turn.
      const { file, fields } = await readForm(request, limits.audioBytes);
      if (underWay >= atOnce)
        throw new Refusal(
          'busy',
          'The server is busy with other recordings. Keep the recording and try again in a moment, or type your answer.',
          { retryAfterSec: 5 },
        );
      underWay++;
      try {
        const sessionId = given(fields.get('session_id'));
        const bytes = file === null ? null : joined(file.pieces);
        if (sessionId !== null) await call.nameSession(sessionId);
        if (bytes === null) throw new Refusal('malformed', 'The form contains no recording.');
        if (bytes.length === 0)
          throw new Refusal(
            'no_speech',
            'No audio captured. Please ensure your microphone is working and speak clearly.',
          );
        const kind = audioKindOf(bytes);
        if (kind === null)
          throw new Refusal(
            'wrong_kind',
            'This is not a recording that can be transcribed. Record again, or type your answer.',
          );
        const transcript = await transcriber.transcribe({ bytes, ...kind }, signal);
        if (transcript === '') throw new Refusal('no_speech');
        metrics.transcriptions.inc({ outcome: 'transcribed' });
        return { transcript };
      } catch (error) {
        metrics.transcriptions.inc({ outcome: error instanceof Refusal ? error.code : 'failed' });
        throw error;
      } finally {
        underWay--;
      }
    },
  };
}
