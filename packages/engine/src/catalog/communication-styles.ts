/** Every communication style: those of the chooser (practice.md §3) and those of the room (hearing.md §3). decisions.md §2. */
export const communicationStyles = [
  'formal',
  'direct',
  'blunt',
  'equity_focused',
  'procedural',
  'cautious',
  'competing_narratives',
  'tourism_balanced',
  'health_focused',
  'lifestyle_protective',
  'professional',
  'casual',
  'advocacy_focused',
] as const;
export type CommunicationStyle = (typeof communicationStyles)[number];
