/** Lets the page respond to input before long work continues. (A message arrives sooner than any timer, and is not
 *  throttled in a background tab.) */
export function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
