/** Caches what is computed from an object for as long as the object lives. Takes: the computation, which depends on the object alone; its
 *  result must not be mutated by callers. Gives: the same computation, done once per object, by identity. Throws: whatever it throws, and
 *  then computes again at the next call. */
export function oncePer<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const kept = new WeakMap<Of, { readonly made: Made }>();
  return (of) => {
    const known = kept.get(of);
    if (known !== undefined) return known.made;
    const made = make(of);
    kept.set(of, { made });
    return made;
  };
}
