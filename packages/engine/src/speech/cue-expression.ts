const compiled = new Map<string, RegExp>();

/** The expression for a cue of the knowledge: whole words, any case. Kept, since the same cues meet every answer. */
export function cueExpression(source: string): RegExp {
  let expression = compiled.get(source);
  if (expression === undefined) {
    expression = new RegExp(`\\b(?:${source})\\b`, 'i');
    compiled.set(source, expression);
  }
  return expression;
}
