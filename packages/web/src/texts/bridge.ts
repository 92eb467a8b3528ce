export const bridgeTexts = {
  tabTitle: 'Setting up',
  settingUp: 'Setting up your simulation...',
  lead: 'The board is taking its seats.',
} as const;
