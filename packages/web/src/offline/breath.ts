/** Lets the page answer the hand before long work goes on. (A message comes sooner than any timer, and is not slowed down in
 *  a tab behind others.) */
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
