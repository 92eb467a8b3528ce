/** How long to wait in a background tab, where nothing is painted. */
const unseenMs = 100;

/** Resolves once the last render has been painted, so that what follows does not come before it. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const unseen = setTimeout(resolve, unseenMs);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(unseen);
        resolve();
      }),
    );
  });
}
