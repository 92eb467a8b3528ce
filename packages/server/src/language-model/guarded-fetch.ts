/** Far more than any answer we ask for. */
const maxBytes = 256 * 1024;

/** A reply that goes on and on. */
export class ReplyTooLong extends Error {}

/** Fetch as the providers use it: it follows no redirect, so that key and material go to the named host and nowhere
 *  else, and it drops a reply that is too long to be one. */
export const guardedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  let bytes = 0;
  const limited = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        bytes += part.byteLength;
        if (bytes > maxBytes) controller.error(new ReplyTooLong('the reply of the language model is too long'));
        else controller.enqueue(part);
      },
    }),
  );
  return new Response(limited, response);
};
