/* The notice before the first rehearsal with a language model. */

export const modelNoticeTexts = {
  title: 'A language model will choose the words',
  remote: (model: string, host: string) =>
    `The operator of this server has set up ${model} at ${host}. Whenever the board asks, or your answer is coached, the following is sent there:`,
  local: (model: string) =>
    `The operator of this server has set up ${model} on the server’s own machine, and nothing leaves it. The model is given:`,
  notSent: 'Never sent:',
  rule: 'What is asked, by whom, on which facts, and how an answer is rated is decided here, with or without the model. Words that it wrote carry a small mark.',
  understood: 'Understood',
  mark: 'Model’s words',
  markHint: 'A language model chose these words. What is asked and how it is rated is decided here.',
} as const;
