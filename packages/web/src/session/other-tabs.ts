interface Message {
  readonly kind: 'opened' | 'here' | 'closed';
  readonly from: string;
  /** The tab that a `here` answers. */
  readonly to?: string;
}

/** Reports whether this rehearsal was open in another tab of this browser before this one. The first tab isn't notified and continues
 *  undisturbed. Gives: a function that stops it. */
export function watchOtherTabs(sessionId: string, onElsewhere: (elsewhere: boolean) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(`rostrum:${sessionId}`);
  const me = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const before = new Set<string>();
  const say = (message: Omit<Message, 'from'>): void => channel.postMessage({ ...message, from: me });
  const open = (): void => say({ kind: 'opened' });
  const close = (): void => {
    say({ kind: 'closed' });
    before.clear();
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'opened') say({ kind: 'here', to: data.from });
    else if (data.kind === 'here' && data.to === me) before.add(data.from);
    else if (data.kind === 'closed') before.delete(data.from);
    onElsewhere(before.size > 0);
  };
  // A page that was left and restored, as by the Back button, counts as new.
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) open();
  };
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', shown);
  open();
  return () => {
    close();
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', shown);
    channel.close();
  };
}
