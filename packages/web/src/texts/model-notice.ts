/* The notice before the first rehearsal with a language model. */

export const modelNoticeTexts = {
  title: 'A language model words the questions',
  remote: (model: string, host: string) =>
    `This server uses ${model} at ${host}. Each time the board asks or your answer is reviewed, this is sent there:`,
  local: (model: string) => `This server runs ${model} on its own machine, and nothing leaves it. The model gets:`,
  notSent: 'Never sent:',
  rule: 'Who asks what, from which facts, and how an answer is rated is decided here, with or without the model. Anything it worded carries a small mark.',
  understood: 'Got it',
  foundMark: 'Found by the model',
  foundHint: 'A language model pointed this out. Its words were checked against the record.',
  mark: 'Model’s words',
  markHint: 'A language model worded this. What is asked and how it’s rated is decided here.',
} as const;
