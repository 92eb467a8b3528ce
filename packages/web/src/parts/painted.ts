/** How long is waited in a tab that nobody looks at, where nothing is painted. */
const unseenMs = 100;

/** Resolves when what was drawn last has been painted, so that what comes later does not come before it. */
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
