export const bridgeTexts = {
  tabTitle: 'Setting up',
  settingUp: 'Setting up your simulation...',
  lead: 'The clerk is posting the agenda and the board is taking its seats.',
} as const;
