export const demoTexts = {
  title: 'An example hearing',
  lead: 'Cedar Prairie Solar before the planning commission: a made-up project, with the questions that the board asks about it. You read it at the pace of speech; there is no sound.',
  tryExample: 'Try it with this example',
  start: 'Start with your own project',
  back: 'Back to the start page',
} as const;
