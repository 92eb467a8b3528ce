import { describe, expect, it } from 'vitest';
import { UploadRoom } from './upload-room.ts';

describe('the room for uploads', () => {
  it('takes what fits beside the others, says to come back to what does not, and is there again', () => {
    const room = new UploadRoom(100);
    const leave = room.take(60);
    room.take(40);
    expect(() => room.take(1)).toThrow(expect.objectContaining({ code: 'busy', retryAfterSec: 5 }));
    leave();
    leave();
    expect(() => room.take(61)).toThrow(expect.objectContaining({ code: 'busy' }));
    expect(room.take(60)).toBeTypeOf('function');
  });

  it('takes one alone however long it is', () => {
    expect(new UploadRoom(10).take(50)).toBeTypeOf('function');
  });
});
